import type { TableSample } from '../../src/page/index.js';
import {
  ByteCursor,
  bounded,
  fileKind,
  HubFault,
  readText,
  SAMPLE_BOUNDS,
  USUAL_TERMS,
  unreadable,
} from '../../src/page/inference.js';
import type { Unread } from './messages.js';

const LIMITS = { ...SAMPLE_BOUNDS, rows: USUAL_TERMS.rows };
/** Enough bytes to detect the kind of any file. */
const MAGIC_BYTES = 512;
/** Bytes that are loaded at a time. */
const CHUNK = 1024 * 1024;

/** Reads the first rows of the table in a file, with the readers of the command. It loads only the bytes that it needs. */
export async function readFile(file: Blob, name: string): Promise<TableSample | Unread> {
  try {
    return await tableIn(file, name);
  } catch (error) {
    if (!(error instanceof HubFault) || error.failure.code !== 'hub_unreadable') throw error;
    return { message: `${error.failure.reason}.` };
  }
}

async function tableIn(file: Blob, name: string): Promise<TableSample> {
  const kind = fileKind(await bytesOf(file.slice(0, MAGIC_BYTES)));
  switch (kind.is) {
    case 'text':
      return textTable(slices(file), name);
    case 'gzip':
      return textTable(unzipped(file), name.replace(/\.gz$/i, ''));
    case 'empty':
      throw unreadable('the file is empty');
    case 'unusable':
      throw unreadable(kind.reason);
    case 'parquet':
      return parquetTable(file);
    default:
      throw unreadable(`the page does not open ${kind.is} files; npx tablewright infer does`);
  }
}

function textTable(chunks: AsyncIterable<Uint8Array>, name: string): Promise<TableSample> {
  const flow = bounded({ chunks, whole: () => true }, LIMITS.inflatedBytes);
  return readText(new ByteCursor(flow), name, LIMITS);
}

/** Reads a Parquet file without a time limit: who closes the dialog ends this worker. */
async function parquetTable(file: Blob): Promise<TableSample> {
  const { parquetSample } = await import('../../src/page/parquet.js');
  const range = (start: number, end?: number): Promise<Uint8Array> =>
    bytesOf(file.slice(start, end));
  const work = { limits: LIMITS, mostBytes: LIMITS.inflatedBytes };
  return parquetSample(range, work, { run: (decode) => decode() });
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer());
}

async function* slices(file: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += CHUNK) {
    yield bytesOf(file.slice(start, start + CHUNK));
  }
}

async function* unzipped(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw unreadable('the gzip file is damaged');
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
