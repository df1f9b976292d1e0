import { cellWord } from '../../../scripts/random/read-orders.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { expectIndependent } from './statistics.js';
import { cellWords } from './words.js';

const TWO_32 = 2 ** 32;
const table = deriveKey(seedKey(42), 'table', '');
const column = (name: string, purpose = 'value') => deriveKey(table, 'column', name, purpose);
const key = column('a');

describe('random words', () => {
  const seeds = [
    [0, 1],
    [42, 43],
    ['a', 'b'],
    [2 ** 53 - 2, 2 ** 53 - 1],
    ['', '\u0001'],
  ] as const;
  for (const [one, other] of seeds) {
    const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
    it(`of the seeds ${left} and ${right} are independent`, () => {
      expectIndependent(cellWords(seedKey(one)), cellWords(seedKey(other)), 'seeds');
    });
  }

  for (const apart of [1, 2, 3, 4, 8, 16, 1024, 2 ** 31, TWO_32, 2 * TWO_32, 2 ** 52]) {
    it(`of rows ${apart} apart are independent`, () => {
      expectIndependent(cellWords(key), cellWords(key, { row: apart }), 'rows');
    });
  }

  for (const [one, other] of [
    [0, 1],
    [1, 2],
    [0, 2],
    [0, 4],
    [7, 8],
    // A weighted draw uses the last word, which no rejection reaches.
    [0, -1],
    [1, -1],
  ] as const) {
    it(`with the numbers ${one} and ${other} in a cell are independent`, () => {
      const [left, right] = [one, other].map((k) => cellWords(key, { k, rows: 1 << 20 }));

      expectIndependent(left as Int32Array, right as Int32Array, 'words');
    });
  }

  it('of a row and the second words of the row before are independent', () => {
    expectIndependent(cellWords(key, { row: 1 }), cellWords(key, { k: 1 }), 'rows and words');
  });

  for (const [one, other] of [
    [column('a'), column('b')],
    [column('a', 'value'), column('a', 'null')],
    [column('ab'), column('ba')],
    [deriveKey(table, 'entity', 'person', 'row', 'en'), deriveKey(table, 'column', 'row', 'en')],
  ] as const) {
    it(`of the keys ${one.a},${one.b} and ${other.a},${other.b} are independent`, () => {
      expectIndependent(cellWords(one), cellWords(other), 'keys');
    });
  }

  it('of any two of twelve columns are independent', () => {
    const columns = Array.from({ length: 12 }, (_, i) => cellWords(column(`column_${i}`)));

    columns.forEach((left, i) => {
      columns.slice(i + 1).forEach((right, j) => {
        expectIndependent(left, right, `columns ${i} and ${i + 1 + j}`);
      });
    });
  });

  it('of one row in neighbouring columns are independent', () => {
    const across = Int32Array.from({ length: 1 << 14 }, (_, i) => cellWord(column(`c${i}`), 7));

    expectIndependent(across.subarray(0, -1), across.subarray(1), 'across columns');
  });

  it('of one row with neighbouring seeds are independent', () => {
    const across = Int32Array.from({ length: 1 << 14 }, (_, seed) => cellWord(seedKey(seed), 0));

    expectIndependent(across.subarray(0, -1), across.subarray(1), 'across seeds');
  });
});
