import { expect } from 'chai';
import fc from 'fast-check';
import type { BulkRun } from '../../../src/domain/bulk/bulk-run.js';
import {
  countParts,
  countShard,
  partAt,
  partsOf,
  partsPrefix,
} from '../../../src/domain/bulk/run-parts.js';
import { everyOf } from '../../support/every-of.js';
import { bulkRun } from './support/bulk-run.js';

const runs = fc
  .record({
    window: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constant('day' as const)),
    tables: fc.array(fc.record({ offset: fc.nat(100), rows: fc.integer({ min: 1, max: 300 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(
    ({ window, tables }): BulkRun =>
      bulkRun({
        window,
        tables: tables.map((table, i) => ({ ...table, name: `t${i}`, folder: `t${i}` })),
      }),
  );

const mostRows = ({ window }: BulkRun): number => (window === 'day' ? 1 : window);

describe('the parts of a run', () => {
  it('cover every row of every table once, in order', () => {
    fc.assert(
      fc.property(runs, (run) => {
        for (const table of run.tables) {
          let next = table.offset;
          for (const part of partsOf(run)) {
            if (part.table !== table) continue;
            expect(part.offset).to.equal(next);
            expect(part.rows).to.be.within(1, mostRows(run));
            next += part.rows;
          }
          expect(next).to.equal(table.offset + table.rows);
        }
      }),
    );
  });

  it('are each in one shard, and shards differ by at most one part', () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 9 }), (run, count) => {
        const shards = Array.from({ length: count }, (_, index) => ({ index, count }));
        const parts = shards.flatMap((shard) => {
          const own = [...partsOf(run, shard)];
          expect(own.length).to.equal(countShard(run, shard));
          return own;
        });
        const sizes = shards.map((shard) => countShard(run, shard));

        expect(Math.max(...sizes) - Math.min(...sizes)).to.be.at.most(1);
        expect(parts.map(({ index }) => index).sort((a, b) => a - b)).to.deep.equal(
          Array.from({ length: countParts(run) }, (_, i) => i),
        );
      }),
    );
  });

  it('are found by their numbers', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const parts = [...partsOf(run)];

        expect(parts.map((_, i) => partAt(run, i))).to.deep.equal(parts);
        expect(() => partAt(run, parts.length)).to.throw(RangeError, `there is no part`);
      }),
    );
  });

  it('have names that begin with the prefix of their table and sort as their numbers do', () => {
    const table = { name: 'orders', folder: 'orders', offset: 0, rows: 100_001 };
    const names = [...partsOf(bulkRun({ window: 1, tables: [table] }))].map(({ name }) => name);

    expect(names[0]).to.equal('orders/part-000000.csv');
    expect(names.at(-1)).to.equal('orders/part-100000.csv');
    expect(everyOf(names, (name) => name.startsWith(partsPrefix(table)))).to.equal(true);
    expect([...names].sort()).to.deep.equal(names);
  });

  it('are named by their days, also before 1970', () => {
    const table = { name: 'changes', folder: 'changes', offset: -1, rows: 3 };
    const parts = [...partsOf(bulkRun({ window: 'day', tables: [table] }))];

    expect(parts.map(({ name, offset }) => [name, offset])).to.deep.equal([
      ['changes/part-1969-12-31.csv', -1],
      ['changes/part-1970-01-01.csv', 0],
      ['changes/part-1970-01-02.csv', 1],
    ]);
    expect(parts[0]?.receipt).to.equal('receipts/changes/part-1969-12-31.json');
  });
});
