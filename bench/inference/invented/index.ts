import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColumnLabel, Labels, TableLabel } from '../labels.js';
import { chanceOf } from './chance.js';
import { type Invented, type InventedTable, SCORED_AS } from './invented-table.js';
import { NATURE_TABLES } from './nature-tables.js';
import { PEOPLE_TABLES } from './people-tables.js';
import { TRADE_TABLES } from './trade-tables.js';
import { TRAFFIC_TABLES } from './traffic-tables.js';

const TABLES = [...TRADE_TABLES, ...PEOPLE_TABLES, ...NATURE_TABLES, ...TRAFFIC_TABLES];

/** Writes all invented tables and their `labels.json` into a folder; another seed has other rows of the same kinds. */
export function writeInventedTables(folder: string, seed: number): void {
  const labels = TABLES.map((table, i) => {
    const columns = cellsOf(table, seed * TABLES.length + i + 1);
    const file = `${table.name}.csv`;
    const lines = Array.from({ length: table.rows }, (_, row) =>
      columns.map((cells) => cells[row]).join(','),
    );
    writeFileSync(
      join(folder, file),
      `${[Object.keys(table.kinds).join(','), ...lines].join('\n')}\n`,
    );
    return [file, labelOf(table, columns)] as const;
  });
  writeFileSync(
    join(folder, 'labels.json'),
    JSON.stringify(Object.fromEntries(labels) satisfies Labels),
  );
}

function cellsOf(
  { kinds, row, rows }: InventedTable,
  seed: number,
): readonly (readonly string[])[] {
  const draw = row(chanceOf(seed));
  const records: readonly (readonly Invented[])[] = Array.from({ length: rows }, (_, i) => draw(i));
  return Object.keys(kinds).map((_, i) => records.map((record) => String(record[i] ?? '')));
}

function labelOf(
  { kinds, rows }: InventedTable,
  columns: readonly (readonly string[])[],
): TableLabel {
  const labelled = Object.entries(kinds).map(([name, type], i): readonly [string, ColumnLabel] => {
    const filled = (columns[i] ?? []).filter((cell) => cell !== '');
    const counts = { nulls: rows - filled.length, distinct: new Set(filled).size };
    return [name, { type, format: '', score_as: SCORED_AS[type], note: '', ...counts }];
  });
  return {
    ...{ delimiter: ',', encoding: 'utf-8', decimal: '.', null_tokens: [''], rows },
    columns: Object.fromEntries(labelled),
  };
}
