import type { Contestant } from '../contestant.js';
import { type ColumnName, columns } from '../table.js';

/** A row in the code of a typical user of a library of fake values. */
export type Row = Readonly<Record<ColumnName, unknown>>;

function table(count: number, row: () => Row): readonly Row[] {
  return Array.from({ length: count }, row);
}

/** A line of CSV without quotes: this saves the library work that a correct CSV file needs. */
function csv(rows: readonly Row[]): string {
  const header = columns.map(({ name }) => name).join(',');
  return [header, ...rows.map((cells) => Object.values(cells).join(','))].join('\r\n');
}

/** A library that returns one value per call, in typical use for a table: as CSV and as JSON. */
export function rowByRow(name: string, rows: number, row: () => Row): readonly Contestant[] {
  return [
    { name, format: 'csv', rows, run: () => csv(table(rows, row)) },
    { name, format: 'json', rows, run: () => JSON.stringify(table(rows, row)) },
  ];
}
