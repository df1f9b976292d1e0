import { nth } from '../../basics/nth.js';
import { type TableChecks, tableChecks } from '../checks/table-checks.js';
import type {
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
  MissedPart,
} from '../model/database-schema.js';
import { type Relation, SchemaIndex } from '../model/schema-index.js';
import { agreementOf } from './agreement.js';
import { circularField } from './circular-field.js';
import { type RelationField, type RelationFields, relationFields } from './relation-fields.js';
import { rootColumn } from './root-column.js';
import { followedRelations, follows, OWN_ROWS, type RowSource, rowSource } from './row-sources.js';
import { tablesLeftToTriggers } from './tables-left-to-triggers.js';

/** A table that is filled, and how its rows refer to those of other tables. */
export interface StructuredTable {
  readonly table: DatabaseTable;
  readonly checks: TableChecks;
  readonly source: RowSource;
  readonly relations: readonly Relation[];
  readonly fields: RelationFields;
  /** Columns that are null in every row, with the reason. */
  readonly nulled: ReadonlyMap<string, string>;
}

export interface SetStructure {
  readonly tables: readonly StructuredTable[];
  /** Tables to whose first row all references point, so that foreign keys which share a column agree. */
  readonly pinned: ReadonlySet<DatabaseTable>;
  readonly missed: readonly MissedPart[];
}

/** Decides which tables are filled, which of their foreign keys hold, and where their rows come from. */
export function setStructure(schema: DatabaseSchema): SetStructure {
  return new Structure(schema).settled();
}

/** Every change adds to one of the sets, so the search for a structure without conflicts ends. */
class Structure {
  readonly #schema: DatabaseSchema;
  readonly #index: SchemaIndex;
  readonly #left = new Map<DatabaseTable, MissedPart>();
  readonly #nulled = new Map<DatabaseTable, Map<string, string>>();
  readonly #pinned = new Set<DatabaseTable>();
  /** Foreign keys that need not agree with others, because values would be taken from each other. */
  readonly #loose = new Set<string>();
  /** The tables that triggers fill. */
  readonly #filled: ReadonlyMap<DatabaseTable, MissedPart>;
  /** What is known of each table until something that it depends on is given up. */
  readonly #checks = new Map<DatabaseTable, TableChecks>();
  readonly #relations = new Map<DatabaseTable, readonly Relation[]>();
  readonly #places: ReadonlyMap<DatabaseTable, number>;
  /** The relations of all tables before this one are known. */
  #next = 0;

  constructor(schema: DatabaseSchema) {
    this.#schema = schema;
    this.#index = new SchemaIndex(schema);
    this.#places = new Map(schema.tables.map((table, i) => [table, i]));
    this.#filled = tablesLeftToTriggers(schema, this.#index);
    for (const [table, part] of this.#filled) this.#left.set(table, part);
  }

  settled(): SetStructure {
    for (;;) {
      this.#relate();
      const tables = this.#structured();
      if (tables !== undefined && !this.#breaksCircle(tables)) {
        const nulls = tables.flatMap(({ table, nulled }) =>
          [...nulled].map(([text, reason]) => ({ table: table.name, text, reason })),
        );
        return { tables, pinned: this.#pinned, missed: [...this.#left.values(), ...nulls] };
      }
    }
  }

  /** Finds the foreign keys of all tables that have values. Whatever is given up for them may concern tables before. */
  #relate(): void {
    const { tables } = this.#schema;
    while (this.#next < tables.length) {
      const table = nth(tables, this.#next);
      if (!this.#left.has(table) && !this.#relations.has(table)) {
        const found = this.#relationsOf(table);
        if (found === undefined) continue;
        this.#relations.set(table, found);
      }
      this.#next++;
    }
  }

  /** Forgets what is known of a table, because something that it depends on is given up. */
  #forget(table: DatabaseTable): void {
    this.#checks.delete(table);
    this.#relations.delete(table);
    this.#next = Math.min(this.#next, this.#places.get(table) ?? 0);
  }

  #sources(filled: readonly DatabaseTable[]): ReadonlyMap<DatabaseTable, RowSource> {
    const sources = new Map<DatabaseTable, RowSource>();
    const followed = new Set<DatabaseTable>();
    for (const table of filled) {
      const mayFollow = (other: DatabaseTable): boolean =>
        !this.#pinned.has(other) && !(followed.has(table) && follows(other, table, sources));
      const relations = this.#relations.get(table) ?? [];
      const source = rowSource({
        table,
        relations,
        mayFollow,
        relationsOf: this.#relationsOfOther,
      });
      sources.set(table, source);
      for (const { target } of followedRelations(source)) followed.add(target);
    }
    return sources;
  }

