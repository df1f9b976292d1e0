import { entryOf } from '../../basics/entry-of.js';
import { defaultLocale } from '../../lexicon/default-locale.js';
import { plainField } from '../../meanings/guess.js';
import type { KnownNames } from '../../meanings/guess-field.js';
import type { Meaning } from '../../meanings/meaning.js';
import type { DialectName } from '../../sql-dialects/index.js';
import { type EngineRegistries, fieldMeasure } from '../columns/measure-field.js';
import { type Choosing, PlainColumns } from '../columns/plain-columns.js';
import type { DatabaseSchema, DatabaseTable, MissedPart } from '../model/database-schema.js';
import { type DocumentsOf, withDocuments, withJsonColumns } from '../model/json-columns.js';
import { isWholeKey, type Relation, withKnownColumns } from '../model/schema-index.js';
import { withContainedKeys } from '../relations/contained-keys.js';
import { coveringFields } from '../relations/covering-fields.js';
import {
  impliedKeys,
  type NamedKey,
  namedKeys,
  withImpliedKeys,
} from '../relations/implied-keys.js';
import { type KeyPlan, keyPlan } from '../relations/key-plan.js';
import { withParentDates } from '../relations/parent-dates.js';
import { type PlannedRows, plannedRows } from '../relations/planned-rows.js';
import { referredIds } from '../relations/referred-ids.js';
import { withReferredKeys } from '../relations/referred-keys.js';
import { keyWith } from '../relations/root-column.js';
import { type AskedRows, rowsByRole } from '../relations/rows-by-role.js';
import { searchableTables, searchedTables } from '../relations/searched-tables.js';
import { type SetStructure, setStructure } from '../relations/set-structure.js';
import type { StructuredTable, StructureTerms } from '../relations/structured-table.js';
import { withTotals } from '../totals/with-totals.js';
import { withAffordableReferences } from './affordable-references.js';
import { type BuiltTable, buildTable, type TableTerms } from './build-table.js';
import { withCircleReferences } from './circle-references.js';
import { pins, unsearched } from './disagreements.js';
import { withKindReferences } from './kind-references.js';
import { meaninglessColumns } from './meaningless-columns.js';
import { referencedColumns } from './referenced-columns.js';
import type { TablesRequest } from './set-request.js';

export interface SetOptions {
  /** The rows of a table of things or people. Others have fewer or more by their role: look-ups, tenants, events. */
  readonly rows: number;
  /** The most rows of a table. Default: those of its role. */
  readonly mostRows?: number | undefined;
  /** The rows of some tables, by their names. Keys and types still limit them. */
  readonly rowsOf?: ReadonlyMap<string, number> | undefined;
  /** The database that reads the rows. Default: that of the schema, or else `ansi`. */
  readonly dialect?: DialectName | undefined;
  readonly locale?: string | undefined;
  /** An engine, or its registries. Its vocabulary must have the locale loaded. */
  readonly engine: EngineRegistries & Pick<KnownNames, 'meanings'>;
  /** The number of rows that were made before with the same seed, by table: unique values are others than theirs. */
  readonly earlierRows?: ReadonlyMap<string, number> | undefined;
  /** Tables that have rows of another seed: unique texts of a list have a number. Default: none. */
  readonly withRows?: ReadonlySet<string> | undefined;
  /** JSON Schemas of the documents of columns, by table and column. Default: none. */
  readonly documents?: DocumentsOf | undefined;
  /** Meanings of names for this schema alone, which come first. Default: none. */
  readonly meanings?: readonly Meaning[] | undefined;
}

/** A request that fills a database, and the parts of its schema that the rows do not keep. */
export interface SetOfSchema {
  readonly request: TablesRequest;
  readonly missed: readonly MissedPart[];
  /** Those of the missed parts that say why a table stays empty. */
  readonly empty: readonly MissedPart[];
  /** The rows of each table, in the order of the tables of the request. */
  readonly rows: readonly PlannedRows[];
  /** The foreign keys that only names of columns say, each as a line. */
  readonly implied: readonly string[];
  /** The columns that agree with the rows that they count or add up, each as a line. */
  readonly totals: readonly string[];
  /** The columns whose types alone decide what they hold, as `orders.zone`: their names mean nothing that is known. */
  readonly meaningless: readonly string[];
}

/** Fewer rows of one table can mean fewer rows of those that refer to it; the numbers only fall. */
const MOST_ROUNDS = 100;

