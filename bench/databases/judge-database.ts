import type { SqlLink } from '../../src/adapters/databases/sql-link.js';
import { appendTo } from '../../src/domain/basics/append-to.js';
import type {
  DatabaseColumn,
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
} from '../../src/domain/databases/model/database-schema.js';
import { type Relation, SchemaIndex } from '../../src/domain/databases/model/schema-index.js';
import { keysByFirst } from '../../src/domain/databases/model/table-index.js';
import { namedKeys } from '../../src/domain/databases/relations/implied-keys.js';
import { waysAgree } from '../../src/domain/databases/relations/ways-agree.js';
import { createdOf, datePairs } from './judged-dates.js';

/** Good ones of all places of a kind, with the names of the others. */
export interface Count {
  good: number;
  all: number;
  readonly bad: string[];
}

/** What is judged, in the order of reports. */
export const JUDGED = [
  ...(['filled', 'orphans', 'triangles', 'repeating'] as const),
  ...(['dates', 'parents', 'named', 'ids'] as const),
] as const;

export type JudgedPart = (typeof JUDGED)[number];

export interface Judgement extends Readonly<Record<JudgedPart, Count>> {
  readonly filled: Count;
  readonly orphans: Count;
  /** Foreign keys of a table and of its parent to one row of a third table, in 99 % of the rows. */
  readonly triangles: Count;
  /** Foreign keys that may repeat, and do. A key of a foreign key and the tenant of its row lets no row repeat. */
  readonly repeating: Count;
  /** Two moments of a row, the first of which the name says; in 99.5 % of the rows. */
  readonly dates: Count;
  /** `created_at` of a child and of a parent, in 99 % of the rows. Of two tables that refer to each other, one way counts. */
  readonly parents: Count;
  /** Columns that refer by their name alone, and join in 99 % of the rows. */
  readonly named: Count;
  /** Text columns called `id` or `*_id` without sentences. */
  readonly ids: Count;
}

const TENANTS =
  /(?:organi[sz]ation|tenant|account|workspace|team|compan(?:y|ie)|space|project)s?$/i;

const count = (): Count => ({ good: 0, all: 0, bad: [] });

function note(into: Count, name: string, isGood: boolean): void {
  into.all++;
  if (isGood) into.good++;
  else into.bad.push(name);
}

/** Judges the rows of a database by its catalogue. Tables with fewer than 20 rows are judged by keys alone. */
export async function judgeDatabase(link: SqlLink, schema: DatabaseSchema): Promise<Judgement> {
  const found: Judgement = {
    ...{ filled: count(), orphans: count(), triangles: count(), repeating: count() },
    ...{ dates: count(), parents: count(), named: count(), ids: count() },
  };
  const judge = new DatabaseJudge(link, schema, found);
  for (const table of schema.tables) await judge.table(table);
  return found;
}

class DatabaseJudge {
  readonly #link: SqlLink;
  readonly #index: SchemaIndex;
  readonly #found: Judgement;
  readonly #implied: ReadonlyMap<string, readonly ForeignKey[]>;

  constructor(link: SqlLink, schema: DatabaseSchema, found: Judgement) {
    this.#link = link;
    this.#index = new SchemaIndex(schema);
    const implied = new Map<string, ForeignKey[]>();
    for (const { table, column, target, key } of namedKeys(schema)) {
      const references = { table: target.name, references: [key], isDeferrable: false };
      appendTo(implied, table.name, { columns: [column.name], ...references });
    }
    this.#implied = implied;
    this.#found = found;
  }

