import type { Chunks, NamedFile } from '../../application/ports/compressor.js';
import { utf8 } from '../../domain/basics/utf8.js';
import { type Archive, FILE_END, type RowsFile } from '../../domain/formats/archive.js';

const END = FILE_END.charCodeAt(0);

/** Divides chunks into files with rows at each `FILE_END`. */
class FilesOfRows {
  readonly #chunks: AsyncGenerator<Uint8Array>;
  #rest: Uint8Array | undefined;

  constructor(chunks: Chunks) {
    this.#chunks = each(chunks);
  }

  /** The next file. */
  async *next({ head, foot }: RowsFile): AsyncGenerator<Uint8Array> {
    yield utf8(head);
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
    yield utf8(foot);
  }

  /** Ends the source of the chunks. */
  async end(): Promise<void> {
    await this.#chunks.return(undefined);
  }
}

/** The chunks as a generator, which can be ended. */
export async function* each(chunks: Chunks): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** The files of an archive, to be opened in their order. `end` ends the source of the rows. */
export function filesOfArchive(
  chunks: Chunks,
  { files, parts }: Archive,
): { readonly files: readonly NamedFile[]; readonly end: () => Promise<void> } {
  const rows = new FilesOfRows(chunks);
  const texts = files.map(({ name, text }) => file(name, () => [utf8(text)]));
  const sheets = parts.map((part) => file(part.name, () => rows.next(part)));
  return { files: [...texts, ...sheets], end: () => rows.end() };
}

function file(name: string, open: () => Chunks): NamedFile {
  return { name, isCompressed: false, open };
}
