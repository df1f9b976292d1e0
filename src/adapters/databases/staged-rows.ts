import { DatabaseError, type WrittenRows } from '../../application/ports/database-link.js';
import { comparedKey, type KeyLink, sameKey } from './compared-key.js';
import { STAGED, WRITTEN } from './own-names.js';
import { type Referrer, refuseChanging, refuseDeleting } from './referrers.js';

/** How a database says what moves staged rows into their table. */
export interface StagedSql {
  /** Begins the statement that drops a temporary table. */
  readonly drop: string;
  /** Stands before the SELECT of an INSERT, so that columns which the database numbers take the given values. */
  readonly overriding: string;
  /** A condition: the values of a column are not the same, to the last character. */
  differs(one: string, other: string): string;
  update(change: StagedChange): string;
  /** Whether an UPDATE may give other values to columns that it does not set. */
  readonly changesUnset: boolean;
  /** Creates an empty temporary table of the columns that a query selects, with an index of them. */
  indexed(table: string, columns: string, query: string): readonly string[];
}

/** An UPDATE of a table by the rows of another one, in parts of SQL. */
interface StagedChange {
  readonly target: string;
  /** The other table. */
  readonly source: string;
  readonly sets: readonly { readonly column: string; readonly value: string }[];
  readonly same: string;
  readonly where: string;
}

/** SQL in which every value has a text that tells it from others. */
export const stagedByText: StagedSql = {
  drop: 'DROP TABLE',
  overriding: '',
  changesUnset: false,
  // The collation of a column may ignore case.
  differs: (one, other) =>
    `${one}::text COLLATE "POSIX" IS DISTINCT FROM ${other}::text COLLATE "POSIX"`,
  update: ({ target, source, sets, same, where }) => {
    const values = sets.map(({ column, value }) => `${column} = ${value}`).join(', ');
    return `UPDATE ${target} SET ${values} FROM ${source} WHERE ${same} AND (${where})`;
  },
  indexed: (table, columns, query) => [
    `CREATE TEMPORARY TABLE ${table} AS ${query}`,
    `CREATE INDEX tablewright_written_keys ON ${table} (${columns})`,
  ],
};

