import { expect } from 'chai';
import { loadTables } from '../../../src/application/databases/load-tables.js';
import type { LoadTask, TableRows } from '../../../src/application/databases/load-task.js';
import { DatabaseError, type DatabaseLink } from '../../../src/application/ports/database-link.js';
import { loadOrder } from '../../../src/domain/databases/loading/load-order.js';
import type {
  DatabaseTable,
  ForeignKey,
} from '../../../src/domain/databases/model/database-schema.js';

const keyTo = (table: string): ForeignKey =>
  ({ columns: [`${table}_id`], table, references: ['id'], isDeferrable: false }) as ForeignKey;

const table = (name: string, to: string): DatabaseTable =>
  ({
    name,
    columns: [
      { name: 'id', isNullable: false },
      { name: `${to}_id`, isNullable: false },
    ],
    primaryKey: ['id'],
    foreignKeys: [keyTo(to)],
    checks: [],
  }) as unknown as DatabaseTable;

const rowsOf = (name: string): TableRows => ({
  name,
  rows: 3,
  columns: ['id'],
  fields: ['id'],
  totalsOf: [],
  only: () => rowsOf(name),
  batches: () => [],
});

/** The calls of a load of two tables that refer to each other, in their order. */
function loadOf({ orphans = 0 } = {}) {
  const calls: string[] = [];
  const keys = (given: readonly { readonly table: string; readonly key: ForeignKey }[]) =>
    given.map(({ table: from, key }) => `${from} → ${key.table}`).join();
  const link = {
    postponesChecks: true,
    transaction: async <A>(work: () => Promise<A>) => {
      const done = await work();
      calls.push('commit');
      return done;
    },
    allowForward: async (given: never) => void calls.push(`allow ${keys(given)}`),
    settleForward: async (given: never) => void calls.push(`settle ${keys(given)}`),
    loadRows: async (name: string) => {
      calls.push(`load ${name}`);
      return 3;
    },
    countOrphans: async () => orphans,
    renumber: async () => {},
    analyze: async () => {},
  } as unknown as DatabaseLink;
  const names = ['store', 'staff'] as const;
  const task: LoadTask = {
    link,
    order: loadOrder([table('store', 'staff'), table('staff', 'store')]),
    rows: new Map(names.map((name) => [name, rowsOf(name)])),
    present: new Set(),
    hasTriggers: false,
    written: new Set<string>(),
    onProgress: () => {},
    signal: new AbortController().signal,
  };
  return { calls, done: loadTables(task, []) };
}

describe('a load of tables in a cycle', () => {
  it('settles the foreign keys that it let refer forward, after the rows and before the commit', async () => {
    const { calls, done } = loadOf();

    const nothing = { there: 0, changed: 0, left: 0, refused: [], partial: [], miscounted: [] };
    expect(await done).to.deep.equal({ rows: 6, ...nothing });
    const [first, ...others] = calls;
    const [forward] = (first ?? '').split('allow ').slice(1);
    expect(forward).to.match(/^(store → staff|staff → store)$/);
    expect(others.slice(0, 2)).to.have.members(['load store', 'load staff']);
    expect(others.slice(2)).to.deep.equal([`settle ${forward}`, 'commit']);
  });

  it('names one row, or several, that refer to nothing', async () => {
    const refusal = async (orphans: number) => {
      const { done } = loadOf({ orphans });
      return done.then(
        () => '',
        (error) => (error instanceof DatabaseError ? error.message : String(error)),
      );
    };

    expect(await refusal(1)).to.match(/^\w+: 1 row has a \w+_id that \w+ does not have$/);
    expect(await refusal(2)).to.match(/^\w+: 2 rows have a \w+_id that \w+ does not have$/);
  });
});