/**
 * Makes a request of a database's schema: a table for each of its tables, with fields that its columns store. The fields
 * keep its keys, its foreign keys and its checks as far as they are read. Every field says why it has its type.
 */
export function setOfSchema(schema: DatabaseSchema, options: SetOptions): SetOfSchema {
  const { engine } = options;
  const locale = options.locale ?? defaultLocale(engine.vocabulary.locales);
  const typed = withDocuments(
    withJsonColumns(withReferredKeys(withKnownColumns(schema))),
    options.documents,
  );
  const named = namedKeys(typed);
  const known = withContainedKeys(withImpliedKeys(typed, named));
  const inCircles = named.filter(({ closesCircle }) => closesCircle);
  const terms = { ...options, locale, measure: fieldMeasure(engine, locale), inCircles };
  const whole = setOfStructure(known, () => 'all', terms);
  const bare = bareTables(whole.set.request);
  if (bare.size > 0) return setOfSchema(withoutRows(schema, bare), options);
  if (whole.unafforded.size === 0) return whole.set;
  // In large schemas, the tables that take the most fields from others choose the tenant of each row first, which takes few.
  const mixed = setOfStructure(
    known,
    ({ name }) => (whole.unafforded.has(name) ? 'required' : 'all'),
    terms,
  );
  if (mixed.unafforded.size === 0) return mixed.set;
  return setOfStructure(known, () => 'followed', terms).set;
}

/** The tables all of whose values the database gives. */
function bareTables({ tables }: TablesRequest): ReadonlySet<string> {
  const bare = tables.filter(({ fields }) => fields.every(({ hidden }) => hidden === true));
  return new Set(bare.map(({ name }) => name));
}

function withoutRows(schema: DatabaseSchema, bare: ReadonlySet<string>): DatabaseSchema {
  const tables = schema.tables.map((table) =>
    bare.has(table.name) ? { ...table, rowless: 'it has no column to fill' } : table,
  );
  return { ...schema, tables };
}

interface SetTerms extends SetOptions {
  readonly locale: string;
  readonly measure: Choosing['measure'];
  /** Columns that refer to a table by their names and close a circle. */
  readonly inCircles: readonly NamedKey[];
}

/** The request of a structure, and the tables whose references may not search other rows. */
function setOfStructure(
  schema: DatabaseSchema,
  copying: StructureTerms['copying'],
  { measure, locale, inCircles, ...options }: SetTerms,
): { readonly set: SetOfSchema; readonly unafforded: ReadonlySet<string> } {
  const { engine, dialect = schema.dialect ?? 'ansi' } = options;
  const choosingOf = ({ tables: filled }: SetStructure) => ({
    fieldTypes: engine.fieldTypes,
    meanings: [...(options.meanings ?? []), ...engine.meanings],
    dialect,
    measure,
    tables: filled.map(({ table }) => table.name),
    holdsIds: referredIds(filled),
    ...(options.earlierRows !== undefined && { earlierRows: options.earlierRows }),
    ...(options.withRows !== undefined && { withRows: options.withRows }),
  });
  const asked = { rows: options.rows, most: options.mostRows, exact: options.rowsOf };
  const { structure, keys } = structureWithKeys(schema, copying, (one) =>
    settledKeys(one, asked, choosingOf(one)),
  );
  const choosing = choosingOf(structure);
  const searched = searchedTables(structure.tables);
  const searchable = searchableTables(searched, (table) => entryOf(keys, table).rows);
  const covering = coveringFields(structure.tables);
  const terms: TableTerms = {
    ...choosing,
    isReferenced: referencedColumns(structure.tables),
    isPinned: (table) => structure.pinned.has(table),
    isSearchable: (table) => searchable.has(table),
    // A reference to each of as many rows would make one to many one to one.
    isCovering: (table, { name, relation: { target } }) =>
      covering.get(table)?.has(name) === true &&
      entryOf(keys, table).rows > entryOf(keys, target).rows,
  };
  const built = structure.tables.map((structured) =>
    buildTable(structured, entryOf(keys, structured.table), terms),
  );
  const dated = withParentDates(
    structure.tables,
    built.map(({ table }) => table),
    (table, field) =>
      (choosing.measure(plainField(field), true)?.capacity ?? 0) >= entryOf(keys, table).rows,
  );
  const { tables: referring, kept } = withCircleReferences(
    withKindReferences(structure.tables, dated),
    inCircles,
  );
  const { tables: affordable, missed: unafforded } = withAffordableReferences(referring);
  const rowsOf = (table: DatabaseTable): number => entryOf(keys, table).rows;
  const { tables, totals, missed } = withTotals(structure.tables, affordable, rowsOf, dialect);
  const set: SetOfSchema = {
    request: { format: 'sql', sql: { dialect }, locale, tables },
    rows: plannedRows(structure.tables, keys, options.rowsOf),
    implied: impliedKeys(schema, kept),
    totals,
    meaningless: meaninglessColumns(structure.tables, tables, dialect),
    empty: structure.empty,
    missed: [
      ...schema.missed,
      ...structure.missed,
      ...pins(structure),
      ...unsearched(searched, searchable),
      ...unafforded,
      ...missed,
      ...built.flatMap(missedOf),
    ],
  };
  return { set, unafforded: new Set(unafforded.map(({ text }) => text)) };
}

