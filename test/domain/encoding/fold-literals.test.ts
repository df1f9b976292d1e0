import { expect } from 'chai';
import * as fc from 'fast-check';
import { IndexVector, NumberVector } from '../../../src/domain/columns/vectors.js';
import { foldLiterals } from '../../../src/domain/encoding/fold-literals.js';
import {
  LiteralSegment,
  literalSegment,
  NumberSegment,
  type Segment,
  WordsSegment,
} from '../../../src/domain/encoding/segments.js';
import { encodeTexts } from '../../../src/domain/kernel/encoded-table.js';
import { always } from '../random/always.js';
import { anySegment, encodeRows, MOST_ROWS, naiveRows } from './segment-models.js';

const MANY = 1_000_000;
const MEBIBYTE = 1024 * 1024;
const literal = (text: string): LiteralSegment => literalSegment(text);
const words = (...entries: readonly string[]): WordsSegment =>
  new WordsSegment(encodeTexts(entries), new IndexVector());

/** The texts of segments: a string for a literal, a list for the entries of a table. */
function shapeOf(segments: readonly Segment[]): readonly (string | readonly string[])[] {
  const read = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  return segments.map((segment) => {
    if (segment instanceof LiteralSegment) return read(segment.bytes);
    const { bytes, starts } = (segment as WordsSegment).table;
    return Array.from({ length: starts.length - 1 }, (_, i) =>
      read(bytes.subarray(starts[i], starts[i + 1])),
    );
  });
}

describe('folded literals', () => {
  it('do not change the bytes of any row', () => {
    const segmentLists = fc.array(anySegment, { minLength: 1, maxLength: 9 });
    always(
      fc.property(segmentLists, fc.integer({ min: 1, max: MOST_ROWS }), (models, rows) => {
        const segments = models.map(({ segment }) => segment);

        const expected = naiveRows(models, rows);
        // Tables have up to five entries: the first fold includes few or none, the second all.
        for (const rowsOfTable of [rows, MANY]) {
          const folded = foldLiterals(segments, rowsOfTable);
          expect(encodeRows(folded, models, rows, 7)).to.deep.equal(expected);
        }
      }),
    );
  });

  const rows: readonly (readonly [
    string,
    readonly Segment[],
    readonly (string | readonly string[])[],
  ])[] = [
    ['join neighbouring literals', [literal('a'), literal('b'), literal('c')], ['abc']],
    ['drop empty literals', [literal(''), words('x'), literal('')], [['x']]],
    ['merge a literal into the words after it', [literal('<'), words('x', '')], [['<x', '<']]],
    ['merge a literal into the words before it', [words('x', ''), literal('>')], [['x>', '>']]],
    [
      'merge literals on both sides into the words between them',
      [literal('<'), words('x', 'y'), literal('é'), literal('>')],
      [['<xé>', '<yé>']],
    ],
    [
      'merge a literal between words into the first words',
      [words('x'), literal(', '), words('y')],
      [['x, '], ['y']],
    ],
    ['leave no segments of empty literals', [literal(''), literal('')], []],
  ];
  for (const [title, segments, expected] of rows) {
    it(title, () => {
      expect(shapeOf(foldLiterals(segments, MANY))).to.deep.equal(expected);
    });
  }

  for (const [rowsOfTable, folds] of [
    [95, false],
    [96, true],
  ] as const) {
    it(`${folds ? 'merge' : 'do not merge'} into 3 entries for ${rowsOfTable} rows`, () => {
      const folded = foldLiterals([literal('<'), words('x', 'y', 'z')], rowsOfTable);

      expect(folded).to.have.length(folds ? 1 : 2);
    });
  }

  const entries = Array.from({ length: 1024 }, () => '');
  for (const [length, folds] of [
    [8192, true],
    [8193, false],
  ] as const) {
    it(`of ${length} bytes ${folds ? 'merge' : 'do not merge'} into 1024 entries before or after them`, () => {
      const large = literal('x'.repeat(length));

      expect(foldLiterals([large, words(...entries)], MANY)).to.have.length(folds ? 1 : 2);
      expect(foldLiterals([words(...entries), large], MANY)).to.have.length(folds ? 1 : 2);
    });
  }

  it('make tables of at most 8 MiB in total', () => {
    const large = 'x'.repeat(3 * MEBIBYTE);
    const number = new NumberSegment(new NumberVector(), {
      decimals: 0,
      minDigits: 1,
      min: 0,
      max: 9,
    });
    const columns = Array.from({ length: 4 }, () => [literal('<'), words(large), number]);

    const folded = foldLiterals(columns.flat(), MANY);

    const tables = folded.filter((segment) => segment.minLength === large.length + 1);
    expect(tables).to.have.length(2);
    expect(folded).to.have.length(12 - tables.length);
  });
});
