import { least } from '../../basics/extremes.js';
import type { DialectName } from '../../sql-dialects/index.js';
import { listedIn } from '../checks/read-check.js';
import { type ColumnKind, columnKind } from '../columns/column-kind.js';
import type { DatabaseColumn, DatabaseSchema, DatabaseTable } from '../model/database-schema.js';
import { columnName, keysOf } from '../model/schema-index.js';
import { referringColumns } from '../model/table-index.js';
import type { SetField, SetTable, TablesRequest } from '../requests/set-request.js';
import { valueKind } from './value-kind.js';

/** The most characters of a column of a key, and of all columns of it: MySQL has 3072 bytes for them. */
const KEY_LENGTH = 255;
const WHOLE_KEY_LENGTH = 760;
/** The most characters of a random text. */
const LONGEST = 10_000;

/** The greatest whole number of a field that has as many negative ones. */
const WIDEST = 2 ** 52 - 1;

/** Fields that show something of other rows. */
const OF_OTHER_ROWS = new Set(['reference', 'copy']);
/** Fields of numbers that count rows, so that they differ in a key. */
const COUNTING = new Set(['sequence', 'ordinal']);
/** Fields of numbers whose texts are as long as the numbers. */
const NUMBERS = new Set([...COUNTING, 'total']);

/**
 * The request of a schema whose texts and numbers are any that their columns take. Rows have emails, names of a list, such as those of
 * roles, and few visits; a column has the length, the range and the values that the schema states.
 */
export function withStatedValues(request: TablesRequest, schema: DatabaseSchema): TablesRequest {
  const tables = new Map(schema.tables.map((table) => [table.name, table]));
  return {
    ...request,
    tables: request.tables.map((made) => {
      const table = tables.get(made.name);
      if (table === undefined) return made;
      const columns = new Map(table.columns.map((column) => [column.name, column]));
      const deciding = new Set(made.fields.flatMap(columnsOfGiven));
      const stated = (of: SetField): SetField => {
        const field = isKeyed(of.name, made, table) ? of : withoutUnique(of);
        const column = columns.get(field.name);
        const isOther = deciding.has(field.name) || referringColumns(table).has(field.name);
        return column === undefined || isOther || OF_OTHER_ROWS.has(field.type)
          ? field
          : statedField(field, column, table, schema.dialect ?? 'ansi');
      };
      return { ...made, fields: made.fields.map(stated) };
    }),
  };
}

/** Whether a column is part of the key of its table, which needs one that differs, or the schema says that it differs. */
function isKeyed(name: string, { key = [] }: SetTable, { uniques }: DatabaseTable): boolean {
  return key.includes(name) || uniques.some((own) => own.length === 1 && own[0] === name);
}

/** A field that differs in every row for a unique list of several columns may repeat in the table. */
function withoutUnique(field: SetField): SetField {
  const { unique, ...constraints } = field.constraints ?? {};
  return unique === undefined ? field : { ...field, constraints };
}

function columnsOfGiven({ constraints }: SetField): readonly string[] {
  const given = constraints?.given as { readonly columns: readonly string[] } | undefined;
  return given?.columns ?? [];
}

function mostInKey(name: string, key: readonly string[]): number {
  const isIn = key.includes(name);
  return isIn ? Math.min(KEY_LENGTH, Math.floor(WHOLE_KEY_LENGTH / key.length)) : LONGEST;
}

/** A field of any values of the type of a column, unless the schema lists them. */
function statedField(
  field: SetField,
  column: DatabaseColumn,
  table: DatabaseTable,
  dialect: DialectName,
): SetField {
  const { name, isArray, document } = column;
  const kind = valueKind(column);
  const isFree = !isArray && document === undefined && !isListed(column, table);
  const isNumber = kind === 'integer' || kind === 'number';
  if (!isFree || !(isNumber || kind === 'text' || kind === 'json')) return field;
  if (!isNumber && NUMBERS.has(field.type)) return field;
  const free = freeField(column, table, dialect);
  if (free === undefined) return field;
  const { null_rate, unique = COUNTING.has(field.type) || undefined } = field.constraints ?? {};
  const kept = {
    ...(null_rate !== undefined && { null_rate }),
    ...(unique !== undefined && { unique }),
  };
  return { name, ...free, constraints: { ...kept, ...free.constraints }, because: field.because };
}

/** The field of all values of a column of documents, numbers or texts; undefined if its type has none. */
function freeField(
  column: DatabaseColumn,
  table: DatabaseTable,
  dialect: DialectName,
): Pick<SetField, 'type' | 'constraints' | 'properties'> | undefined {
  const kind = valueKind(column);
  if (kind === 'json') {
    const properties = { value: { type: 'word' } };
    return { type: 'object', properties, constraints: { one_column: true } };
  }
  if (kind !== 'text') return rangeOf(columnKind(column, dialect));
  const most = least([LONGEST, ...keysOf(table).map((key) => mostInKey(column.name, key))]);
  const max_length = Math.max(1, Math.min(column.args[0] ?? most, most));
  return { type: 'string', constraints: { min_length: 1, max_length } };
}

/** The field of all numbers of a type; undefined if it has no numbers. */
function rangeOf(kind: ColumnKind): Pick<SetField, 'type' | 'constraints'> | undefined {
  if (kind.kind === 'integer') {
    const min = Math.max(kind.min, -WIDEST);
    return { type: 'integer', constraints: { min, max: Math.min(kind.max, min + 2 * WIDEST) } };
  }
  if (kind.kind !== 'decimal') return undefined;
  const { max, scale } = kind;
  return { type: 'float', constraints: { min: -max, max, precision: scale } };
}

/** Whether the schema lists the values of a column. */
function isListed(column: DatabaseColumn, table: DatabaseTable): boolean {
  return (
    column.values !== undefined ||
    table.checks.some((check) => {
      const listed = listedIn(check);
      return listed !== undefined && columnName(table, listed.column) === column.name;
    })
  );
}
