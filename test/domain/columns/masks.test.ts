import { expect } from 'chai';
import {
  type Mask,
  maskCapacity,
  maskColumn,
  parseMask,
} from '../../../src/domain/columns/masks.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { drawsOf, readCell } from './read-cell.js';

const { MAX_SAFE_INTEGER } = Number;

interface Asked {
  readonly unique?: boolean;
  readonly row?: number;
  readonly rows: number;
}

/** The texts of rows of a column. */
function texts(mask: string, { unique = false, row = 0, rows }: Asked): readonly string[] {
  const { steps, cell } = maskColumn(parseMask(mask) as Mask, drawsOf('masks', unique));
  fillRows(steps, row, rows);
  return Array.from({ length: rows }, (_, i) => readCell(cell, i));
}

describe('a mask', () => {
  it('shares one list of characters among all slots of a kind, and has an offset for each slot', () => {
    const { codes, offsets, template } = parseMask('#?*é'.repeat(2500)) as Mask;

    expect([codes.length, offsets.length, template.length]).to.deep.equal([7500, 7500, 12_500]);
    expect(new Set(codes)).to.have.length(3);
    expect([...offsets.subarray(0, 4)]).to.deep.equal([0, 1, 2, 5]);
  });

  const alphabets = [
    ['ab-a', 'ab-'],
    ['#', '0123456789'],
    ['?', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['*', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['#1?A', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['\\#\\?é', '#?é'],
  ] as const;
  for (const [mask, alphabet] of alphabets) {
    it(`${mask} has the alphabet ${alphabet}`, () => {
      expect(parseMask(mask)?.alphabet).to.equal(alphabet);
    });
  }

  for (const mask of ['\\', '#\\', '\\\\\\']) {
    it(`${mask} is refused because it ends in the middle of an escape`, () => {
      expect(parseMask(mask)).to.equal(undefined);
    });
  }

  const capacities = [
    ['', 1],
    ['abc', 1],
    ['#', 10],
    ['#?', 260],
    ['*', 36],
    ['\\##', 10],
    ['#'.repeat(15), 10 ** 15],
    ['#'.repeat(16), MAX_SAFE_INTEGER],
    ['?'.repeat(1000), MAX_SAFE_INTEGER],
  ] as const;
  for (const [mask, capacity] of capacities) {
    it(`${mask.slice(0, 20)} of ${mask.length} characters has a capacity of ${capacity}`, () => {
      expect(maskCapacity(parseMask(mask) as Mask)).to.equal(capacity);
    });
  }
});

describe('the texts of a mask', () => {
  const rows = [
    ['', /^$/],
    ['abc', /^abc$/],
    ['#?*', /^[0-9][A-Z][0-9A-Z]$/],
    ['é#\\#-\\\\😀?', /^é[0-9]#-\\😀[A-Z]$/u],
    ['#'.repeat(50), /^[0-9]{50}$/],
  ] as const;
  for (const [mask, form] of rows) {
    for (const unique of [false, true]) {
      it(`${mask.slice(0, 20)} have its form${unique ? ' if they are unique' : ''}`, () => {
        const made = texts(mask, { unique, rows: mask.includes('#') ? 10 : 1 });

        expect(made.filter((text) => !form.test(text))).to.deep.equal([]);
      });
    }
  }

  it('use every character of its kind in every slot', () => {
    const made = texts('#?*'.repeat(4), { rows: 1000 });
    const seen = Array.from({ length: 12 }, (_, index) => new Set(made.map((text) => text[index])));

    expect(seen.map(({ size }) => size)).to.deep.equal([
      10, 26, 36, 10, 26, 36, 10, 26, 36, 10, 26, 36,
    ]);
  });

  it('have independent slots, even if one draw does not fill them all', () => {
    const made = texts('#'.repeat(14), { rows: 1000 });

    for (let other = 1; other < 14; other++) {
      const pairs = new Set(made.map((text) => `${text[0]}${text[other]}`));
      expect(pairs.size, `slots 0 and ${other}`).to.be.above(95);
    }
  });

  it('occur once each if they are unique', () => {
    const made = texts('#?', { unique: true, rows: 260 });

    expect(new Set(made).size).to.equal(260);
  });

  it('that are unique differ in the last slots, and have any characters in the slots before', () => {
    const made = texts('#'.repeat(20), { unique: true, rows: 500 });

    expect(new Set(made.map((text) => text.slice(-16))).size).to.equal(500);
    for (const index of [0, 1, 2, 3]) {
      expect(new Set(made.map((text) => text[index])).size).to.equal(10);
    }
  });

  for (const unique of [false, true]) {
    it(`are the same in any window${unique ? ' if they are unique' : ''}`, () => {
      const mask = '#?*'.repeat(10);
      const whole = texts(mask, { unique, row: 500, rows: 30 });

      expect(texts(mask, { unique, row: 510, rows: 7 })).to.deep.equal(whole.slice(10, 17));
      expect(new Set(whole).size).to.equal(30);
    });
  }

  it('have one length, which is counted in bytes', () => {
    const { cell, type } = maskColumn(parseMask('é#') as Mask, drawsOf('masks'));
    const [piece] = cell;
    if (piece?.kind !== 'text') throw new Error('no text');

    expect(type).to.deep.equal({ kind: 'text' });
    expect([piece.minLength, piece.maxLength, piece.alphabet]).to.deep.equal([3, 3, 'é0123456789']);
  });
});
