import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { seedRequest } from '../../../src/application/databases/seed-request.js';
import type { DatabaseLink } from '../../../src/application/ports/database-link.js';
import { foreignKey, table } from '../../domain/databases/support/schemas.js';
import { engine } from '../../support/tables.js';

/** The tables that are seeded beside a table `kinds` with this number of rows. */
async function seeded(rowsOfKinds: number, onlyEmpty: boolean): Promise<readonly string[]> {
  const tables = [table('kinds'), table('things', { foreignKeys: [foreignKey('kinds')] })];
  const link = {
    readSchema: async () => ({ tables, missed: [] }),
    countRows: async (name: string) => (name === 'kinds' ? rowsOfKinds : 0),
    distinct: async () => ['1'],
  } as unknown as DatabaseLink;
  const made = await seedRequest({ link, engine, rows: 5, onlyEmpty })();
  if (E.isLeft(made)) return [made.left.code];
  return made.right.schema.tables.map(({ name }) => name);
}

describe('the tables that are seeded', () => {
  it('are those without a row if the others stay as they are', async () => {
    expect(await seeded(0, true)).to.deep.equal(['kinds', 'things']);
    expect(await seeded(1, true)).to.deep.equal(['things']);
    expect(await seeded(1, false)).to.deep.equal(['kinds', 'things']);
  });
});
