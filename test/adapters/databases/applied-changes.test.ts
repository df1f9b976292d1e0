import { expect } from 'chai';
import { generateSet } from '../../../src/adapters/library/generate-set.js';
import type { TableSetRequest } from '../../../src/adapters/library/table-set.js';
import { livingShop, momentOf } from '../../domain/histories/shop.js';
import { faultsOfChanges, feedText } from '../../support/changes.js';
import { databaseCases, type OwnDatabase } from '../../support/databases/index.js';
import type { Json } from '../../support/tables.js';

const FIRST_DAY = 20;

/** Its customers have a note with all that is special in texts of SQL. */
function shop(members: Json): Json {
  const choices = ["it's; --", 'back\\slash', 'a\tb\r\nc', 'é😀 "', ''];
  const note = { name: 'the note', type: 'csat_score', constraints: { choices, null_rate: 0.3 } };
  const { tables, ...request } = livingShop(members) as { readonly tables: readonly Json[] };
  const [customers, ...others] = tables as readonly {
    readonly fields: readonly Json[];
    readonly lives: { readonly changes: readonly Json[] };
  }[];
  if (customers === undefined) throw new Error('the shop has no customers');
  const changes = [...customers.lives.changes, { fields: ['the note'], every: '10d' }];
  const noted = {
    ...customers,
    fields: [...customers.fields, note],
    lives: { ...customers.lives, changes },
  };
  return { ...request, tables: [noted, ...others] };
}

/** The tables, each after those to which it refers, with the names of their keys. */
const KEYS = { customers: 'id', homes: 'customer_id, no', orders: 'id', countries: 'id' };
const NAMES = Object.keys(KEYS);

/** The statements that make all tables as they stood on a day. */
function tablesOf(day: number, dialect: string, createTable: boolean): string {
  const sql = { dialect, create_table: createTable };
  const request = shop({ as_of: momentOf(day), format: 'sql', sql });
  const { tables } = generateSet(request as unknown as TableSetRequest);
  return NAMES.map((name) => tables.get(name)?.text() ?? '').join('');
}

const dayOf = (day: number, dialect: string): string =>
  feedText(shop({ from: momentOf(day), until: momentOf(day + 1), form: 'sql', sql: { dialect } }));

async function rowsIn(database: OwnDatabase): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (const [name, key] of Object.entries(KEYS)) {
    all.push(await database.rows(`SELECT * FROM ${name} ORDER BY ${key}`));
  }
  return all;
}

/** The dialects by database. A row of DuckDB to which others refer cannot change, nor can an upsert change a unique column. */
const DIALECTS = {
  postgresql: ['postgresql', 'ansi'],
  mysql: ['mysql', 'ansi'],
  sqlite: ['sqlite', 'ansi'],
  duckdb: ['postgresql', 'ansi'],
} as const;

const created = (kind: string, dialect: string): string => {
  const text = tablesOf(FIRST_DAY, dialect, true);
  return kind === 'duckdb'
    ? text.replaceAll(/,\n {2}FOREIGN KEY [^\n]*?\)\)?(?=,?\n)/g, '').replaceAll(' UNIQUE', '')
    : text;
};

describe('changes as statements, applied day by day', () => {
  for (const { kind, title, reason, create } of databaseCases) {
    for (const [place, dialect] of DIALECTS[kind].entries()) {
      const days = place === 0 ? 12 : 6;
      const name = `are the tables of their day after ${days} days in ${title}, in the dialect ${dialect}`;
      if (reason !== undefined) {
        it(`${name} (unavailable: ${reason})`);
        continue;
      }
      it(name, async () => {
        const [daily, whole] = [await create(), await create()];
        await daily.run(created(kind, dialect));
        await whole.run(created(kind, dialect));
        const counts: number[] = [];
        for (let day = 1; day <= days; day++) {
          await daily.run(dayOf(FIRST_DAY + day - 1, dialect));
          // Opening a file takes longer than all statements of a day.
          if (kind !== 'sqlite' && day % 10 !== 6 && day !== days) continue;
          const emptied = NAMES.toReversed().map((table) => `DELETE FROM ${table};\n`);
          await whole.run(emptied.join(''));
          await whole.run(tablesOf(FIRST_DAY + day, dialect, false));
          const found = await rowsIn(daily);
          counts.push(JSON.stringify(found).length);

          expect(found, `day ${day}`).to.deep.equal(await rowsIn(whole));
        }
        await Promise.all([daily.drop(), whole.drop()]);
        expect(Math.min(...counts)).to.be.greaterThan(10_000);
      });
    }
  }

  it('may be applied twice, as upserts', async () => {
    const sqlite = databaseCases.find(({ kind }) => kind === 'sqlite');
    const database = await sqlite?.create();
    if (database === undefined) throw new Error('SQLite needs no server');
    await database.run(tablesOf(FIRST_DAY, 'sqlite', true));
    const day = dayOf(FIRST_DAY, 'sqlite');
    await database.run(day);
    const once = await rowsIn(database);
    await database.run(day);

    expect(await rowsIn(database)).to.deep.equal(once);
    await database.drop();
  });

  it('need a key, and come in their order', () => {
    const span = { from: momentOf(1), until: momentOf(2), form: 'sql' };
    const { tables } = livingShop() as { readonly tables: readonly Json[] };
    const keyless = tables.map((table) => ({ ...table, key: [] })).slice(2, 3);
    const alone = keyless.map((table) => ({
      ...table,
      fields: (table as { fields?: readonly Json[] }).fields?.filter(
        ({ type }) => type !== 'reference' && type !== 'copy',
      ),
    }));
    const faults = (request: Json): readonly string[] =>
      faultsOfChanges(request).map(({ path, message }) => `${path}: ${message}`);

    expect(faults({ seed: 1, ...span, tables: alone })).to.deep.equal([
      '/tables/0/key: statements find the rows of "orders" by a key: name its fields, or choose another form',
    ]);
    expect(faults(livingShop({ ...span, deliver: { delay: '1h' } }))).to.deep.equal([
      '/deliver: statements hold in their order: leave deliver out, or choose the form debezium or rows',
    ]);
  });
});