function missedOf({ missed }: BuiltTable): readonly MissedPart[] {
  return missed;
}

type Keys = ReadonlyMap<DatabaseTable, KeyPlan>;

/**
 * The structure of a schema, and its keys. A key of several foreign keys may make one of them differ in every row. Such a row is
 * chosen first, and the others follow it, so the structure is made again with what the keys say.
 */
function structureWithKeys(
  schema: DatabaseSchema,
  copying: StructureTerms['copying'],
  keysOfStructure: (structure: SetStructure) => Keys,
): { readonly structure: SetStructure; readonly keys: Keys } {
  const first = setStructure(schema, { copying, isSingle: () => false });
  const keys = keysOfStructure(first);
  const nameOf = ({ name }: DatabaseTable, { columns }: Relation): string =>
    JSON.stringify([name, ...columns]);
  const single = new Set(
    first.tables.flatMap(({ table, relations, fields }) =>
      relations
        .filter((relation) => {
          const name = fields.references.get(relation) ?? '';
          const isOwn = fields.fields.get(name)?.relation === relation;
          return isOwn && keys.get(table)?.unique.has(name) === true;
        })
        .map((relation) => nameOf(table, relation)),
    ),
  );
  const isSingle = (table: DatabaseTable, relation: Relation): boolean =>
    single.has(nameOf(table, relation));
  const isNew = first.tables.some(({ table, relations }) =>
    relations.some((relation) => isSingle(table, relation) && !isWholeKey(table, relation.columns)),
  );
  if (!isNew) return { structure: first, keys };
  const structure = setStructure(schema, { copying, isSingle });
  return { structure, keys: keysOfStructure(structure) };
}

/** The keys of all tables, once the rows of each suit those of the others. */
function settledKeys({ tables, pinned }: SetStructure, asked: AskedRows, terms: Choosing): Keys {
  const rows = new Map<DatabaseTable, number>();
  const keys = new Map<DatabaseTable, KeyPlan>();
  const dependents = dependentTables(tables);
  const relationsOf = new Map(tables.map(({ table, relations }) => [table, relations]));
  const isReferenced = referencedColumns(tables);
  // A plan changes only with the rows of the tables that it refers to.
  const askedOf = rowsByRole(tables, asked);
  const stale = new Set(tables.map(({ table }) => table));
  for (let round = 0; round < MOST_ROUNDS && stale.size > 0; round++) {
    for (const structured of tables) {
      const { table } = structured;
      if (!stale.delete(table)) continue;
      const plan = keyPlan(structured, {
        plain: new PlainColumns(structured, terms),
        asked: askedOf(table),
        rowsOf: (other) => rows.get(other) ?? askedOf(other),
        ownerOf: (other, column) => keyWith(other, column, relationsOf.get(other))?.target,
        isPinned: (other) => pinned.has(other),
        isReferred: (other, columns) => columns.some((name) => isReferenced(other, name)),
      });
      keys.set(table, plan);
      if (plan.rows === (rows.get(table) ?? askedOf(table))) continue;
      rows.set(table, plan.rows);
      for (const other of dependents.get(table) ?? []) stale.add(other);
    }
  }
  return keys;
}

/** The tables whose foreign keys refer to each table. */
function dependentTables(
  tables: readonly StructuredTable[],
): ReadonlyMap<DatabaseTable, ReadonlySet<DatabaseTable>> {
  const dependents = new Map<DatabaseTable, Set<DatabaseTable>>();
  for (const { table, relations } of tables) {
    for (const { target } of relations) {
      dependents.set(target, (dependents.get(target) ?? new Set()).add(table));
    }
  }
  return dependents;
}
