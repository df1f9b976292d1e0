import {
  type PartitionChecks,
  partitionChecks,
} from '../../../domain/databases/checks/partition-checks.js';
import type {
  DatabaseColumn,
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
  MissedPart,
} from '../../../domain/databases/model/database-schema.js';
import { hasPoint, pointedTable } from '../pointed-names.js';
import type { SqlRow } from '../sql-link.js';
import {
  columnsQuery,
  constraintsQuery,
  partitionsQuery,
  TYPES_QUERY,
  tablesQuery,
  triggersQuery,
  uniqueIndexesQuery,
} from './catalogue-queries.js';
import { partitionBound } from './partition-bound.js';
import { exclusion, type UniqueIndex, uniqueIndex } from './unique-index.js';
import { resolvedType, type UserTypes, userTypes } from './user-types.js';

type Query = (sql: string) => Promise<readonly SqlRow[]>;

/** The rows of the catalogue about each table, by its number. */
type ByTable = ReadonlyMap<number, readonly SqlRow[]>;

interface Catalogue {
  readonly names: ReadonlyMap<number, string>;
  readonly types: UserTypes;
  readonly columns: ByTable;
  readonly constraints: ByTable;
  readonly indexes: ByTable;
  readonly triggers: ByTable;
  readonly partitions: ByTable;
}

/**
 * Reads the ordinary tables of a database. `schemas` limits them to these schemas; otherwise all schemas count. A table
 * of the current schema has its bare name.
 */
export async function readCatalogue(
  query: Query,
  schemas: readonly string[],
): Promise<DatabaseSchema> {
  const [current] = await query('SELECT current_schema()');
  const found = await query(tablesQuery(schemaArray(schemas)));
  const isPointed = ([, schema, name]: SqlRow): boolean => hasPoint(schema) || hasPoint(name);
  const plain = found.filter((row) => !isPointed(row));
  const tables = plain.map(([oid, schema, name]) => ({
    oid: Number(oid),
    name: schema === current?.[0] ? String(name) : `${schema}.${name}`,
  }));
  const oids = `ARRAY[${tables.map(({ oid }) => oid).join(', ')}]::oid[]`;
  const catalogue: Catalogue = {
    names: new Map(tables.map(({ oid, name }) => [oid, name])),
    types: userTypes((await query(TYPES_QUERY)) as unknown as Parameters<typeof userTypes>[0]),
    columns: byTable(await query(columnsQuery(oids))),
    constraints: byTable(await query(constraintsQuery(oids))),
    indexes: byTable(await query(uniqueIndexesQuery(oids))),
    triggers: byTable(await query(triggersQuery(oids))),
    partitions: byTable(await query(partitionsQuery(oids))),
  };
  return {
    dialect: 'postgresql',
    tables: tables.map(({ oid, name }) => tableOf(oid, name, catalogue)),
    missed: [
      ...tables.flatMap(({ oid, name }) => missedOf(oid, name, catalogue)),
      ...found.filter(isPointed).map(([, , name]) => pointedTable(name)),
    ],
  };
}

function schemaArray(schemas: readonly string[]): string {
  if (schemas.length === 0) return 'NULL::text[]';
  return `ARRAY[${schemas.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}]::text[]`;
}

function byTable(rows: readonly SqlRow[]): ByTable {
  const groups = new Map<number, SqlRow[]>();
  for (const [oid, ...row] of rows) {
    const group = groups.get(Number(oid));
    if (group === undefined) groups.set(Number(oid), [row]);
    else group.push(row);
  }
  return groups;
}

function tableOf(oid: number, name: string, catalogue: Catalogue): DatabaseTable {
  const columns = (catalogue.columns.get(oid) ?? []).map((row) => columnOf(row, catalogue.types));
  const constraints = (catalogue.constraints.get(oid) ?? []).map((row) => ({
    kind: String(row[0]),
    columns: row[1] as readonly string[],
    row,
  }));
  const indexes = indexesOf(oid, catalogue);
  const ofKind = (kind: string) => constraints.filter((constraint) => constraint.kind === kind);
  const partial = [
    ...indexes
      .filter(({ isWhole }) => !isWhole)
      .map(({ isWhole: _, definition: __, ...index }) => index),
    ...ofKind('x').flatMap(({ columns: list, row }) => exclusion(list, String(row[7])) ?? []),
  ];
  return {
    name,
    columns: columns.map(({ column }) => column),
    primaryKey: ofKind('p')[0]?.columns ?? [],
    uniques: [
      ...ofKind('u').map(({ columns: list }) => list),
      ...indexes.filter(({ isWhole }) => isWhole).map((index) => index.columns),
    ],
    ...(partial.length === 0 ? {} : { partialUniques: partial }),
    foreignKeys: ofKind('f').map(({ columns: list, row }) => foreignKey(list, row, catalogue)),
    checks: [
      ...ofKind('c').map(({ row }) => String(row[5])),
      ...columns.flatMap(({ checks }) => checks),
      ...partitionsOf(oid, catalogue).flatMap(({ checks }) => checks),
    ],
    ...(isWithoutPartition(oid, catalogue) && { rowless: 'it has no partition yet' }),
  };
}

