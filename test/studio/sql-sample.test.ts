import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { standardEngine } from '../../src/adapters/engine/standard-engine.js';
import { generate, generateSet } from '../../src/adapters/library/index.js';
import { inOneGo } from '../../src/domain/basics/stepwise.js';
import type { SetRequest } from '../../src/domain/generation/sets/set-request.js';
import { decodeSetStepwise } from '../../src/domain/schema/sets/decode-set.js';
import { createTables } from '../../studio/engine/create-tables.js';
import type { Request } from '../../studio/engine/messages.js';
import { dialects } from '../../studio/state/offers.js';
import { type Output, usualOutput } from '../../studio/state/output.js';
import { sqlRequest, sqlSample } from '../../studio/state/sql-sample.js';
import { templates } from '../../studio/templates/index.js';
import { SqliteEngine } from '../support/engines/sqlite.js';

const engine = standardEngine();
const terms = { limits: { rows: 1e9, cells: 1e12 }, drawSeed: () => 0 };
const SQLITE: Output = { ...usualOutput, format: 'sql', dialect: 'sqlite', createTable: false };

async function statementsOf(request: Request, output: Output): Promise<string> {
  const asked = sqlRequest(request, output);
  await engine.load(asked);
  const decoded =
    'tables' in asked
      ? E.map(({ tables }: SetRequest) => tables)(
          inOneGo(decodeSetStepwise(asked, engine.contextOf(terms))),
        )
      : E.map((table: SetRequest['tables'][0]): SetRequest['tables'] => [table])(
          engine.decode(asked, terms),
        );
  const made = E.chain((tables: SetRequest['tables']) => createTables(tables, engine.vocabulary))(
    decoded,
  );
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left));
  return made.right;
}

describe('the SQL of the page', () => {
  for (const { name, request } of templates) {
    it(`creates the tables that a download without them needs: ${name}`, async () => {
      const asked = { ...request, format: 'sql', sql: { dialect: 'sqlite' } };
      const rows =
        'tables' in asked
          ? generateSet(asked as unknown as Parameters<typeof generateSet>[0]).text()
          : generate(asked as unknown as Parameters<typeof generate>[0]).text();
      const database = new SqliteEngine();
      try {
        await database.run(sqlSample(await statementsOf(request, SQLITE), SQLITE, name));
        const tables = await database.tables();
        await database.run(await rows);

        expect(tables).to.have.length('tables' in request ? Object(request.tables).length : 1);
        expect((await database.read(String(tables[0]))).rows).not.to.have.length(0);
      } finally {
        await database.close();
      }
    });
  }

  for (const { name: dialect } of dialects) {
    it(`has a command that loads the file into ${dialect}, as a comment`, () => {
      const text = sqlSample(
        'CREATE TABLE t (a INT);\n',
        { ...usualOutput, dialect },
        'my "table"',
      );
      const [first, command, ...rest] = text.split('\n');

      expect(first).to.equal('-- Download as SQL, then load the file:');
      expect(command).to.match(/^-- {3}(psql|mariadb|sqlite3|sqlcmd) .*my-table-\.sql$/);
      expect(rest.slice(1)).to.deep.equal(['', 'CREATE TABLE t (a INT);', '']);
    });
  }

  it('says so if the file does not create its tables, or if they cannot be SQL', () => {
    const faults = [{ path: '/table_name', message: 'a name\n; DROP' }];

    expect(sqlSample('', SQLITE, 't')).to.contain('-- The tables must be there before.');
    expect(sqlSample('', { ...SQLITE, createTable: true }, 't')).to.contain('-- The file creates');
    expect(sqlSample({ faults }, SQLITE, 't')).to.equal(
      '-- These tables cannot be SQL:\n-- a name\n-- ; DROP\n',
    );
  });
});