  async table(table: DatabaseTable): Promise<void> {
    const [rows = 0] = await this.#numbers(`select count(*) from ${this.#tableName(table.name)}`);
    note(this.#found.filled, table.name, rows > 0);
    const relations = table.foreignKeys.flatMap((key) => this.#index.relation(table, key) ?? []);
    for (const relation of relations) await this.#relation(table, relation, rows);
    if (rows < 20) return;
    for (const key of this.#implied.get(table.name) ?? []) await this.#named(table, key);
    for (const through of relations) {
      for (const own of relations) await this.#triangle(table, through, own);
      await this.#parentDates(table, through);
    }
    await this.#dates(table);
    for (const column of table.columns) await this.#id(table, column);
  }

  async #relation(table: DatabaseTable, relation: Relation, rows: number): Promise<void> {
    const name = `${table.name}(${relation.columns.join(', ')})`;
    const present = relation.columns
      .map((column) => `c.${this.#quoted(column)} is not null`)
      .join(' and ');
    const [orphans = 0] = await this.#numbers(
      `select count(*) from ${this.#tableName(table.name)} c where ${present} and not exists (select 1 from ${this.#joined(relation)})`,
    );
    note(this.#found.orphans, name, orphans === 0);
    const told = this.#told(table, relation);
    const isKey = (keys: readonly (readonly string[])[] = []): boolean =>
      keys.some((key) => key.length > 0 && key.every((column) => told.has(column)));
    const partial = table.partialUniques?.map(({ columns }) => columns);
    const mayRepeat =
      ![...told].some((column) => isKey(keysByFirst(table).get(column))) && !isKey(partial);
    if (!mayRepeat || rows < 20) return;
    const rowsOf = `${this.#tableName(table.name)} c where ${present}`;
    const list = relation.columns.map((column) => `c.${this.#quoted(column)}`).join(', ');
    const [different = 0, all = 0] = await this.#numbers(
      `select (select count(*) from (select distinct ${list} from ${rowsOf}) d), count(*) from ${rowsOf}`,
    );
    const [parents = 0] = await this.#numbers(
      `select count(*) from ${this.#tableName(relation.target.name)}`,
    );
    // Few rows of many repeat by chance alone.
    if (all * all >= 8 * parents) note(this.#found.repeating, name, different < all);
  }

  /** The columns that have one value for each row of a relation: its own, those that its row also has, and those with one value at all. */
  #told(table: DatabaseTable, relation: Relation): ReadonlySet<string> {
    const others = this.#allOf(table);
    const onward = this.#allOf(relation.target);
    const agreeing = others.filter(
      (own) => own !== relation && onward.some((next) => waysAgree(table, own, next)),
    );
    const constant = table.columns.filter(({ values }) => values?.length === 1);
    return new Set([
      ...relation.columns,
      ...agreeing.flatMap(({ columns }) => columns),
      ...constant.map(({ name }) => name),
    ]);
  }

  /** The foreign keys of a table, also those that only names of columns say. */
  #allOf(table: DatabaseTable): readonly Relation[] {
    return [...table.foreignKeys, ...(this.#implied.get(table.name) ?? [])].flatMap(
      (key) => this.#index.relation(table, key) ?? [],
    );
  }