function indexesOf(oid: number, { columns, indexes }: Catalogue): readonly UniqueIndex[] {
  const known = (columns.get(oid) ?? []).map(([name]) => String(name));
  return (indexes.get(oid) ?? []).map((row) => uniqueIndex(row, known));
}

/** Whether a table is partitioned, and the program adds the partitions later. */
function isWithoutPartition(oid: number, { partitions }: Catalogue): boolean {
  const rows = partitions.get(oid) ?? [];
  return rows.some(([, bounds]) => (bounds as readonly string[]).length === 0);
}

/** What keeps rows within the partitions of a table; empty if it has none. */
function partitionsOf(oid: number, catalogue: Catalogue): readonly TablePartitions[] {
  const { partitions } = catalogue;
  const rows = (partitions.get(oid) ?? []).filter(() => !isWithoutPartition(oid, catalogue));
  return rows.map(([column, bounds, key]) => ({
    key: String(key),
    ...partitionChecks(
      column === null ? undefined : String(column),
      (bounds as readonly string[]).map(partitionBound),
    ),
  }));
}

interface TablePartitions extends PartitionChecks {
  readonly key: string;
}

function foreignKey(columns: readonly string[], row: SqlRow, { names }: Catalogue): ForeignKey {
  return {
    columns,
    table: names.get(Number(row[2])) ?? '',
    references: row[3] as readonly string[],
    isDeferrable: row[4] === true,
  };
}

interface ReadColumn {
  readonly column: DatabaseColumn;
  /** The checks of its domains, with the name of the column for VALUE. */
  readonly checks: readonly string[];
}

function columnOf(row: SqlRow, types: UserTypes): ReadColumn {
  const [name, oid, formatted, isNullable, expression, identity, generated, comment] = row;
  const {
    isNotNull,
    default: ofDomain,
    checks,
    ...type
  } = resolvedType(Number(oid), String(formatted), types);
  const filling = generation(String(identity), String(generated), String(expression ?? ''));
  const fallback = (expression ?? ofDomain) as string | null;
  return {
    column: {
      name: String(name),
      ...type,
      isUnsigned: false,
      isNullable: isNullable === true && !isNotNull,
      ...(fallback === null ? {} : { default: fallback }),
      ...(filling === undefined ? {} : { generated: filling }),
      ...(comment === null ? {} : { comment: String(comment) }),
    },
    checks: checks.map((check) => ofColumn(check, String(name))),
  };
}

function generation(
  identity: string,
  generated: string,
  expression: string,
): DatabaseColumn['generated'] {
  if (generated !== '' || identity === 'a') return 'always';
  return identity === 'd' || expression.startsWith('nextval(') ? 'default' : undefined;
}

/** Texts and quoted names stay as they are. */
const VALUE = /'(?:[^']|'')*'|"[^"]*"|\bVALUE\b/g;

function ofColumn(check: string, column: string): string {
  const name = /^[a-z_][a-z0-9_]*$/.test(column) ? column : `"${column.replaceAll('"', '""')}"`;
  return check.replace(VALUE, (token) => (token === 'VALUE' ? name : token));
}

function missedOf(oid: number, table: string, catalogue: Catalogue): readonly MissedPart[] {
  const constraints = catalogue.constraints.get(oid) ?? [];
  const missed = (text: unknown, reason: string): MissedPart => ({
    table,
    text: String(text),
    reason,
  });
  return [
    ...partitionsOf(oid, catalogue).flatMap(({ key, reason }) =>
      reason === undefined ? [] : [missed(`PARTITION BY ${key}`, reason)],
    ),
    ...constraints
      .filter(([kind]) => kind === 'x')
      .map((row) =>
        missed(`CONSTRAINT ${row[6]} ${row[7]}`, 'rows can break an exclusion constraint'),
      ),
    ...indexesOf(oid, catalogue)
      .filter(({ isWhole }) => !isWhole)
      .map(({ definition, where }) =>
        missed(
          definition,
          `rows can break a unique index ${where === undefined ? 'over an expression' : 'with a condition'}`,
        ),
      ),
    ...(catalogue.triggers.get(oid) ?? []).map(([definition]) =>
      missed(definition, 'a trigger can change or refuse rows'),
    ),
  ];
}
