import { oncePer } from '../../basics/once-per.js';
import type { TableKeys, TableReference } from '../../sql-dialects/table-keys.js';
import type { Field, GenerateRequest, TableOfSet } from '../generate-request.js';
import { parentsFirst } from './parents-first.js';
import { targetOf } from './target-of.js';

/** The place of each table in the order in which a script writes them. */
const placesIn = oncePer(
  (tables: TableOfSet['tables']): ReadonlyMap<string, number> =>
    new Map(parentsFirst([...tables.values()]).map(({ tableName }, i) => [tableName, i])),
);

/** The key of a table of a set and its references, as far as its columns show them; undefined for a table alone. */
export function keysOf({ fields, inSet }: GenerateRequest): TableKeys | undefined {
  if (inSet === undefined) return undefined;
  const shown = new Set(fields.filter(({ hidden }) => !hidden).map(({ name }) => name));
  const areShown = (names: readonly string[]): boolean => names.every((name) => shown.has(name));
  const references = fields.flatMap(
    (field) => referenceOf(field, fields, inSet) ?? copiedReference(field, fields, inSet) ?? [],
  );
  return {
    key: areShown(inSet.key) ? inSet.key : [],
    references: references.filter(({ columns }) => areShown(columns)),
  };
}

function referenceOf(
  field: Field,
  fields: readonly Field[],
  inSet: TableOfSet,
): TableReference | undefined {
  const table = targetOf(field, inSet, fields);
  const target = table === undefined ? undefined : inSet.tables.get(table);
  if (table === undefined || target?.inSet === undefined) return undefined;
  const { key } = target.inSet;
  const part = field.type.shows?.(field.constraints).field ?? key[0];
  const places = placesIn(inSet.tables);
  const isLate = (places.get(table) ?? 0) > (places.get(inSet.name) ?? 0);
  const columns = key.map((name) => (name === part ? field.name : copyOf(name, field, fields)));
  if (columns.length > 0 && columns.every((name) => name !== undefined)) {
    return { columns, table, key, isLate };
  }
  const isUnique = target.fields.some(({ name, unique }) => name === part && unique);
  return isUnique && part !== undefined
    ? { columns: [field.name], table, key: [part], isLate }
    : undefined;
}

/** A copy of a reference of another table refers to the same row, whose key is a single field. */
function copiedReference(
  field: Field,
  fields: readonly Field[],
  inSet: TableOfSet,
): TableReference | undefined {
  const shows = field.type.shows?.(field.constraints);
  const through = fields.find(({ name }) => name === shows?.through);
  const table = through && targetOf(through, inSet, fields);
  const other = table === undefined ? undefined : inSet.tables.get(table);
  const shown = other?.fields.find(({ name }) => name === shows?.field);
  if (other?.inSet === undefined || shown === undefined || shown.hidden) return undefined;
  const onward =
    referenceOf(shown, other.fields, other.inSet) ??
    copiedReference(shown, other.fields, other.inSet);
  if (onward === undefined || onward.columns.length > 1) return undefined;
  const places = placesIn(inSet.tables);
  const isLate = (places.get(onward.table) ?? 0) > (places.get(inSet.name) ?? 0);
  return { ...onward, columns: [field.name], isLate };
}

/** The name of the column that shows a field of the row to which a reference refers. */
function copyOf(
  name: string,
  { name: through }: Field,
  fields: readonly Field[],
): string | undefined {
  return fields.find(({ type, constraints, hidden }) => {
    const shows = type.shows?.(constraints);
    return !hidden && shows?.through === through && shows.field === name;
  })?.name;
}