  async #named(table: DatabaseTable, key: ForeignKey): Promise<void> {
    const relation = this.#index.relation(table, key);
    if (relation === undefined) return;
    const column = `c.${this.#quoted(key.columns[0] ?? '')}`;
    const [joining = 0, all = 0] = await this.#share(
      `exists (select 1 from ${this.#joined(relation)})`,
      `${this.#tableName(table.name)} c where ${column} is not null`,
    );
    const name = `${table.name}.${key.columns} = ${key.table}: ${joining} of ${all}`;
    if (all >= 20) note(this.#found.named, name, joining >= 0.99 * all);
  }

  async #triangle(table: DatabaseTable, through: Relation, own: Relation): Promise<void> {
    if (
      through === own ||
      (through.target === own.target && through.columns.join() === own.columns.join())
    )
      return;
    if (through.columns.length > 1 || own.columns.length > 1 || own.target === table) return;
    const parent = through.target;
    // A row and the row of its own table before it are of one tenant, but not of one charge or plan.
    if (parent === table && !TENANTS.test(own.target.name)) return;
    for (const key of parent.foreignKeys) {
      const onward = this.#index.relation(parent, key);
      if (onward === undefined || onward.columns.length > 1 || !waysAgree(table, own, onward))
        continue;
      const [mine, other] = [
        `c.${this.#quoted(own.columns[0] ?? '')}`,
        `p.${this.#quoted(onward.columns[0] ?? '')}`,
      ];
      const [agreeing = 0, all = 0] = await this.#share(
        `${mine} = ${other}`,
        `${this.#tableName(table.name)} c join ${this.#joined(through, ' on ')} and ${mine} is not null and ${other} is not null`,
      );
      const name = `${table.name}.${own.columns} = ${table.name}.${through.columns}.${onward.columns}: ${agreeing} of ${all}`;
      if (all >= 20) note(this.#found.triangles, name, agreeing >= 0.99 * all);
    }
  }

  async #parentDates(table: DatabaseTable, through: Relation): Promise<void> {
    const { name, isGood } = (await this.#afterParent(table, through)) ?? {};
    if (name === undefined || isGood === undefined) return;
    // Of two tables that refer to each other, the rows of one come first.
    if (!isGood && (await this.#isAfter(through.target, table))) return;
    note(this.#found.parents, name, isGood);
  }

  /** Whether the rows of a table come after those of another one, to which it refers. */
  async #isAfter(table: DatabaseTable, other: DatabaseTable): Promise<boolean> {
    for (const key of table.foreignKeys) {
      const relation = this.#index.relation(table, key);
      if (relation?.target !== other) continue;
      if ((await this.#afterParent(table, relation))?.isGood === true) return true;
    }
    return false;
  }

  async #afterParent(
    table: DatabaseTable,
    through: Relation,
  ): Promise<{ readonly name: string; readonly isGood: boolean } | undefined> {
    const [own, other] = [createdOf(table), createdOf(through.target)];
    if (own === undefined || other === undefined || through.target === table) return undefined;
    const [good = 0, all = 0] = await this.#share(
      `c.${this.#quoted(own)} >= p.${this.#quoted(other)}`,
      `${this.#tableName(table.name)} c join ${this.#joined(through, ' on ')} and c.${this.#quoted(own)} is not null and p.${this.#quoted(other)} is not null`,
    );
    const name = `${table.name}.${own} >= ${through.columns}.${other}: ${good} of ${all}`;
    return all >= 20 ? { name, isGood: good >= 0.99 * all } : undefined;
  }

  /** `created_at` and every other moment that happens to a row, and pairs such as `starts_at` and `ends_at`. */
  async #dates(table: DatabaseTable): Promise<void> {
    for (const [first, second] of datePairs(table)) {
      const [good = 0, all = 0] = await this.#share(
        `${this.#quoted(first)} <= ${this.#quoted(second)}`,
        `${this.#tableName(table.name)} where ${this.#quoted(first)} is not null and ${this.#quoted(second)} is not null`,
      );
      const name = `${table.name}.${first} <= ${second}: ${good} of ${all}`;
      if (all >= 20) note(this.#found.dates, name, good >= 0.995 * all);
    }
  }

  async #id(table: DatabaseTable, { name, type, values }: DatabaseColumn): Promise<void> {
    if (!/^(?:text|character varying|varchar|citext|longtext)$/.test(type) || values !== undefined)
      return;
    if (!/(?:^|_)id$|[a-z]Id$|^id$/.test(name)) return;
    const [sentences = 0] = await this.#numbers(
      `select count(*) from ${this.#tableName(table.name)} where ${this.#quoted(name)} like '% %'`,
    );
    note(this.#found.ids, `${table.name}.${name}`, sentences === 0);
  }

  async #numbers(query: string): Promise<readonly number[]> {
    const [row = []] = await this.#link.query(query);
    return row.map(Number);
  }

  /** Counts the rows behind `from`, and those of them for which a condition holds. */
  #share(condition: string, from: string): Promise<readonly number[]> {
    return this.#numbers(
      `select sum(case when ${condition} then 1 else 0 end), count(*) from ${from}`,
    );
  }

  #quoted(name: string): string {
    return this.#link.quoteName(name);
  }

  #tableName(name: string): string {
    return this.#link.tableName(name);
  }

  /** `parent p where …` of a relation from `c`. */
  #joined({ target, columns, references }: Relation, word = ' where '): string {
    const equal = columns.map(
      (name, i) => `c.${this.#quoted(name)} = p.${this.#quoted(references[i] ?? '')}`,
    );
    return `${this.#tableName(target.name)} p${word}${equal.join(' and ')}`;
  }
}
