import { expect } from 'chai';
import { cellsOf, columnRequest, pathsOf, request, textOf } from '../../support/tables.js';

const SAFE = Number.MAX_SAFE_INTEGER;

describe('a sequence', () => {
  it('counts from the first row of the table in any window', () => {
    expect(cellsOf('sequence', { start: 10, step: 5 }, { rows: 3 })).to.deep.equal([
      '10',
      '15',
      '20',
    ]);
    expect(cellsOf('sequence', { start: 10, step: 5 }, { rows: 2, offset: 1e9 })).to.deep.equal([
      '5000000010',
      '5000000015',
    ]);
  });

  it('is the same for every seed and every name, and if it is unique', () => {
    const counted = cellsOf('sequence', {}, { seed: 1 });

    expect(cellsOf('sequence', {}, { seed: 2 })).to.deep.equal(counted);
    expect(cellsOf('sequence', { unique: true })).to.deep.equal(counted);
    const fields = [{ name: 'd', type: 'sequence' }];
    expect(textOf(request({ fields }))).to.equal(
      textOf(columnRequest('sequence', {})).replaceAll('"c"', '"d"'),
    );
  });

  it('can reach 2^53 - 1, and is refused beyond, unique or not', () => {
    const upTo = (constraints: object) => ({
      last: pathsOf(columnRequest('sequence', constraints, { rows: 20, offset: SAFE - 20 })),
      beyond: pathsOf(columnRequest('sequence', constraints, { rows: 20, offset: SAFE - 19 })),
    });

    expect(cellsOf('sequence', {}, { rows: 1, offset: SAFE - 1 })).to.deep.equal([`${SAFE}`]);
    expect(upTo({}).last).to.deep.equal([]);
    expect(upTo({ start: 2 }).last).to.deep.equal(['/fields/0/constraints']);
    expect(upTo({ start: 2, unique: true }).last).to.deep.equal(['/fields/0/constraints/unique']);
    expect(upTo({}).beyond).to.deep.equal(['/fields/0/constraints', '/offset']);
  });

  it('is exact for the largest numbers', () => {
    const constraints = { start: -SAFE, step: 3 };
    const offset = Math.floor(SAFE / 3) - 2;

    const cells = cellsOf('sequence', constraints, { rows: 2, offset }).map(BigInt);
    expect(cells).to.deep.equal([0n, 1n].map((i) => BigInt(-SAFE) + 3n * (BigInt(offset) + i)));
  });
});

describe('a UUID of version 7', () => {
  const ids = (offset: number, rows = 500) => cellsOf('uuid', { version: 7 }, { offset, rows });

  it('sorts in the order of the rows in any window', () => {
    const rows = [...ids(0), ...ids(1_000_000), ...ids(157_766_400 - 86_400)];

    expect([...rows].sort()).to.deep.equal(rows);
  });

  it('starts again with different ids after the five years', () => {
    const [before, after] = ids(157_766_400 - 1, 2) as [string, string];
    const [first] = ids(0, 1) as [string];

    expect(before > after).to.equal(true);
    expect(after.slice(0, 9)).to.equal(first.slice(0, 9));
    expect(after).not.to.equal(first);
  });
});
