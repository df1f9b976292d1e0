import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { fillDatabase } from '../../../src/application/databases/fill-database.js';
import type { LoadRequest } from '../../../src/application/databases/load-request.js';
import type { PlannedWriting } from '../../../src/application/ports/confirm.js';
import type { DatabaseLink } from '../../../src/application/ports/database-link.js';
import { column, table } from '../../domain/databases/support/schemas.js';

interface Given {
  /** The rows that the tables have. */
  readonly present?: number;
  /** The rows that leave a table. */
  readonly leaving?: number;
  readonly truncates?: boolean;
  readonly upserts?: boolean;
  readonly isElsewhere?: boolean;
}

/** What a person is asked before two tables are filled, who does not agree. */
async function asked(given: Given): Promise<PlannedWriting> {
  const { present = 0, leaving, truncates = false, upserts = false, isElsewhere = false } = given;
  const tables = ['notes', 'tags'].map((name) => table(name, { columns: [column('id')] }));
  const link = {
    hasTriggers: async () => false,
    unsafe: async () => new Map(),
    countRows: async (name: string) => (name === 'notes' ? present : 0),
  } as unknown as DatabaseLink;
  const rowsOf = (name: string, rows: number) => ({ name, rows, columns: ['id'] });
  const left =
    leaving === undefined ? {} : { leaving: new Map([['notes', rowsOf('notes', leaving)]]) };
  const request = {
    names: ['notes', 'tags'],
    fields: new Map(),
    json: '{}',
    seed: 1,
    plan: () => E.right({ seed: 1, tables: [rowsOf('notes', 5), rowsOf('tags', 7)], ...left }),
  } as unknown as LoadRequest;
  const writings: PlannedWriting[] = [];
  const result = await fillDatabase({
    ...{ link, schema: { tables, missed: [] }, request, truncates, isElsewhere },
    ...{ filledByTriggers: [], resumes: false, leavesOut: false, digest: {} as never },
    ...(upserts && { upsertBy: new Map() }),
    confirm: (writing) => async () => {
      writings.push(writing);
      return false;
    },
    onProgress: () => {},
    signal: new AbortController().signal,
  })();
  const [writing] = writings;
  if (writing === undefined) throw new Error('nobody was asked');
  expect(result).to.deep.equal(E.left({ code: 'not_agreed', concerns: writing.concerns }));
  return writing;
}

const concernsOf = async (given: Given) => (await asked(given)).concerns;

describe('what a person is asked before a database is filled', () => {
  it('names the tables with the rows that they get and have', async () => {
    expect(await asked({ present: 3 })).to.deep.equal({
      tables: [
        { name: 'notes', rows: 5, present: 3 },
        { name: 'tags', rows: 7, present: 0 },
      ],
      hasBegun: false,
      concerns: [],
    });
    expect((await asked({ upserts: true, leaving: 2 })).tables).to.deep.equal([
      { name: 'notes', rows: 5, present: 0, matchedBy: ['id'], leaving: 2 },
      { name: 'tags', rows: 7, present: 0, matchedBy: ['id'] },
    ]);
  });

  it('names rows that are deleted or changed, if there are any', async () => {
    expect(await concernsOf({ truncates: true })).to.deep.equal([]);
    expect(await concernsOf({ truncates: true, present: 3 })).to.deep.equal([
      { code: 'deletes_rows', rows: 3 },
    ]);
    expect(await concernsOf({ upserts: true })).to.deep.equal([]);
    expect(await concernsOf({ upserts: true, present: 3 })).to.deep.equal([
      { code: 'changes_rows', rows: 3 },
    ]);
    expect(await concernsOf({ upserts: true, leaving: 2 })).to.deep.equal([]);
    expect(await concernsOf({ upserts: true, leaving: 2, present: 3 })).to.deep.equal([
      { code: 'deletes_rows', rows: 2 },
      { code: 'changes_rows', rows: 3 },
    ]);
  });

  it('names another machine', async () => {
    expect(await concernsOf({ isElsewhere: true })).to.deep.equal([{ code: 'other_machine' }]);
  });
});
