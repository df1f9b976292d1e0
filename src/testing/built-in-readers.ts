import type { TableEngine } from '../domain/engine/table-engine.js';
import type { Format } from '../domain/formats/format.js';
import { type DialectName, sqlDialects } from '../domain/sql-dialects/index.js';
import type { Cell, FormatReader, ReadTable } from './format-reader.js';
import { jsonRows } from './json-rows.js';
import { cellOf } from './read-back.js';
import { type LiteralReader, literalReaders } from './sql-literals.js';
import { sqlReader } from './sql-reader.js';
import { xlsxReader } from './xlsx-reader.js';

/** The reader of literals for each dialect. A dialect without a reader does not compile. */
export const dialectReaders: Readonly<Record<DialectName, LiteralReader>> = {
  ansi: literalReaders.lineEnds,
  postgresql: literalReaders.postgresql,
  mysql: literalReaders.mysql,
  sqlite: literalReaders.lineEnds,
  sqlserver: literalReaders.sqlserver,
};

function readLines(text: string): ReadTable {
  const rows = jsonRows(`[${text.trimEnd().split('\n').join(',')}]`);
  return {
    names: (rows[0] ?? []).map(([name]) => name),
    rows: rows.map((row) => row.map(([, value]) => cellOf(value))),
  };
}

/** A quoted or an unquoted cell, and the separator after it. */
const CSV_CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
const TSV_CELL = /(?:"((?:[^"]|"")*)"|([^"\t\r\n]*))(\t|\n)/y;

function readDelimited(text: string, cell: RegExp): ReadTable {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (found === null) throw new Error(`not a cell: ${JSON.stringify(text.slice(at, at + 40))}`);
    const [, quoted, bare = '', end = ''] = found;
    row.push(quoted?.replaceAll('""', '"') ?? (bare === '' ? null : bare));
    if (!end.endsWith('\n')) continue;
    rows.push(row);
    row = [];
  }
  const [names = [], ...cells] = rows;
  return { names: names.map(String), rows: cells };
}

/** This reader does not join windows: the laws of field types compare windows as JSON. */
function reading(read: FormatReader['read']): FormatReader {
  return { read, glue: (windows) => windows.join('') };
}

/** The formats of the package except JSON, and each SQL dialect, with their readers. */
export function builtInReaders({
  formats,
}: TableEngine): readonly (readonly [Format, FormatReader])[] {
  const sql = formats.get('sql') as Format;
  const dialects = Object.entries(dialectReaders) as [DialectName, LiteralReader][];
  return [
    [formats.get('ndjson') as Format, reading(readLines)],
    [formats.get('csv') as Format, reading((text) => readDelimited(text, CSV_CELL))],
    [formats.get('tsv') as Format, reading((text) => readDelimited(text, TSV_CELL))],
    [formats.get('xlsx') as Format, xlsxReader],
    ...dialects.map(([name, literal]) => [sql, sqlReader(sqlDialects[name], literal)] as const),
  ];
}