/** The part of a link that staged rows use. */
interface StagingLink extends KeyLink {
  readonly staged: StagedSql;
  query(sql: string): Promise<readonly (readonly unknown[])[]>;
  tableName(table: string): string;
  loadRows(
    table: string,
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number>;
  /** The foreign keys of all tables but `except` that refer to rows of these tables. */
  referrers(tables: readonly string[], except: readonly string[]): Promise<readonly Referrer[]>;
  /** Adds the rows that a query has behind its FROM. */
  addRows(table: string, columns: readonly string[], from: string): Promise<void>;
}

/** Rows for some columns of a table, of which `key` identifies a row. */
export interface StagedRows {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
  readonly batches: Iterable<Uint8Array>;
}

/** What an upsert belongs to. */
interface UpsertTerms {
  /** Whether it is within `withWrittenKeys`, so that an earlier call may have written a row with the same key. */
  readonly keepsKeys: boolean;
  /** The foreign keys that refer to rows of the table, of tables that are not written with it. */
  followers(): Promise<readonly Referrer[]>;
}

/**
 * Changes the rows of a table that have the key of a given row, and adds the others. Refuses two given rows with one key, and
 * changes that other tables would follow.
 */
export function upsertStaged(
  link: StagingLink,
  rows: StagedRows,
  { keepsKeys, followers }: UpsertTerms,
): Promise<WrittenRows> {
  return withStaged(link, rows, async (parts, count) => {
    await refuseRepeated(link, rows, parts, keepsKeys);
    const { target, source, same, differing } = parts;
    const missing = `${source} WHERE NOT EXISTS (SELECT 1 FROM ${target} WHERE ${same})`;
    const added = await number(link, `SELECT count(*) FROM ${missing}`);
    const { changed, sets } = await changesOf(link, parts);
    if (changed > 0) await refuseFollowed(link, await followers(), { ...parts, sets });
    if (changed > 0) await link.query(link.staged.update({ ...parts, sets, where: differing }));
    if (added > 0) await link.addRows(rows.table, rows.columns, missing);
    if (keepsKeys) {
      const key = names(link, rows.key).join(', ');
      await link.query(
        `INSERT INTO ${link.quoteName(WRITTEN)} (${key}) SELECT ${key} FROM ${source}`,
      );
    }
    return { rows: count, there: count - added, changed };
  });
}

/**
 * How many rows change, and the columns to set: those in which any of them does, if that is enough. DuckDB refuses to write a unique column or a reference of a row to
 * which others refer, also with the value that it has.
 */
async function changesOf(
  link: StagingLink,
  { target, source, same, sets, differing }: Parts,
): Promise<{ readonly changed: number; readonly sets: Parts['sets'] }> {
  if (differing === '') return { changed: 0, sets };
  const each = sets.map(({ column, value }) => {
    const differs = link.staged.differs(`${target}.${column}`, value);
    return `count(CASE WHEN ${differs} THEN 1 END)`;
  });
  const [counts = []] = await link.query(
    `SELECT count(*), ${each.join(', ')} FROM ${source} JOIN ${target} ON ${same} WHERE ${differing}`,
  );
  const [changed, ...ofColumns] = counts.map(Number);
  const isSet = (i: number): boolean => link.staged.changesUnset || ofColumns[i] !== 0;
  return { changed: changed ?? 0, sets: sets.filter((_, i) => isSet(i)) };
}

/** Refuses to change values to which foreign keys of tables refer that are not written, too. */
async function refuseFollowed(
  link: StagingLink,
  followers: readonly Referrer[],
  { target, source, same, sets }: Parts,
): Promise<void> {
  for (const referrer of followers) {
    const names = referrer.pairs.map(({ reference }) => reference.toLowerCase());
    const differing = sets
      .filter(({ column }) => names.includes(column.toLowerCase()))
      .map(({ column, value }) => link.staged.differs(`${target}.${column}`, value));
    if (!referrer.onUpdate || differing.length === 0) continue;
    const changes = `JOIN ${source} ON ${same} WHERE (${differing.join(' OR ')})`;
    await refuseChanging(link, referrer, target, changes);
  }
}

/** Runs `work` with a table of the keys that upserts in it write, so that each of them refuses those of earlier ones. */
export async function withWrittenKeys<A>(
  link: StagingLink,
  table: string,
  key: readonly string[],
  work: () => Promise<A>,
): Promise<A> {
  const name = link.quoteName(WRITTEN);
  const compared = await comparedKey(link, table, key);
  const empty = `SELECT ${names(link, key).join(', ')} FROM ${link.tableName(table)} LIMIT 0`;
  for (const sql of link.staged.indexed(name, compared.join(', '), empty)) await link.query(sql);
  return dropping(link, name, work);
}

/** Changes the rows of a table that have the key of a given row. */
export function updateStaged(link: StagingLink, rows: StagedRows): Promise<void> {
  return withStaged(link, rows, async (parts) => {
    await link.query(link.staged.update({ ...parts, where: parts.differing }));
  });
}

/**
 * Deletes the rows of a table that have the key of a given row. Refuses if foreign keys would delete or change others with
 * them. Returns their number.
 */
export function removeStaged(link: StagingLink, rows: StagedRows): Promise<number> {
  return withStaged(link, rows, async ({ target, source, compared }) => {
    const isDeleted = (name: string): string =>
      `EXISTS (SELECT 1 FROM ${source} WHERE ${sameKey(compared, name, source)})`;
    for (const referrer of await link.referrers([rows.table], [])) {
      if (referrer.onDelete) {
        await refuseDeleting(link, referrer, target, isDeleted);
      }
    }
    const found = `FROM ${target} WHERE ${isDeleted(target)}`;
    const count = await number(link, `SELECT count(*) ${found}`);
    if (count > 0) await link.query(`DELETE ${found}`);
    return count;
  });
}

/** The parts of statements about a table, the staged rows for it, and the rows that have the same key. */
interface Parts extends Omit<StagedChange, 'where'> {
  /** The columns of the key, as SQL that compares them. */
  readonly compared: readonly string[];
  /** Whether a row differs from the staged one. Empty if the key is all that rows have. */
  readonly differing: string;
}

async function withStaged<A>(
  link: StagingLink,
  rows: StagedRows,
  work: (parts: Parts, count: number) => Promise<A>,
): Promise<A> {
  const { table, key, columns, batches } = rows;
  const list = names(link, columns).join(', ');
  const staged = link.quoteName(STAGED);
  await link.query(
    `CREATE TEMPORARY TABLE ${staged} AS SELECT ${list} FROM ${link.tableName(table)} LIMIT 0`,
  );
  return dropping(link, staged, async () => {
    const count = await link.loadRows(STAGED, columns, batches);
    return work(partsOf(link, rows, await comparedKey(link, table, key)), count);
  });
}

/** Drops a temporary table after `work`. */
async function dropping<A>(link: StagingLink, table: string, work: () => Promise<A>): Promise<A> {
  const drop = `${link.staged.drop} ${table}`;
  try {
    const done = await work();
    await link.query(drop);
    return done;
  } catch (error) {
    // MySQL takes back rows, but no temporary table. Where a transaction takes it back, this fails.
    await link.query(drop).catch(() => {});
    throw error;
  }
}

function partsOf(
  link: StagingLink,
  { table, key, columns }: StagedRows,
  compared: readonly string[],
): Parts {
  const target = link.tableName(table);
  const source = link.quoteName(STAGED);
  const others = columns.filter((column) => !key.includes(column));
  const differs = (column: string): string =>
    link.staged.differs(`${target}.${column}`, `${source}.${column}`);
  return {
    target,
    source,
    sets: names(link, others).map((column) => ({ column, value: `${source}.${column}` })),
    same: sameKey(compared, target, source),
    differing: names(link, others).map(differs).join(' OR '),
    compared,
  };
}

/** Of two given rows with one key, the database would keep the last one without a word. */
async function refuseRepeated(
  link: StagingLink,
  { table, key }: StagedRows,
  { source, compared }: Parts,
  keepsKeys: boolean,
): Promise<void> {
  const complete = names(link, key).map((column) => `${column} IS NOT NULL`);
  const within = `SELECT 1 FROM ${source} WHERE ${complete.join(' AND ')} GROUP BY ${compared.join(', ')} HAVING count(*) > 1 LIMIT 1`;
  const written = link.quoteName(WRITTEN);
  const before = `SELECT 1 FROM ${source} JOIN ${written} ON ${sameKey(compared, written, source)} LIMIT 1`;
  for (const sql of keepsKeys ? [within, before] : [within]) {
    const [repeated] = await link.query(sql);
    if (repeated === undefined) continue;
    const columns = key.join(', ');
    throw new DatabaseError(
      `rows of the request for ${table} have the same (${columns}): make it unique there`,
    );
  }
}

function names(link: StagingLink, columns: readonly string[]): readonly string[] {
  return columns.map((column) => link.quoteName(column));
}

async function number(link: StagingLink, sql: string): Promise<number> {
  const [row] = await link.query(sql);
  return Number(row?.[0]);
}
