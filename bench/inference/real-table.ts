import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { TableSample } from '../../src/domain/tables/table-sample.js';
import type { TableLabel } from './labels.js';

/** A table as its label says that it is written. */
export function readTable(folder: string, file: string, label: TableLabel): TableSample {
  const bytes = readFileSync(join(folder, file));
  const encoding = label.encoding === 'latin-1' ? 'latin1' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
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
