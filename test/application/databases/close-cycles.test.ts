import { expect } from 'chai';
import { closeCycles, type WaitingKey } from '../../../src/application/databases/close-cycles.js';
import type { LoadTask, TableRows } from '../../../src/application/databases/load-task.js';
import type { ForeignKey } from '../../../src/domain/databases/model/database-schema.js';

const rowsOf = (name: string): TableRows => ({
  name,
  rows: 3,
  columns: ['id'],
  fields: ['id', 'boss_id'],
  totalsOf: [],
  only: () => rowsOf(name),
  batches: () => [],
});

const [store, staff] = [rowsOf('store'), rowsOf('staff')];

const waiting: WaitingKey = {
  rows: staff,
  key: {
    columns: ['store_id'],
    table: 'store',
    references: ['id'],
    isDeferrable: false,
  } as ForeignKey,
  columns: ['store_id'],
  identity: ['id'],
};

/** The tables that are changed when these were filled. */
async function changed(...filled: readonly TableRows[]): Promise<readonly string[]> {
  const tables: string[] = [];
  const link = { update: async (table: string) => void tables.push(table) };
  const { signal } = new AbortController();
  await closeCycles({ link, signal } as unknown as LoadTask, filled, [waiting]);
  return tables;
}

describe('the keys of a cycle of tables', () => {
  it('get their values if their table and the one that they refer to were filled', async () => {
    expect(await changed(store, staff)).to.deep.equal(['staff']);
    expect(await changed(staff)).to.deep.equal([]);
    expect(await changed(store)).to.deep.equal([]);
  });
});
