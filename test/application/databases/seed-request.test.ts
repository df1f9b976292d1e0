import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { seedRequest } from '../../../src/application/databases/seed-request.js';
import type { DatabaseLink } from '../../../src/application/ports/database-link.js';
import { column, foreignKey, table } from '../../domain/databases/support/schemas.js';
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

describe('the rows behind which a table is continued', () => {
  /** The number for a table that has these rows and this greatest key, when 100 are asked for. */
  const earlierRows = async (rows: number, greatest: number): Promise<number | undefined> => {
    const notes = table('notes', { columns: [column('id'), column('number')] });
    const link = {
      readSchema: async () => ({ tables: [notes], missed: [] }),
      countRows: async () => rows,
      greatest: async () => greatest,
    } as unknown as DatabaseLink;
    const made = await seedRequest({
      ...{ link, engine, rows: 100, seed: 'a' },
      ...{ onlyEmpty: false, continues: true },
    })();
    if (E.isLeft(made)) throw new Error(made.left.code);
    return made.right.request.tables[0]?.earlier_rows;
  };

  it('are whole runs of the same size, also after rows were deleted', async () => {
    expect(await earlierRows(100, 100)).to.equal(100);
    expect(await earlierRows(60, 100)).to.equal(100);
    expect(await earlierRows(101, 101)).to.equal(200);
  });

  it('are at least as many as the greatest key', async () => {
    expect(await earlierRows(100, 130)).to.equal(130);
  });
});
