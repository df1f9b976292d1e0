import { least } from '../../basics/extremes.js';
import type { DatabaseColumn, DatabaseSchema, DatabaseTable } from '../model/database-schema.js';
import { keysOf } from '../model/schema-index.js';
import { referringColumns } from '../model/table-index.js';
import type { SetField, SetTable, TablesRequest } from '../requests/set-request.js';
import { listedValues } from './listed-values.js';
import { valueKind } from './value-kind.js';

/** The most characters of a column of a key, and of all columns of it: MySQL has 3072 bytes for them. */
const KEY_LENGTH = 255;
const WHOLE_KEY_LENGTH = 760;
/** The most characters of a random text. */
const LONGEST = 10_000;

/** Fields that show something of other rows. */
const OF_OTHER_ROWS = new Set(['reference', 'copy', 'ordinal', 'total']);

/**
 * The request of a schema whose texts are any that their columns take. Rows have emails and names of a list, such as those of roles; a
 * column has the length and the values that the schema states.
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
          : statedField(field, column, table);
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
function statedField(field: SetField, column: DatabaseColumn, table: DatabaseTable): SetField {
  const { name, args, isArray, document } = column;
  const kind = valueKind(column);
  const isFree = !isArray && document === undefined && listedValues(column, table) === undefined;
  if (!isFree || (kind !== 'text' && kind !== 'json')) return field;
  const { null_rate, unique } = field.constraints ?? {};
  const kept = {
    ...(null_rate !== undefined && { null_rate }),
    ...(unique !== undefined && { unique }),
  };
  const { because } = field;
  if (kind === 'json') {
    const properties = { value: { type: 'word' } };
    return {
      name,
      type: 'object',
      properties,
      constraints: { ...kept, one_column: true },
      because,
    };
  }
  const most = least([LONGEST, ...keysOf(table).map((key) => mostInKey(name, key))]);
  const max_length = Math.max(1, Math.min(args[0] ?? most, most));
  return { name, type: 'string', constraints: { ...kept, min_length: 1, max_length }, because };
}
