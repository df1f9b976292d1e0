import { type PassThrough, Readable } from 'node:stream';
import type { Chunks, NamedFile } from '../../application/ports/compressor.js';
import type { Archive } from '../../domain/formats/archive.js';
import { each, filesOfArchive } from './files-of-archive.js';

/** The fastest level: higher levels take twice the time to make rows a fifth smaller. */
const LEVEL = 1;

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

/** Writes a table as an archive while it is read. */
export async function* zipped(chunks: Chunks, archive: Archive): AsyncGenerator<Uint8Array> {
  const { files, end } = filesOfArchive(chunks, archive);
  try {
    yield* zippedFiles(files);
  } finally {
    await end();
  }
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
