import { expect } from 'chai';
import { generate } from '../../src/adapters/library/generate.js';
import type { TableRequest } from '../../src/adapters/library/table.js';
import { type Database, mariadb, outOfReach, postgresql } from './support/database.js';
import { Kitchen, scriptOf } from './support/run-recipe.js';

const {
  TABLEWRIGHT_TEST_POSTGRES_URL: postgresUrl = 'postgresql://root@127.0.0.1:5432/test',
  TABLEWRIGHT_TEST_MARIADB_URL: mariadbUrl = 'mysql://root@127.0.0.1:3306/test',
} = process.env;

/** The page, its database, and how the client of the database prints true and false. */
const recipes: readonly (readonly [string, Database, Readonly<Record<string, string>>])[] = [
  ['seed-postgresql', postgresql(postgresUrl), { true: 't', false: 'f' }],
  ['seed-mariadb', mariadb(mariadbUrl), { true: '1', false: '0' }],
];

for (const [page, database, booleans] of recipes) {
  describe(`docs/recipes/${page}.md`, () => {
    const reason = outOfReach(database);
    if (reason !== undefined) {
      it(`fills a database (unavailable: ${reason})`);
      return;
    }

    const kitchen = new Kitchen();

    beforeEach(() => database.create());
    afterEach(() => database.drop());
    after(() => kitchen.remove());

    it('fills the table with the values that the library generates', () => {
      kitchen.run(scriptOf(page), database.environment);

      const request = JSON.parse(kitchen.read('customers.json')) as TableRequest;
      const rows = [...generate({ ...request, rows: 25_000, format: 'json' }).rows()];
      const expected = rows
        .sort((a, b) => Number(a.id) - Number(b.id))
        .map((row) => request.fields.map(({ name }) => shown(name, row[name])).join('\t'));
      expect(database.query('SELECT * FROM customers ORDER BY id')).to.deep.equal(expected);
    });

    it('leaves the table empty if the generator fails midway', () => {
      const failing = 'npx() { command npx "$@" --rows 5000; return 1; }';

      expect(() => kitchen.run(`${failing}\n${scriptOf(page)}`, database.environment)).to.throw(
        'exit code 1',
      );

      expect(database.query('SELECT count(*) FROM customers')).to.deep.equal(['0']);
    });

    /** Returns a cell in the notation of the database client. */
    function shown(name: string, value: unknown): string {
      if (value === null) return 'NULL';
      if (name === 'balance') return Number(value).toFixed(2);
      return booleans[String(value)] ?? String(value);
    }
  });
}
