import { DatabaseError, type WrittenRows } from '../../application/ports/database-link.js';

/** The temporary table in which rows wait. */
const STAGED = 'tablewright_changes';

/** How a database says what moves staged rows into their table. */
export interface StagedSql {
  /** Begins the statement that drops a temporary table. */
  readonly drop: string;
  /** Stands before the SELECT of an INSERT, so that columns which the database numbers take the given values. */
  readonly overriding: string;
  /** A condition: the values of a column are not the same, to the last character. */
  differs(one: string, other: string): string;
  update(change: StagedChange): string;
}

/** An UPDATE of a table by the rows of another one, in parts of SQL. */
interface StagedChange {
  readonly target: string;
  /** The other table with its alias. */
  readonly source: string;
  readonly sets: readonly { readonly column: string; readonly value: string }[];
  readonly same: string;
  readonly where: string;
}

/** SQL in which every value has a text that tells it from others. */
export const stagedByText: StagedSql = {
  drop: 'DROP TABLE',
  overriding: '',
  differs: (one, other) => `${one}::text IS DISTINCT FROM ${other}::text`,
  update: ({ target, source, sets, same, where }) => {
    const values = sets.map(({ column, value }) => `${column} = ${value}`).join(', ');
    return `UPDATE ${target} SET ${values} FROM ${source} WHERE ${same} AND (${where})`;
  },
};

/** The part of a link that staged rows use. */
interface StagingLink {
  readonly staged: StagedSql;
  query(sql: string): Promise<readonly (readonly unknown[])[]>;
  quoteName(name: string): string;
  tableName(table: string): string;
  loadRows(
    table: string,
    columns: readonly string[],
    batches: Iterable<Uint8Array>,
  ): Promise<number>;
}

/** Rows for some columns of a table, of which `key` identifies a row. */
export interface StagedRows {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
  readonly batches: Iterable<Uint8Array>;
}

/** Changes the rows of a table that have the key of a given row, and adds the others. */
export function upsertStaged(link: StagingLink, rows: StagedRows): Promise<WrittenRows> {
  return withStaged(link, rows, async (parts, count) => {
    await refuseRepeated(link, rows, parts);
    const { target, source, same, differing } = parts;
    const missing = `${source} WHERE NOT EXISTS (SELECT 1 FROM ${target} WHERE ${same})`;
    const added = await number(link, `SELECT count(*) FROM ${missing}`);
    const changed =
      differing === ''
        ? 0
        : await number(
            link,
            `SELECT count(*) FROM ${source} JOIN ${target} ON ${same} WHERE ${differing}`,
          );
    if (changed > 0) await link.query(link.staged.update({ ...parts, where: differing }));
    if (added > 0) {
      const list = names(link, rows.columns).join(', ');
      await link.query(
        `INSERT INTO ${target} (${list}) ${link.staged.overriding}SELECT ${list} FROM ${missing}`,
      );
    }
    return { rows: count, there: count - added, changed };
  });
}

/** Changes the rows of a table that have the key of a given row. */
export function updateStaged(link: StagingLink, rows: StagedRows): Promise<void> {
  return withStaged(link, rows, async (parts) => {
    await link.query(link.staged.update({ ...parts, where: parts.differing }));
  });
}

/** The parts of statements about a table, the staged rows for it, and the rows that have the same key. */
interface Parts extends Omit<StagedChange, 'where'> {
  /** Whether a row differs from the staged one. Empty if the key is all that rows have. */
  readonly differing: string;
}

async function withStaged<A>(
  link: StagingLink,
  rows: StagedRows,
  work: (parts: Parts, count: number) => Promise<A>,
): Promise<A> {
  const { table, columns, batches } = rows;
  const drop = `${link.staged.drop} ${link.quoteName(STAGED)}`;
  const list = names(link, columns).join(', ');
  await link.query(
    `CREATE TEMPORARY TABLE ${link.quoteName(STAGED)} AS SELECT ${list} FROM ${link.tableName(table)} LIMIT 0`,
  );
  try {
    const count = await link.loadRows(STAGED, columns, batches);
    const done = await work(partsOf(link, rows), count);
    await link.query(drop);
    return done;
  } catch (error) {
    // MySQL takes back rows, but no temporary table. Where a transaction takes it back, this fails.
    await link.query(drop).catch(() => {});
    throw error;
  }
}

function partsOf(link: StagingLink, { table, key, columns }: StagedRows): Parts {
  const target = link.tableName(table);
  const others = columns.filter((column) => !key.includes(column));
  const equal = (column: string): string => `${target}.${column} = s.${column}`;
  const differs = (column: string): string =>
    link.staged.differs(`${target}.${column}`, `s.${column}`);
  return {
    target,
    source: `${link.quoteName(STAGED)} s`,
    sets: names(link, others).map((column) => ({ column, value: `s.${column}` })),
    same: names(link, key).map(equal).join(' AND '),
    differing: names(link, others).map(differs).join(' OR '),
  };
}

/** Of two given rows with one key, neither is the one that is meant. */
async function refuseRepeated(
  link: StagingLink,
  { table, key }: StagedRows,
  { source }: Parts,
): Promise<void> {
  const list = names(link, key);
  const complete = list.map((column) => `${column} IS NOT NULL`).join(' AND ');
  const [repeated] = await link.query(
    `SELECT 1 FROM ${source} WHERE ${complete} GROUP BY ${list.join(', ')} HAVING count(*) > 1 LIMIT 1`,
  );
  if (repeated === undefined) return;
  const columns = key.join(', ');
  throw new DatabaseError(
    `rows of the request for ${table} have the same (${columns}): make it unique there`,
  );
}

function names(link: StagingLink, columns: readonly string[]): readonly string[] {
  return columns.map((column) => link.quoteName(column));
}

async function number(link: StagingLink, sql: string): Promise<number> {
  const [row] = await link.query(sql);
  return Number(row?.[0]);
}
