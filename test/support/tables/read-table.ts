import * as E from 'fp-ts/lib/Either.js';
import { TableFileReader } from '../../../src/adapters/tables/table-file-reader.js';
import type { ByteSource, SampleBounds } from '../../../src/application/ports/table-reader.js';
import type { Cell, TableSample } from '../../../src/domain/tables/table-sample.js';
import { byteSource, type SourceOptions } from './byte-source.js';

const MIB = 1024 * 1024;

export const bounds: SampleBounds = {
  rows: 5000,
  columns: 1000,
  cellLength: 64 * 1024,
  inflatedBytes: 32 * MIB,
};

const never = new AbortController().signal;

/** Returns the sample of a source, or the reason why it cannot be read. */
export async function readSource(
  source: ByteSource,
  limits: Partial<SampleBounds> = {},
  signal: AbortSignal = never,
): Promise<TableSample | string> {
  const read = await new TableFileReader().read(source, { ...bounds, ...limits }, signal)();
  if (E.isRight(read)) return read.right;
  if (read.left.code !== 'hub_unreadable') return read.left.code;
  return read.left.reason;
}

/** Returns the sample of a file that must be readable. */
export async function readTable(
  name: string,
  content: Uint8Array | string,
  limits: Partial<SampleBounds> = {},
  options: SourceOptions = {},
): Promise<TableSample> {
  const sample = await readSource(byteSource(name, content, options), limits);
  if (typeof sample === 'string') throw new Error(sample);
  return sample;
}

/** Returns the reason why a file cannot be read. */
export async function refusal(
  name: string,
  content: Uint8Array | string,
  options: SourceOptions = {},
): Promise<string> {
  const sample = await readSource(byteSource(name, content, options));
  return typeof sample === 'string' ? sample : `read ${sample.rows} rows`;
}

export function rowsOf({ columns, rows }: TableSample): readonly (readonly Cell[])[] {
  return Array.from({ length: rows }, (_, row) => columns.map((column) => column[row] ?? null));
}
