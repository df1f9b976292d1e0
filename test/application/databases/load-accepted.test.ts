import { expect } from 'chai';
import { loadAccepted } from '../../../src/application/databases/load-accepted.js';
import type { LoadTask, TableRows } from '../../../src/application/databases/load-task.js';
import { DatabaseError, type DatabaseLink } from '../../../src/application/ports/database-link.js';
import { everyOf } from '../../support/every-of.js';

/** Loads rows of which a database refuses some. A batch is one row, whose only byte stands for it. */
async function loadOf(all: number, isRefused: (row: number) => boolean, isNeededWhole = false) {
  const kept: number[] = [];
  let attempts = 0;
  let next: readonly number[] = [];
  const table: TableRows = {
    name: 'numbers',
    rows: all,
    columns: ['id'],
    fields: ['id'],
    totalsOf: [],
    only: () => table,
    batches: (offset, rows) => {
      next = Array.from({ length: rows }, (_, i) => offset + i);
      return [];
    },
  };
  const link = {
    attempt: async <A>(work: () => Promise<A>) => {
      attempts++;
      const before = kept.length;
      try {
        return await work();
      } catch (error) {
        kept.length = before;
        throw error;
      }
    },
    loadRows: async () => {
      for (const row of next) {
        if (isRefused(row)) throw new DatabaseError(`row ${row} breaks a rule`);
        kept.push(row);
      }
      return next.length;
    },
  } as unknown as DatabaseLink;
  const task: LoadTask = {
    link,
    order: { tables: [], forward: [] },
    rows: new Map(),
    present: new Set(),
    hasTriggers: false,
    written: new Set<string>(),
    onProgress: () => {},
    signal: new AbortController().signal,
  };
  const { rows, refusal } = await loadAccepted(task, table, isNeededWhole);
  return { kept, attempts, rows, refusal: refusal?.message };
}

describe('the rows of a table that a database accepts', () => {
  it('are all of them but those that it refuses, in their order', async () => {
    const refused = [0, 7, 8, 499, 999];
    const { kept, rows, refusal, attempts } = await loadOf(1000, (row) => refused.includes(row));

    const expected = Array.from({ length: 1000 }, (_, i) => i).filter((i) => !refused.includes(i));
    expect(kept).to.deep.equal(expected);
    expect(rows).to.equal(995);
    expect(refusal).to.equal('numbers: row 0 breaks a rule');
    expect(attempts).to.be.below(5 * 2 * Math.ceil(Math.log2(1000)));
  });

  it('take one attempt if none is refused', async () => {
    expect(await loadOf(1000, () => false)).to.include({ rows: 1000, attempts: 1 });
  });

  it('are none of a table that is needed whole', async () => {
    const one = (row: number) => row === 500;
    expect(await loadOf(1000, one, true)).to.include({ rows: 0, attempts: 1 });
  });

  it('are given up when the first rows are all refused', async () => {
    const { rows, attempts } = await loadOf(100_000, () => true);

    expect(rows).to.equal(0);
    expect(attempts).to.be.within(50, 150);
  });

  it('are searched on if few rows of the first ones are accepted', async () => {
    const { kept, refusal } = await loadOf(1000, (row) => row !== 45 && row < 900);

    expect(kept).to.deep.equal([45, ...Array.from({ length: 100 }, (_, i) => 900 + i)]);
    expect(refusal).to.equal('numbers: row 0 breaks a rule');
  });

  it('are searched within a bound, beyond which rows are left out together', async () => {
    const { kept, rows, attempts } = await loadOf(100_000, (row) => row % 10 === 9);

    expect(attempts).to.equal(20_000);
    expect(rows).to.equal(kept.length).and.be.above(20_000);
    expect(everyOf(kept, (row) => row % 10 !== 9)).to.equal(true);
  });

  it('end with an error that is no refusal', async () => {
    const failing = loadOf(10, () => {
      throw new TypeError('a defect');
    });
    let thrown: unknown;
    await failing.catch((error: unknown) => {
      thrown = error;
    });
    expect(thrown).to.be.instanceOf(TypeError);
  });
});
