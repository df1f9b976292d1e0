import { defaultsOf } from '../domain/constraints/param.js';
import type { TableEngine } from '../domain/engine/table-engine.js';
import type { Format } from '../domain/formats/format.js';
import type { GenerateRequest } from '../domain/generation/generate-request.js';
import type { Means } from '../domain/generation/means.js';
import type { Cell, FormatReader, ReadTable } from './format-reader.js';
import { jsonRows } from './json-rows.js';
import { shown } from './law.js';
import { decodedBy, encoded, type Json } from './law-tables.js';

/** Returns the options of a format that its reader requires. */
export function optionsOf(format: Format, { options }: FormatReader): GenerateRequest['options'] {
  return { ...defaultsOf(format.options), ...options };
}

/** Returns the text of a request in a format, which the engine need not have. */
export function written(
  engine: TableEngine,
  format: Format,
  reader: FormatReader,
  input: Json,
  means: Means = {},
): string {
  const request = { ...decodedBy(engine, input), format, options: optionsOf(format, reader) };
  return encoded(engine, request, means);
}

/** Whether the format accepts these names of columns. */
export function takesNames(
  format: Format,
  reader: FormatReader,
  columns: readonly string[],
): boolean {
  return format.check({ tableName: 't', columns }, optionsOf(format, reader)).length === 0;
}

/** Returns a cell, given its JSON text. */
export function cellOf(json: string): Cell {
  if (json === 'null') return null;
  return json.startsWith('"') ? String(JSON.parse(json)) : json;
}

/** Returns the expected content of a table: the names of the fields, and the values of the same table in JSON. */
export function expectedOf(engine: TableEngine, input: Json): ReadTable {
  const text = encoded(engine, decodedBy(engine, { ...input, format: 'json' }));
  return {
    names: (input.fields as readonly { readonly name: string }[]).map(({ name }) => name),
    rows: jsonRows(text).map((row) => row.map(([, cell]) => cellOf(cell))),
  };
}

function differ(what: string, expected: unknown, read: unknown): never {
  throw new Error(`${what}: expected ${shown(expected)}, read ${shown(read)}`);
}

/** Throws an error that names the first difference. */
export function checkSame(
  { isFormOf = () => false }: FormatReader,
  actual: ReadTable,
  { names, rows }: ReadTable,
): void {
  // Many readers skip an empty line, so a format may write the null of a single column as the empty text.
  const isSame = (read: Cell | undefined, cell: Cell): boolean =>
    read === cell ||
    (names.length === 1 && (read ?? '') === (cell ?? '')) ||
    (typeof read === 'string' && cell !== null && isFormOf(read, cell));
  const sameNumber = (what: string, expected: number, read: number): void => {
    if (expected !== read) differ(`number of ${what}`, expected, read);
  };

  sameNumber('names', names.length, actual.names.length);
  for (const [i, name] of names.entries()) {
    if (actual.names[i] !== name) differ(`name ${i}`, name, actual.names[i]);
  }
  sameNumber('rows', rows.length, actual.rows.length);
  for (const [r, row] of rows.entries()) {
    const cells = actual.rows[r] ?? [];
    sameNumber(`cells in row ${r}`, row.length, cells.length);
    for (const [i, cell] of row.entries()) {
      if (!isSame(cells[i], cell)) differ(`row ${r}, column ${shown(names[i])}`, cell, cells[i]);
    }
  }
}

/** Throws an error if the text of a request does not read back as its values. */
export function checkReadsBack(
  engine: TableEngine,
  format: Format,
  reader: FormatReader,
  input: Json,
  expected: ReadTable = expectedOf(engine, input),
): void {
  checkSame(reader, reader.read(written(engine, format, reader, input)), expected);
}
