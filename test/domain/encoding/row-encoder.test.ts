import { expect } from 'chai';
import * as fc from 'fast-check';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import { IndexVector } from '../../../src/domain/columns/vectors.js';
import { RowEncoder } from '../../../src/domain/encoding/row-encoder.js';
import {
  literalSegment,
  type Segment,
  type VaryingSegment,
  WordsSegment,
} from '../../../src/domain/encoding/segments.js';
import { Arena } from '../../../src/domain/kernel/arena.js';
import { encodeTexts } from '../../../src/domain/kernel/encoded-table.js';
import type { Kernel, Target } from '../../../src/domain/kernel/kernel.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { everyOf } from '../../support/every-of.js';
import { always } from '../random/always.js';
import { anySegment, encodeRows, MOST_ROWS, naiveRows } from './segment-models.js';

/** A segment whose announced lengths differ from the written lengths, with one length for each row. */
class LyingSegment implements VaryingSegment {
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
  const segmentLists = fc.array(anySegment, { minLength: 1, maxLength: 7 });
  const rowCounts = fc.integer({ min: 1, max: MOST_ROWS });

  it('writes the bytes of the joined strings in any window', () => {
    always(
      fc.property(segmentLists, rowCounts, (models, rows) => {
        const segments = models.map(({ segment }) => segment);

        const expected = naiveRows(models, rows);
        for (const window of [1, 7, rows]) {
          expect(encodeRows(segments, models, rows, window)).to.deep.equal(expected);
        }
      }),
    );
  });

  it('keeps every row within the minimum and maximum lengths of its segments', () => {
    always(
      fc.property(segmentLists, rowCounts, (models, rows) => {
        const segments = models.map(({ segment }) => segment);
        const least = segments.reduce((sum, segment) => sum + segment.minLength, 0);
        const most = segments.reduce((sum, segment) => sum + segment.maxLength, 0);

        for (let row = 0; row < rows; row++) {
          const text = models.map((model) => model.text(row)).join('');
          expect(utf8(text).length).to.be.within(least, most);
        }
      }),
      300,
    );
  });

  const single: readonly (readonly [string, readonly Segment[], string])[] = [
    ['nothing', [], ''],
    ['an empty literal', [literalSegment('')], ''],
    ['a literal of one byte', [literalSegment('x')], 'xxx'],
    ['two literals', [literalSegment('é'), literalSegment('\n')], 'é\né\né\n'],
  ];
  for (const [name, segments, expected] of single) {
    it(`writes rows of ${name}`, () => {
      expect(encodeRows(segments, [], 3, 3)).to.deep.equal(utf8(expected));
    });
  }

  it('writes rows of one column of words, some of them empty', () => {
    const indices = new IndexVector();
    const segments = [new WordsSegment(encodeTexts(['', 'a', '']), indices)];
    const load = (): void => indices.data.set([0, 1, 2, 1]);

    const bytes = encodeRows(segments, [{ vectors: [indices], load }], 4, 4);

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
    it(`throws if a segment announces rows of ${announced} bytes and writes ${written}`, () => {
      const segments = [literalSegment('ab'), new LyingSegment(announced, written)];

      expect(() => encodeRows(segments, [], 3, 3)).to.throw(
        'a segment wrote another length than it announced',
      );
    });
  }

  it('accepts a segment that writes the lengths that it announces', () => {
    const segments = [new LyingSegment([0, 2, 5], [0, 2, 5]), literalSegment('x')];

    expect(encodeRows(segments, [], 3, 3)).to.have.length(10);
  });

  it('returns a view that the next window overwrites', () => {
    const segments = [literalSegment('ab')];
    const arena = new Arena(new ArrayBuffer(RowEncoder.room(2, 2)));
    const encoder = new RowEncoder(segments, new TypescriptKernel(), arena, 2, 2);

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
