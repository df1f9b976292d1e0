import type {
  DatabaseColumn,
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
  PartialUnique,
} from '../model/database-schema.js';
import type { Draft } from './draft.js';
import type { DraftKey, DraftReference, DraftTable } from './draft-table.js';
import { checksOfPartitions } from './partitions.js';

/** The schema of a script that has been read to its end. Keys whose columns or tables are missing are reported. */
export function finishedSchema(draft: Draft): DatabaseSchema {
  const tables = [...draft.tables.values()].map((table) => finishedTable(draft, table));
  const missed = draft.missed
    .map((part, i) => ({ part, i }))
    .sort((a, b) => (a.part.line ?? 0) - (b.part.line ?? 0) || a.i - b.i)
    .map(({ part }) => part);
  return { dialect: draft.dialect, tables, missed };
}

function finishedTable(draft: Draft, table: DraftTable): DatabaseTable {
  const primaryKey = columnsOf(draft, table, table.primary?.columns ?? []) ?? [];
  const partials = table.partials.flatMap((index) => finishedPartial(draft, table, index));
  return {
    name: table.name,
    columns: finishedColumns(draft, table, primaryKey),
    primaryKey,
    uniques: finishedUniques(draft, table, primaryKey),
    ...(partials.length > 0 && { partialUniques: partials }),
    foreignKeys: table.references.flatMap((reference) => finishedKey(draft, table, reference)),
    checks: [
      ...table.checks.flatMap(({ isDropped, expression }) => (isDropped ? [] : [expression])),
      ...checksOfPartitions(draft, table),
    ],
  };
}

function finishedColumns(
  { dialect }: Draft,
  table: DraftTable,
  primaryKey: readonly string[],
): readonly DatabaseColumn[] {
  const keys = new Set(primaryKey);
  const hasRowid = dialect === 'sqlite' && table.hasRowid && primaryKey.length === 1;
  return [...table.columns.values()].map((column) => {
    if (!keys.has(column.name)) return column;
    const isRowid = hasRowid && column.type === 'integer';
    return { ...column, isNullable: false, ...(isRowid && { generated: 'default' as const }) };
  });
}

/** The names as the table has them; undefined if a column does not exist. */
function columnsOf(
  { naming }: Draft,
  table: DraftTable,
  names: readonly string[],
): readonly string[] | undefined {
  const found: string[] = [];
  for (const name of names) {
    const key = naming.key(name);
    const column =
      table.columns.get(key) ?? renamedColumn(table, key, (other) => naming.key(other));
    if (column === undefined) return undefined;
    found.push(column.name);
  }
  return found;
}

function renamedColumn(
  table: DraftTable,
  key: string,
  keyOf: (name: string) => string,
): DatabaseColumn | undefined {
  const name = table.renamed.get(key);
  return name === undefined ? undefined : table.columns.get(keyOf(name));
}

function finishedUniques(
  draft: Draft,
  table: DraftTable,
  primaryKey: readonly string[],
): readonly (readonly string[])[] {
  const signature = (columns: readonly string[]): string => JSON.stringify([...columns].sort());
  const known = new Set([signature(primaryKey)]);
  const uniques: (readonly string[])[] = [];
  for (const key of table.uniques) {
    const columns = keyColumns(draft, table, key);
    if (columns === undefined || known.has(signature(columns))) continue;
    known.add(signature(columns));
    uniques.push(columns);
  }
  return uniques;
}

function keyColumns(
  draft: Draft,
  table: DraftTable,
  { columns, isDropped }: DraftKey,
): readonly string[] | undefined {
  return isDropped ? undefined : columnsOf(draft, table, columns);
}

function finishedPartial(
  draft: Draft,
  table: DraftTable,
  index: DraftTable['partials'][number],
): readonly PartialUnique[] {
  const columns = keyColumns(draft, table, index);
  if (columns === undefined) return [];
  const { expressions, where } = index;
  return [{ columns, expressions, ...(where !== undefined && { where }) }];
}

function finishedKey(
  draft: Draft,
  table: DraftTable,
  reference: DraftReference,
): readonly ForeignKey[] {
  if (reference.isDropped) return [];
  const columns = columnsOf(draft, table, reference.columns);
  if (columns === undefined) {
    const { naming } = draft;
    const isDropped = reference.columns.some((name) => table.dropped.has(naming.key(name)));
    if (!isDropped) draft.miss(reference.start, 'the table has no such columns', table.name);
    return [];
  }
  const other = referredTable(draft, reference.table);
  if (other === undefined) {
    draft.miss(reference.start, `table ${reference.table} is not to be filled`, table.name);
    return [];
  }
  const wanted = reference.references ?? other.primary?.columns ?? [];
  const references = columnsOf(draft, other, wanted);
  if (references === undefined || references.length !== columns.length) {
    draft.miss(reference.start, `table ${other.name} has no such key`, table.name);
    return [];
  }
  return [{ columns, table: other.name, references, isDeferrable: reference.isDeferrable }];
}

function referredTable({ naming, tables, renamed }: Draft, name: string): DraftTable | undefined {
  const key = naming.key(name);
  const found = tables.get(key);
  if (found !== undefined) return found;
  const other = renamed.get(key);
  return other === undefined ? undefined : tables.get(naming.key(other));
}
