import { capital } from '../../basics/capital.js';
import { cellOf } from '../../formulas/cell-of.js';
import { keyOfKind } from '../../meanings/related-table.js';
import type { DatabaseColumn, DatabaseTable } from '../model/database-schema.js';
import { indexedColumns, keyOf } from '../model/schema-index.js';
import { columnsByName, namesByWords, wordsOfColumns, wordsOfTable } from '../model/table-index.js';
import type { StructuredTable } from '../relations/structured-table.js';
import type { SetField, SetTable } from './set-request.js';

/** Tables to whose rows a pair refers at most. */
const MOST_TARGETS = 4;
/** Values of a check that are followed. */
const MOST_KINDS = 12;

interface Target {
  readonly table: DatabaseTable;
  readonly key: DatabaseColumn;
  /** What the column of kinds says for its rows. */
  readonly kind: string;
}

/**
 * The tables with references for pairs such as `record_type` and `record_id`: the one names a table, and the other has a key of its
 * rows.
 */
export function withKindReferences(
  structured: readonly StructuredTable[],
  tables: readonly SetTable[],
): readonly SetTable[] {
  const targets = targetsOf(structured, tables);
  const names = structured.map(({ table }) => table.name);
  return tables.map((table, i) => {
    const own = structured[i]?.table;
    return own === undefined
      ? table
      : pairsOf(own, names).reduce((set, pair) => withPair(set, own, pair, targets), table);
  });
}

interface Pair {
  readonly type: string;
  readonly id: string;
}

function pairsOf(table: DatabaseTable, tables: readonly string[]): readonly Pair[] {
  return [...wordsOfColumns(table)].flatMap(([type, words]) => {
    const key = keyOfKind(words, tables);
    const id = key === undefined ? undefined : namesByWords(table).get(key);
    const isIndexed = indexedColumns(table).some((names) => names.includes(id ?? ''));
    return id === undefined || isIndexed ? [] : [{ type, id }];
  });
}

/** The tables with a key of one column, those with most columns first: details and links are seldom referred to. */
function targetsOf(
  structured: readonly StructuredTable[],
  tables: readonly SetTable[],
): readonly Target[] {
  return structured
    .flatMap(({ table }, i) => {
      const [name, ...more] = keyOf(table);
      const key = name === undefined ? undefined : columnsByName(table).get(name);
      const isShown = tables[i]?.key?.length === 1 && tables[i]?.key?.[0] === name;
      if (key === undefined || more.length > 0 || !isShown) return [];
      return [{ table, key, kind: wordsOfTable(table).map(capital).join('') }];
    })
    .sort((one, other) => other.table.columns.length - one.table.columns.length);
}

function withPair(
  set: SetTable,
  own: DatabaseTable,
  { type, id }: Pair,
  targets: readonly Target[],
): SetTable {
  const kinds = set.fields.find(({ name }) => name === type);
  const key = set.fields.find(({ name }) => name === id);
  const column = columnsByName(own).get(id);
  const isFree = kinds?.type === 'choice' && key !== undefined && column !== undefined;
  if (!isFree || key.type === 'reference' || key.type === 'copy') return set;
  const fitting = targets.filter(
    (target) => target.table !== own && familyOf(target.key) === familyOf(column),
  );
  const chosen = chosenTargets(kinds, fitting);
  if (chosen.length === 0) return set;
  const hidden = chosen.map(
    ({ table }): SetField => ({
      name: `${id} of ${table.name}`,
      type: 'reference',
      hidden: true,
      constraints: { table: table.name },
      because: `${id} refers to ${table.name} where ${type} says so`,
    }),
  );
  const { choices: _, weights: __, null_rate: rate, ...others } = kinds.constraints ?? {};
  // A row without a kind has no key.
  const constraints = {
    ...others,
    ...(rate !== undefined && column.isNullable && { null_rate: rate }),
  };
  const values = chosen.map(({ kind }) => kind);
  const fields = set.fields.map((field) => {
    if (field === kinds) return { ...kinds, constraints: { ...constraints, choices: values } };
    return field === key ? keyField(key, type, values, hidden) : field;
  });
  return { ...set, fields: [...hidden, ...fields] };
}

/** The tables that the values of a check name, or else the first ones. */
function chosenTargets(
  { constraints, because }: SetField,
  targets: readonly Target[],
): readonly Target[] {
  if (because.includes('kind of the row')) return targets.slice(0, MOST_TARGETS);
  const values = (constraints?.choices as readonly unknown[] | undefined) ?? [];
  return values
    .flatMap((value) => {
      const found = targets.find(({ kind }) => plain(kind) === plain(String(value)));
      return found === undefined ? [] : [{ ...found, kind: String(value) }];
    })
    .slice(0, MOST_KINDS);
}

function keyField(
  { name, because }: SetField,
  type: string,
  kinds: readonly string[],
  hidden: readonly SetField[],
): SetField {
  const expression = kinds.reduceRight(
    (otherwise, kind, i) =>
      `${cellOf(type)} == ${JSON.stringify(kind)} ? ${cellOf(hidden[i]?.name ?? '')} : ${otherwise}`,
    'null',
  );
  return {
    name,
    type: 'formula',
    constraints: { expression },
    because: `${because}, a key of the table that ${type} names`,
  };
}

/** Integers of any size are one family; other types are compared as they are. */
function familyOf({ type }: DatabaseColumn): string {
  if (/^(?:tiny|small|medium|big)?int(?:eger|\d)?$/.test(type)) return 'integer';
  return /^(?:text|character varying|varchar|character|char)$/.test(type) ? 'text' : type;
}

function plain(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '').toLowerCase();
}
