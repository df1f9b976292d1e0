import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { filesOfArchive } from '../../src/page/files.js';
import type {
  Archive,
  Chunks,
  CompressedChunks,
  Compressor,
  NamedFile,
} from '../../src/page/index.js';

/** The fastest level, as in the service. */
const LEVEL = 1;
/** The first date that zip knows, so that the same table gives the same archive. */
const MODIFIED = new Date(1980, 0, 1);

/** Makes zip archives in the page. It offers no compression of single files. */
export class PageCompressor implements Compressor {
  compress(): CompressedChunks {
    throw new Error('the page compresses no single file');
  }

  archive(chunks: Chunks, archive: Archive): CompressedChunks {
    return Object.assign(zipped(chunks, archive), { hasReadAll: () => false });
  }

  files(files: Iterable<NamedFile>): CompressedChunks {
    return Object.assign(zippedFiles(files), { hasReadAll: () => false });
  }
}

async function* zipped(chunks: Chunks, archive: Archive): AsyncGenerator<Uint8Array> {
  const { files, end } = filesOfArchive(chunks, archive);
  try {
    yield* zippedFiles(files);
  } finally {
    await end();
  }
}

async function* zippedFiles(files: Iterable<NamedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  const take = (): readonly Uint8Array[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for (const { name, isCompressed, open } of files) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: LEVEL });
    entry.mtime = MODIFIED;
    zip.add(entry);
    for await (const chunk of open()) {
      // The package keeps a chunk until it is compressed, and the engine reuses no memory here.
      entry.push(chunk);
      yield* take();
    }
    entry.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
