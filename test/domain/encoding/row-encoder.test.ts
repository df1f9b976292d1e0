import { expect } from 'chai';
import * as fc from 'fast-check';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import { IndexVector } from '../../../src/domain/columns/vectors.js';
import {
  LiteralPart,
  type Part,
  type VaryingPart,
  WordsPart,
} from '../../../src/domain/encoding/parts.js';
import { RowEncoder } from '../../../src/domain/encoding/row-encoder.js';
import { Arena } from '../../../src/domain/kernel/arena.js';
import { encodeTexts } from '../../../src/domain/kernel/encoded-table.js';
import type { Kernel, Target } from '../../../src/domain/kernel/kernel.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { everyOf } from '../../support/every-of.js';
import { always } from '../random/always.js';
import { anyPart, encodeRows, MOST_ROWS, naiveRows } from './part-models.js';

/** A part that tells other lengths than it writes, a row each. */
class LyingPart implements VaryingPart {
  readonly minLength = 0;
  readonly maxLength = 8;
  readonly #told: readonly number[];
  readonly #written: readonly number[];

  constructor(told: readonly number[], written: readonly number[]) {
    this.#told = told;
    this.#written = written;
  }

  addLengths(_kernel: Kernel, lengths: Int32Array): void {
    this.#told.forEach((length, i) => {
      lengths[i] = (lengths[i] as number) + length;
    });
  }

  write(_kernel: Kernel, { offsets }: Target): void {
    this.#written.forEach((length, i) => {
      offsets[i] = (offsets[i] as number) + length;
    });
  }
}

describe('row encoder', () => {
  const partLists = fc.array(anyPart, { minLength: 1, maxLength: 7 });
  const rowCounts = fc.integer({ min: 1, max: MOST_ROWS });

  it('makes the bytes of joined strings, whatever the window', () => {
    always(
      fc.property(partLists, rowCounts, (models, rows) => {
        const parts = models.map(({ part }) => part);

        const expected = naiveRows(models, rows);
        for (const window of [1, 7, rows]) {
          expect(encodeRows(parts, models, rows, window)).to.deep.equal(expected);
        }
      }),
    );
  });

  it('keeps every row within the lengths that its parts tell', () => {
    always(
      fc.property(partLists, rowCounts, (models, rows) => {
        const parts = models.map(({ part }) => part);
        const least = parts.reduce((sum, part) => sum + part.minLength, 0);
        const most = parts.reduce((sum, part) => sum + part.maxLength, 0);

        for (let row = 0; row < rows; row++) {
          const text = models.map((model) => model.text(row)).join('');
          expect(utf8(text).length).to.be.within(least, most);
        }
      }),
      300,
    );
  });

  const single: readonly (readonly [string, readonly Part[], string])[] = [
    ['nothing', [], ''],
    ['an empty literal', [new LiteralPart(utf8(''))], ''],
    ['a literal of one byte', [new LiteralPart(utf8('x'))], 'xxx'],
    ['two literals', [new LiteralPart(utf8('é')), new LiteralPart(utf8('\n'))], 'é\né\né\n'],
  ];
  for (const [name, parts, expected] of single) {
    it(`makes rows of ${name}`, () => {
      expect(encodeRows(parts, [], 3, 3)).to.deep.equal(utf8(expected));
    });
  }

  it('makes rows of one column of words, empty ones too', () => {
    const indices = new IndexVector();
    const parts = [new WordsPart(encodeTexts(['', 'a', '']), indices)];
    const load = (): void => indices.data.set([0, 1, 2, 1]);

    const bytes = encodeRows(parts, [{ vectors: [indices], load }], 4, 4);

    expect(bytes).to.deep.equal(utf8('aa'));
  });

  const lies: readonly (readonly [told: readonly number[], written: readonly number[]])[] = [
    [
      [3, 3, 3],
      [4, 4, 4],
    ],
    [
      [4, 4, 4],
      [3, 3, 3],
    ],
    [
      [0, 0, 0],
      [0, 0, 1],
    ],
    [
      [1, 0, 0],
      [0, 0, 0],
    ],
    // The rows' ends are right from the second on, and so is the total.
    [
      [1, 3, 1],
      [3, 3, 1],
    ],
  ];
  for (const [told, written] of lies) {
    it(`throws where rows of ${told} bytes are told and ${written} are written`, () => {
      const parts = [new LiteralPart(utf8('ab')), new LyingPart(told, written)];

      expect(() => encodeRows(parts, [], 3, 3)).to.throw(
        'a part wrote another length than it announced',
      );
    });
  }

  it('takes a part at its word where it writes what it tells', () => {
    const parts = [new LyingPart([0, 2, 5], [0, 2, 5]), new LiteralPart(utf8('x'))];

    expect(encodeRows(parts, [], 3, 3)).to.have.length(10);
  });

  it('hands out a view that the next window overwrites', () => {
    const parts = [new LiteralPart(utf8('ab'))];
    const arena = new Arena(new ArrayBuffer(RowEncoder.room(2, 2)));
    const encoder = new RowEncoder(parts, new TypescriptKernel(), arena, 2, 2);

    const first = encoder.encode(2);
    const second = encoder.encode(1);

    expect(first.buffer).to.equal(second.buffer);
    expect([first.length, second.length]).to.deep.equal([4, 2]);
  });

  for (const rows of [1, 2, 7, 1024]) {
    it(`fits the room that it names for ${rows} rows`, () => {
      for (const longest of [0, 1, 3, 100]) {
        const arena = new Arena(new ArrayBuffer(RowEncoder.room(rows, longest)));

        expect(
          () => new RowEncoder([], new TypescriptKernel(), arena, rows, longest),
        ).to.not.throw();
      }
    });
  }
});

describe('arena', () => {
  it('hands out views that are aligned and leave spare bytes behind each', () => {
    const arena = new Arena(new ArrayBuffer(1000));

    const views = [
      arena.bytes(3),
      arena.int32(5),
      arena.bytes(8),
      arena.float64(2),
      arena.int32(0),
    ];

    const ends = views.map((view) => view.byteOffset + view.byteLength);
    expect(everyOf(views, (view) => view.byteOffset % 8 === 0)).to.equal(true);
    views.slice(1).forEach((view, i) => {
      expect(view.byteOffset - (ends[i] as number)).to.be.at.least(8);
    });
  });

  it('refuses more than it has', () => {
    const arena = new Arena(new ArrayBuffer(Arena.room(4, 8)));
    arena.float64(4);

    expect(() => arena.bytes(1)).to.throw(RangeError);
  });
});
