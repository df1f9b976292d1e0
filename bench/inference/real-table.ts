import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { isLeft } from 'fp-ts/lib/Either.js';
import { TableFileReader } from '../../src/adapters/tables/table-file-reader.js';
import type { TableSample } from '../../src/domain/tables/table-sample.js';
import { decodeWindows1252 } from '../../src/domain/tables/text-encoding.js';
import type { TableLabel } from './labels.js';

/** A table, read according to its label. */
export function labelledTable(folder: string, file: string, label: TableLabel): TableSample {
  const bytes = readFileSync(join(folder, file));
  // The Encoding standard requires windows-1252 for latin-1.
  const isLatin = label.encoding === 'latin-1';
  const text = isLatin ? decodeWindows1252(bytes) : new TextDecoder('utf-8').decode(bytes);
  const records = parse(text, {
    delimiter: label.delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as readonly (readonly string[])[];
  const [header = [], ...rows] = records;
  return {
    header,
    columns: header.map((_, i) => rows.map((row) => row[i] ?? '')),
    rows: rows.length,
    complete: true,
    decimalMark: label.decimal,
    warnings: [],
  };
}

const BOUNDS = {
  rows: 50_000,
  columns: 1000,
  cellLength: 100_000,
  inflatedBytes: 32 * 1024 * 1024,
};

/** A table, read by our own reader without its label. */
export async function readTable(folder: string, file: string): Promise<TableSample> {
  const bytes = readFileSync(join(folder, file));
  const source = {
    name: file,
    size: bytes.length,
    stream: () => Readable.from([bytes]),
    cut: () => false,
    range: undefined,
  };
  const read = await new TableFileReader().read(source, BOUNDS, new AbortController().signal)();
  if (isLeft(read)) throw new Error(`${file} cannot be read: ${JSON.stringify(read.left)}`);
  return read.right;
}

/** Whether two readings agree in header and cells: then delimiter, quotes and encoding were detected correctly. */
export function isSameTable(read: TableSample, labelled: TableSample): boolean {
  const cellsOf = ({ header, columns }: TableSample): string =>
    JSON.stringify([header, columns.map((cells) => cells.map((cell) => cell ?? ''))]);
  return read.decimalMark === labelled.decimalMark && cellsOf(read) === cellsOf(labelled);
}
