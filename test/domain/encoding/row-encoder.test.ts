import { expect } from 'chai';
import * as fc from 'fast-check';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import { IndexVector } from '../../../src/domain/columns/vectors.js';
import {
  literalPart,
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

/** A part whose announced lengths differ from the written lengths, with one length for each row. */
class LyingPart implements VaryingPart {
  readonly minLength = 0;
  readonly maxLength = 8;
  readonly #announced: readonly number[];
  readonly #written: readonly number[];

  constructor(announced: readonly number[], written: readonly number[]) {
    this.#announced = announced;
    this.#written = written;
  }

  addLengths(_kernel: Kernel, lengths: Int32Array): void {
    this.#announced.forEach((length, i) => {
      lengths[i] = (lengths[i] as number) + length;
    });
  }

  write(_kernel: Kernel, { offsets }: Target): void {
    this.#written.forEach((length, i) => {
      offsets[i] = (offsets[i] as number) + length;
    });
  }
}

describe('the row encoder', () => {
  const partLists = fc.array(anyPart, { minLength: 1, maxLength: 7 });
  const rowCounts = fc.integer({ min: 1, max: MOST_ROWS });

  it('writes the bytes of the joined strings in any window', () => {
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

  it('keeps every row within the minimum and maximum lengths of its parts', () => {
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
    ['an empty literal', [literalPart('')], ''],
    ['a literal of one byte', [literalPart('x')], 'xxx'],
    ['two literals', [literalPart('é'), literalPart('\n')], 'é\né\né\n'],
  ];
  for (const [name, parts, expected] of single) {
    it(`writes rows of ${name}`, () => {
      expect(encodeRows(parts, [], 3, 3)).to.deep.equal(utf8(expected));
    });
  }

  it('writes rows of one column of words, some of them empty', () => {
    const indices = new IndexVector();
    const parts = [new WordsPart(encodeTexts(['', 'a', '']), indices)];
    const load = (): void => indices.data.set([0, 1, 2, 1]);

    const bytes = encodeRows(parts, [{ vectors: [indices], load }], 4, 4);

    expect(bytes).to.deep.equal(utf8('aa'));
  });

  const lies: readonly (readonly [announced: readonly number[], written: readonly number[]])[] = [
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
    // The total and the ends of the rows from the second on are right.
    [
      [1, 3, 1],
      [3, 3, 1],
    ],
  ];
  for (const [announced, written] of lies) {
    it(`throws if a part announces rows of ${announced} bytes and writes ${written}`, () => {
      const parts = [literalPart('ab'), new LyingPart(announced, written)];

      expect(() => encodeRows(parts, [], 3, 3)).to.throw(
        'a part wrote another length than it announced',
      );
    });
  }

  it('accepts a part that writes the lengths that it announces', () => {
    const parts = [new LyingPart([0, 2, 5], [0, 2, 5]), literalPart('x')];

    expect(encodeRows(parts, [], 3, 3)).to.have.length(10);
  });

  it('returns a view that the next window overwrites', () => {
    const parts = [literalPart('ab')];
    const arena = new Arena(new ArrayBuffer(RowEncoder.room(2, 2)));
    const encoder = new RowEncoder(parts, new TypescriptKernel(), arena, 2, 2);

    const first = encoder.encode(2);
    const second = encoder.encode(1);

    expect(first.buffer).to.equal(second.buffer);
    expect([first.length, second.length]).to.deep.equal([4, 2]);
  });

  for (const rows of [1, 2, 7, 1024]) {
    it(`fits into the room that it reports for ${rows} rows`, () => {
      for (const longest of [0, 1, 3, 100]) {
        const arena = new Arena(new ArrayBuffer(RowEncoder.room(rows, longest)));

        expect(
          () => new RowEncoder([], new TypescriptKernel(), arena, rows, longest),
        ).to.not.throw();
      }
    });
  }
});

describe('the arena', () => {
  it('returns aligned views with at least 8 spare bytes behind each', () => {
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

  it('throws if a view does not fit', () => {
    const arena = new Arena(new ArrayBuffer(Arena.room(4, 8)));
    arena.float64(4);

    expect(() => arena.bytes(1)).to.throw(RangeError);
  });
});
