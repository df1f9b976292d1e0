import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { setText } from '../../../src/application/tables/set-file.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import { engineCases } from '../../support/engines/index.js';
import { withEngine } from '../../support/engines/with-engine.js';
import { planSet, rowsOfTable, setRequest, shop } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

async function scriptOf(sql: Json, tables = shop): Promise<string> {
  const planned = planSet(setRequest({ format: 'sql', sql, tables }));
  if (E.isLeft(planned)) throw new Error(JSON.stringify(planned.left));
  let script = '';
  for await (const chunk of setText(planned.right, encodeTable)) {
    script += Buffer.from(chunk).toString();
  }
  return script;
}

/** The tables without those that refer to each other in a circle. */
const withoutCircle = shop.filter(({ name }) => name !== 'staff' && name !== 'branches');

for (const { title, dialect, make } of engineCases) {
  describe(`a set in ${dialect} SQL in ${title}`, () => {
    const engine = make();
    withEngine(engine);

    it('is one script that creates and fills all tables, with their references checked', async () => {
      // Standard SQL adds references in a circle to tables that exist. SQLite cannot, so it has a dialect of its own.
      const tables = dialect === 'ansi' && title === 'SQLite' ? withoutCircle : shop;
      await engine.run(await scriptOf({ dialect, create_table: true }, tables));

      expect([...(await engine.tables())].sort()).to.deep.equal(
        tables.map(({ name }) => String(name)).sort(),
      );
      for (const { name } of tables) {
        const { rows } = await engine.read(String(name));
        expect(rows.length, String(name)).to.equal(rowsOfTable(String(name)).length);
      }
    });

    it('refuses a row that refers to a row that is not there', async () => {
      const orphan =
        "INSERT INTO orders (id, customer_id, customer, ordered_at, amount) VALUES (1, 999999, 'x', '2024-01-01', 0)";
      let error: unknown;
      await engine.run(orphan).catch((reason) => {
        error = reason;
      });
      expect(String(error)).to.match(/foreign key/i);
    });
  });
}

describe('the SQL of a set', () => {
  it('declares keys, references, unique columns and the values of short lists', async () => {
    const script = await scriptOf({ dialect: 'postgresql', create_table: true });

    expect(script).to.contain(
      '  PRIMARY KEY (order_id, no),\n  FOREIGN KEY (order_id) REFERENCES orders (id),',
    );
    expect(script).to.contain(
      '  FOREIGN KEY (order_id, no) REFERENCES lines (order_id, no)'.replace('lines', '"lines"'),
    );
    expect(script).to.match(/email VARCHAR\(\d+\) NOT NULL UNIQUE/);
  });

  it('adds references in a circle after the rows', async () => {
    const script = await scriptOf({ dialect: 'postgresql', create_table: true });
    expect(script.trimEnd().split('\n').at(-1)).to.equal(
      'ALTER TABLE branches ADD FOREIGN KEY (clerk_id) REFERENCES staff (id);',
    );
  });

  it('puts off the checks of references in a circle in tables that exist', async () => {
    const script = await scriptOf({ dialect: 'postgresql' });
    expect(script.startsWith('BEGIN;\nSET CONSTRAINTS ALL DEFERRED;\n')).to.equal(true);
    expect(script.endsWith('COMMIT;\n')).to.equal(true);
  });
});