  /** The structure of all tables; undefined if something had to be given up for it. */
  #structured(): readonly StructuredTable[] | undefined {
    const filled = this.#schema.tables.filter((table) => !this.#left.has(table));
    const sources = this.#sources(filled);
    const structured: StructuredTable[] = [];
    for (const table of filled) {
      const source = sources.get(table) ?? OWN_ROWS;
      const own = this.#relations.get(table) ?? [];
      const terms = {
        followed: followedRelations(source),
        relationsOf: this.#relationsOfOther,
        isLoose: (relation: Relation) => this.#loose.has(nameOf(table, relation)),
      };
      const fields = relationFields(table, {
        ...terms,
        agreement: agreementOf(table, own, terms),
        isShared: (...columns) => this.#sharedRoot(...columns).isPinned,
      });
      const [conflict] = fields.conflicts;
      if (conflict !== undefined) {
        this.#resolve(table, conflict);
        return undefined;
      }
      const nulled = this.#nulled.get(table) ?? new Map<string, string>();
      const checks = this.#checksOf(table);
      structured.push({ table, checks, source, relations: own, fields, nulled });
    }
    return structured;
  }

  readonly #relationsOfOther = (table: DatabaseTable) => this.#relations.get(table) ?? [];

  #checksOf(table: DatabaseTable): TableChecks {
    const known = this.#checks.get(table);
    if (known !== undefined) return known;
    const checks = tableChecks(table, new Set(this.#nulled.get(table)?.keys()));
    this.#checks.set(table, checks);
    return checks;
  }

  /** Nullable columns of checks that are not read: most checks accept a null. */
  #nullUnread(table: DatabaseTable): void {
    const { unread, present } = this.#checksOf(table);
    const reason = 'the column is null in every row: a check that is not read might refuse values';
    for (const { name, isNullable } of table.columns) {
      if (!isNullable || !unread.has(name) || present.has(name)) continue;
      this.#nullColumn(table, name, reason);
    }
  }

  #nullColumn(table: DatabaseTable, name: string, reason: string): void {
    this.#nulled.set(table, (this.#nulled.get(table) ?? new Map()).set(name, reason));
    this.#forget(table);
  }

  /** The foreign keys that have values; undefined if one of them had to be given up. */
  #relationsOf(table: DatabaseTable): readonly Relation[] | undefined {
    this.#nullUnread(table);
    const { absent } = this.#checksOf(table);
    const nulled = this.#nulled.get(table);
    const relations: Relation[] = [];
    for (const foreign of table.foreignKeys) {
      if (foreign.columns.some((name) => absent.has(name) || nulled?.has(name))) continue;
      const relation = this.#index.relation(table, foreign);
      if (relation === undefined || this.#left.has(relation.target)) {
        this.#giveUp(table, foreign.columns, missingReason(foreign, relation));
        return undefined;
      }
      if (relations.every((other) => !isSame(other, relation))) relations.push(relation);
    }
    return relations;
  }

  /** Leaves the columns null; if none of them can be null, the table stays empty. */
  #giveUp(table: DatabaseTable, columns: readonly string[], reason: string): void {
    const { present } = this.#checksOf(table);
    const nullable = table.columns.find(
      ({ name, isNullable }) =>
        isNullable && columns.includes(name) && !present.has(name) && !isKeyed(table, name),
    );
    if (nullable === undefined) {
      const text = columns.join(', ');
      this.#left.set(table, {
        table: table.name,
        text,
        reason: `the table stays empty: ${reason}`,
      });
      for (const other of this.#index.referring(table)) this.#forget(other);
      return;
    }
    this.#nullColumn(table, nullable.name, `the column is null in every row: ${reason}`);
  }

  #resolve(
    table: DatabaseTable,
    { relation, free, chosen }: RelationFields['conflicts'][number],
  ): void {
    const roots = chosen.map((field) => this.#rootOf(field, relation));
    const tables = roots.flatMap((root) => root ?? []);
    const canPin = tables.length === roots.length && tables.some((root) => !this.#pinned.has(root));
    const isNullable = table.columns.some(
      ({ name, isNullable: can }) => can && free.includes(name),
    );
    if (canPin && !isNullable) {
      for (const root of tables) this.#pinned.add(root);
      // What was given up before may agree now.
      for (const kept of [this.#nulled, this.#left, this.#checks, this.#relations]) kept.clear();
      this.#next = 0;
      for (const [filled, part] of this.#filled) this.#left.set(filled, part);
    } else {
      const shared = chosen.map(({ name }) => name).join(', ');
      const reason = `its foreign key to ${relation.target.name} shares ${shared} with another one, and may contradict it`;
      this.#giveUp(table, free.length > 0 ? free : relation.columns, reason);
    }
  }

  #rootOf(
    { name, shown, relation: { target: source } }: RelationField,
    { target, columns, references }: Relation,
  ): DatabaseTable | undefined {
    const other = nth(references, columns.indexOf(name));
    return this.#sharedRoot(source, shown, target, other).root;
  }

  /** The table whose key both columns hold, directly or through further tables. */
  #sharedRoot(
    one: DatabaseTable,
    column: string,
    other: DatabaseTable,
    shown: string,
  ): { readonly root?: DatabaseTable; readonly isPinned: boolean } {
    const [first, second] = [
      rootColumn(one, column, this.#relations),
      rootColumn(other, shown, this.#relations),
    ];
    if (first.table !== second.table || first.column !== second.column) return { isPinned: false };
    return { root: first.table, isPinned: this.#pinned.has(first.table) };
  }

  /** Gives up a foreign key if fields are taken from each other in a circle. */
  #breaksCircle(tables: readonly StructuredTable[]): boolean {
    const found = circularField(tables);
    if (found === undefined) return false;
    const { table, field } = found;
    if (field.agreeing !== undefined) {
      this.#loose.add(nameOf(table, field.agreeing));
      return true;
    }
    const reason = `its values and those of ${field.relation.target.name} would be taken from each other`;
    this.#giveUp(table, field.relation.columns, reason);
    return true;
  }
}

function nameOf({ name }: DatabaseTable, { columns }: Relation): string {
  return JSON.stringify([name, ...columns]);
}

function missingReason({ table }: ForeignKey, relation: Relation | undefined): string {
  return `it refers to ${table}, which ${relation === undefined ? 'is not in the schema' : 'stays empty'}`;
}

function isSame(one: Relation, other: Relation): boolean {
  return (
    one.target === other.target &&
    one.columns.join() === other.columns.join() &&
    one.references.join() === other.references.join()
  );
}

function isKeyed({ primaryKey }: DatabaseTable, name: string): boolean {
  return primaryKey.includes(name);
}
