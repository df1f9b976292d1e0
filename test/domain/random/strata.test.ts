import { expect } from 'chai';
import * as fc from 'fast-check';
import { cellWord } from '../../../scripts/random/read-orders.js';
import { seedKey } from '../../../src/domain/random/key.js';
import {
  fillStrata,
  MOST_STRATA,
  type StrataTable,
  type Stratum,
  strataTable,
} from '../../../src/domain/random/strata.js';
import { always } from './always.js';
import { expectSpread } from './statistics.js';

const TWO_32 = 2 ** 32;
const ROWS = 1 << 14;
const RUNS = 200;
const key = seedKey('strata');
const plain = { min: 0, step: 1 };

const stratum = fc.record({
  start: fc.integer({ min: -(10 ** 6), max: 10 ** 6 }),
  size: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constant(2 ** 45)),
  mass: fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 1e9, noNaN: true })),
});
const strata = fc
  .array(stratum, { minLength: 1, maxLength: 40 })
  .filter((all) => all.some(({ mass }) => mass > 0));
const row = fc
  .tuple(fc.nat(2 ** 21 - 1), fc.nat(TWO_32 - 40))
  .map(([high, low]) => high * TWO_32 + low);

function drawn(table: StrataTable, rows: number, start = 0): Float64Array {
  const out = new Float64Array(rows);
  fillStrata(out, key, start, rows, table, plain);
  return out;
}

/** The chance of each stratum according to the table. */
function chances({ keep, alias }: StrataTable): Float64Array {
  const chance = new Float64Array(keep.length);
  keep.forEach((kept, i) => {
    const other = alias[i] as number;
    chance[i] = (chance[i] as number) + kept / keep.length;
    chance[other] = (chance[other] as number) + (1 - kept) / keep.length;
  });
  return chance;
}

/** A reference implementation of a draw: the column, then itself or its alias, then the position in it. */
function referenceDraw({ shift, keep, alias, starts, spans }: StrataTable, row: number): number {
  const top = cellWord(key, row, 0) >>> 0;
  const bottom = cellWord(key, row, 1) >>> 0;
  const fraction = Number(BigInt(top % 2 ** 20) * 2n ** 32n + BigInt(bottom)) / 2 ** 52;
  const column = Math.floor(top / 2 ** shift);
  const kept = keep[column] as number;
  const isKept = fraction < kept;
  const stratum = isKept ? column : (alias[column] as number);
  const position = isKept ? fraction / kept : (fraction - kept) / (1 - kept);
  return (starts[stratum] as number) + Math.floor(position * (spans[stratum] as number));
}

describe('the table of strata', () => {
  const rows = [
    [1, 2],
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 8],
    [2048, 2048],
    [2049, 4096],
    [MOST_STRATA, 4096],
  ] as const;
  for (const [count, columns] of rows) {
    it(`of ${count} strata has ${columns} columns, one of which the first bits of a word select`, () => {
      const all = Array.from(
        { length: count },
        (_, start): Stratum => ({ start, size: 1, mass: 1 }),
      );
      const { shift, keep, alias, starts, spans } = strataTable(all);

      expect([keep, alias, starts, spans].map(({ length }) => length)).to.deep.equal(
        Array(4).fill(columns),
      );
      expect(TWO_32 / 2 ** shift).to.equal(columns);
    });
  }

  it('has chances in proportion to the masses', () => {
    always(
      fc.property(strata, (all) => {
        const total = all.reduce((sum, { mass }) => sum + mass, 0);
        const chance = chances(strataTable(all));

        all.forEach(({ mass }, i) => {
          expect(chance[i]).to.be.closeTo(mass / total, 1e-9);
          if (mass === 0) expect(chance[i]).to.equal(0);
        });
      }),
      RUNS,
    );
  });

  it('contains the strata, each with a span slightly below its size', () => {
    const { starts, spans } = strataTable([
      { start: -7, size: 1, mass: 1 },
      { start: 5, size: 2 ** 52, mass: 2 },
    ]);

    expect([...starts]).to.deep.equal([-7, 5]);
    expect([...spans]).to.deep.equal([1 - 2 ** -53, 2 ** 52 - 0.5]);
  });
});

describe('the draws from strata', () => {
  it('equal the reference implementation in every cell', () => {
    always(
      fc.property(strata, row, (all, start) => {
        const table = strataTable(all);
        const out = drawn(table, 20, start);

        expect([...out]).to.deep.equal(Array.from(out, (_, i) => referenceDraw(table, start + i)));
      }),
      RUNS,
    );
  });

  it('never come from a stratum of mass 0 or lie beyond the end of a stratum', () => {
    always(
      fc.property(strata, row, (all, start) => {
        const possible = all.filter(({ mass }) => mass > 0);
        const lost = drawn(strataTable(all), 20, start).filter(
          (value) => !possible.some(({ start, size }) => value >= start && value < start + size),
        );

        expect([...lost]).to.deep.equal([]);
      }),
      RUNS,
    );
  });

  it('occur in proportion to the masses, and evenly within a stratum', () => {
    const all = [3, 1, 0, 4, 8].map((mass, i): Stratum => ({ start: 8 * i, size: 8, mass }));
    const counts = new Int32Array(40);
    for (const value of drawn(strataTable(all), ROWS)) counts[value] = (counts[value] ?? 0) + 1;

    const isPossible = (_: number, value: number) => value < 16 || value >= 24;
    const expected = Array.from(counts, (_, value) => (all[value >> 3] as Stratum).mass);
    expect([...counts.slice(16, 24)]).to.deep.equal(Array(8).fill(0));
    expectSpread(counts.filter(isPossible), 'values', expected.filter(isPossible));
  });

  it('are numbers of a range: its minimum plus a number of steps', () => {
    const table = strataTable([{ start: 100, size: 50, mass: 1 }]);
    const out = new Float64Array(200);
    fillStrata(out, key, 0, 200, table, { min: -3, step: 10 });

    expect([...out]).to.deep.equal([...drawn(table, 200)].map((member) => -3 + 10 * member));
  });

  it('do not change the rows after the window', () => {
    const out = new Float64Array(5).fill(-1);
    fillStrata(out, key, 0, 3, strataTable([{ start: 0, size: 9, mass: 1 }]), plain);

    expect([...out.subarray(3)]).to.deep.equal([-1, -1]);
  });
});
