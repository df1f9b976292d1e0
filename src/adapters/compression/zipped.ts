import { type PassThrough, Readable } from 'node:stream';
import type { NamedFile } from '../../application/ports/compressor.js';
import { type Archive, FILE_END, type RowsFile } from '../../domain/formats/archive.js';

/** The fastest level: higher levels take twice the time to make rows a fifth smaller. */
const LEVEL = 1;
const END = FILE_END.charCodeAt(0);

/**
 * The same options for every file, so that the same table gives the same archive. The date is the first one that zip
 * knows, in local time as zip has it.
 */
const OPTIONS = {
  mtime: new Date(1980, 0, 1),
  forceDosTimestamp: true,
  mode: 0o100644,
};
const COMPRESSED = { ...OPTIONS, compressionLevel: LEVEL };
const STORED = { ...OPTIONS, compress: false };

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Divides chunks into files with rows at each `FILE_END`. */
class FilesOfRows {
  readonly #chunks: AsyncGenerator<Uint8Array>;
  #rest: Uint8Array | undefined;

  constructor(chunks: Chunks) {
    this.#chunks = each(chunks);
  }

  /** The next file. */
  async *next({ head, foot }: RowsFile): AsyncGenerator<Uint8Array> {
    yield Buffer.from(head);
    for (;;) {
      const chunk = this.#rest ?? (await this.#chunks.next()).value;
      this.#rest = undefined;
      if (chunk === undefined) break;
      const at = chunk.indexOf(END);
      if (at >= 0) {
        yield chunk.subarray(0, at);
        this.#rest = chunk.subarray(at + 1);
        break;
      }
      yield chunk;
    }
    yield Buffer.from(foot);
  }

  /** Ends the source of the chunks. */
  async end(): Promise<void> {
    await this.#chunks.return(undefined);
  }
}

async function* each(chunks: Chunks): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** Writes a table as an archive while it is read. */
export async function* zipped(
  chunks: Chunks,
  { files, parts }: Archive,
): AsyncGenerator<Uint8Array> {
  const rows = new FilesOfRows(chunks);
  const texts = files.map(({ name, text }) => file(name, () => [Buffer.from(text)]));
  const sheets = parts.map((part) => file(part.name, () => rows.next(part)));
  try {
    yield* zippedFiles([...texts, ...sheets]);
  } finally {
    await rows.end();
  }
}

function file(name: string, open: () => Chunks): NamedFile {
  return { name, isCompressed: false, open };
}

/** Writes an archive while it is read. Loads the package for zip only for the first archive: a start stays fast. */
export async function* zippedFiles(files: Iterable<NamedFile>): AsyncGenerator<Uint8Array> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let reading: Readable | undefined;
  for (const { name, isCompressed, open } of files) {
    zip.addReadStreamLazy(name, isCompressed ? STORED : COMPRESSED, (give) => {
      reading = Readable.from(each(open()));
      // The package forwards no error of a stream.
      reading.on('error', (error) => output.destroy(error));
      give(null, reading);
    });
  }
  zip.end();
  try {
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    reading?.destroy();
  }
}
