import { expect } from 'chai';
import { databaseCases } from '../support/databases/index.js';
import { Kitchen, scriptOf } from './support/run-recipe.js';

/** The days of the page take a minute of processor time, and a week shows the same. */
function inAWeek(script: string): string {
  expect(script).to.include('$(seq 1 30)');
  return script.replaceAll('$(seq 1 30)', '$(seq 1 7)').replaceAll('2026-03-03', '2026-02-08');
}

describe('docs/recipes/a-shop-day-by-day.md', () => {
  const kitchen = new Kitchen();

  after(() => kitchen.remove());

  const postgresql = databaseCases.find(({ kind }) => kind === 'postgresql');
  const inPostgresql = 'makes the tables of each day of a week in PostgreSQL by statements';
  if (postgresql?.reason !== undefined) it(`${inPostgresql} (unavailable: ${postgresql.reason})`);
  else {
    it(inPostgresql, async () => {
      const database = await postgresql?.create();
      if (database === undefined) throw new Error('there is no case of PostgreSQL');
      const request = /^cat > shop\.json .*?^JSON$/ms.exec(scriptOf('a-shop-day-by-day'))?.[0];
      const script = `set -o pipefail\n${request}\n${scriptOf('a-shop-day-by-day', 'In PostgreSQL')}`;
      kitchen.run(inAWeek(script), { DATABASE_URL: database.url });
      const [counts] = await database.rows(
        'SELECT count(*) > 500, (SELECT count(*) FROM whole.customers) > 150 FROM orders',
      );
      await database.drop();

      // A difference on any day would end the script.
      expect(counts).to.deep.equal(['t', 't']);
    });
  }

  it('makes a shop whose tables are those of their day after a week', () => {
    const found = kitchen.run(
      `${inAWeek(scriptOf('a-shop-day-by-day', '# A shop, day by day'))}
      sqlite3 shop.sqlite "SELECT count(*) > 500, (SELECT count(*) FROM customers) > 150, (SELECT count(*) FROM items) > 900 FROM orders"`,
    );

    // A difference between the two files would end the script.
    expect(found.trim()).to.equal('1|1|1');
  });
});
