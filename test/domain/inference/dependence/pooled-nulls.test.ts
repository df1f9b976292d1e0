import { expect } from 'chai';
import { checkedGiven } from '../../../../src/domain/inference/dependence/dependence-gate.js';
import { columnValues } from '../../../../src/domain/inference/reading/column-values.js';
import { cloned, K, sampleOf, share, uniform } from './sample-tables.js';

const ROWS = 3000;

/** A row for each of so many items of a kind, by the kind's name. */
function rowsOf(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}

function nulls(cells: readonly string[] = []): number {
  return share(cells.map((cell) => cell === 'null'));
}

describe('a clone of a column with few nulls in each state of another one', () => {
  const engines = Array.from({ length: ROWS }, (_, i) =>
    i % 30 === 0 ? 'piston' : `jet ${i % 8}`,
  );
  // Half of the aircraft with pistons have a speed, and of each other kind 7 to 9 of some 360: fewer than k.
  const speeds = engines.map((engine, i) =>
    engine === 'piston' ? i % 60 === 0 : Math.floor(i / 8) % 45 === 0,
  );
  const cells = speeds.map((isKnown, i) => (isKnown ? `${100 + (i % 7)}` : null));
  const columns = cloned(sampleOf({ engines, speeds: cells }), ROWS);

  it('has the values that only several states together can tell', () => {
    const jets = (columns.get('engines') ?? []).map((engine) => engine !== '"piston"');
    const known = (columns.get('speeds') ?? []).filter((cell, i) => jets[i] && cell !== 'null');

    expect(known.length).to.be.within(30, 100);
  });
});

describe('a clone of a column whose nulls are in the rows of rare values', () => {
  // 40 pollsters of 5 rows each report no margin; each of the 5 frequent ones does.
  const rare = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`Rare ${i}`, 5]));
  const pollsters = rowsOf({ One: 200, Two: 200, Three: 200, Four: 200, Five: 200, ...rare });
  const next = uniform(4);
  const margins = pollsters.map((pollster, i) =>
    pollster.startsWith('Rare') ? null : `${5 * (i >> 3) + Math.floor(9 * next())}`,
  );

  it('has as many nulls', () => {
    const columns = cloned(sampleOf({ pollsters, margins }), 1200);

    expect(nulls(columns.get('margins'))).to.be.closeTo(1 / 6, 0.04);
  });
});

describe('a clone of columns that are filled together', () => {
  const next = uniform(7);
  const pollsters = Array.from({ length: 600 }, () => `P${Math.floor(20 * next() * next())}`);
  const isFilled = pollsters.map(() => next() > 0.15);
  const sizes = (step: number): readonly (string | null)[] =>
    pollsters.map((pollster, i) => {
      const place = (step * Number(pollster.slice(1))) % 20;
      return isFilled[i] ? (100 * place + 90 * next()).toFixed(0) : null;
    });
  const columns = cloned(sampleOf({ pollsters, democrats: sizes(1), others: sizes(7) }), 600);

  it('has them filled together also where their other condition is rare', () => {
    const others = columns.get('others') ?? [];
    const differ = (columns.get('democrats') ?? []).map(
      (cell, i) => (cell === 'null') !== (others[i] === 'null'),
    );

    expect(share(differ)).to.be.below(0.005);
  });
});

describe('the privacy gate of shares of nulls', () => {
  const x = rowsOf({ p: 50, q: 50, r: 50, s: 5 });
  const kept = (nullsOf: Readonly<Record<string, number>>, when = ['p', 'q']): number => {
    const seen = new Map<string, number>();
    const y = x.map((value) => {
      seen.set(value, (seen.get(value) ?? 0) + 1);
      return (seen.get(value) ?? 0) <= (nullsOf[value] ?? 0) ? null : '1';
    });
    const cells: Readonly<Record<string, readonly (string | null)[]>> = { x, y };
    const given = {
      columns: ['x'],
      rows: when.map((value) => ({ when: [value], null_rate: 0.1 })),
    };
    const columnOf = (name: string) => columnValues(cells[name] ?? [], new Set());
    const field = { name: 'y', type: 'integer', constraints: {} };
    return checkedGiven(field, given, columnOf, K)?.rows.length ?? 0;
  };

  it('counts the rows that tell the same share together', () => {
    expect(kept({ p: 5, q: 5 })).to.equal(2);
    expect(kept({ p: 5, q: 4 })).to.equal(0);
    expect(kept({ p: 9 }, ['p'])).to.equal(0);
  });

  it('counts rows of rare values with them, but none of other values', () => {
    expect(kept({ p: 5, s: 5 }, ['p'])).to.equal(1);
    expect(kept({ p: 5, r: 30 }, ['p'])).to.equal(0);
  });
});
