import { expect } from 'chai';
import * as fc from 'fast-check';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import {
  IndexVector,
  NumberVector,
  TextVector,
  type Vector,
} from '../../../src/domain/columns/vectors.js';
import { RowEncoder } from '../../../src/domain/encoding/row-encoder.js';
import {
  literalSegment,
  NumberSegment,
  type Segment,
  TextSegment,
  WordsSegment,
} from '../../../src/domain/encoding/segments.js';
import { encodeTexts } from '../../../src/domain/kernel/encoded-table.js';
import type { Kernel } from '../../../src/domain/kernel/kernel.js';
import { kernels } from '../kernel/kernels.js';

/** The number of rows that values are made for. */
export const MOST_ROWS = 24;

/** A segment, the vectors that feed it, and its expected text in each row. */
export interface PartModel {
  readonly segment: Segment;
  readonly vectors: readonly Vector[];
  /** Fills rows 0..count-1 with the values of rows from `row` on. */
  load(row: number, count: number, kernel: Kernel): void;
  text(row: number): string;
}

/** Text without lone surrogates, whose characters take one to four bytes. */
export const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', '"', "'", '\\', ',', '\n', '=', '\u0000', 'é', '＝', '表', '😀'),
    fc.integer({ min: 0, max: 0xd7ff }).map((code) => String.fromCodePoint(code)),
  ),
  maxLength: 8,
});

const flags = rowsOf(fc.constantFrom(0, 1));

/** A value for each row. */
export function rowsOf<A>(value: fc.Arbitrary<A>): fc.Arbitrary<A[]> {
  return fc.array(value, { minLength: MOST_ROWS, maxLength: MOST_ROWS });
}

/** Puts texts into a vector. The text of the last row comes first, because readers must use the starts. */
export function loadTexts(vector: TextVector, texts: readonly Uint8Array[]): void {
  let offset = 0;
  for (let i = texts.length - 1; i >= 0; i--) {
    const bytes = texts[i] as Uint8Array;
    vector.data.set(bytes, offset);
    vector.starts[i] = offset;
    vector.lengths[i] = bytes.length;
    offset += bytes.length;
  }
}

/** The digits of a scaled whole number with a decimal point, computed with big integers. */
export function referenceNumber(value: number, decimals: number, minDigits: number): string {
  const whole = BigInt(value);
  const digits = (whole < 0n ? -whole : whole).toString().padStart(minDigits, '0');
  const cut = digits.length - decimals;
  const text = decimals > 0 ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits;
  return whole < 0n ? `-${text}` : text;
}

const literal = anyText.map(
  (text): PartModel => ({
    segment: literalSegment(text),
    vectors: [],
    load: () => {},
    text: () => text,
  }),
);

const words = fc
  .tuple(fc.array(anyText, { minLength: 1, maxLength: 5 }), rowsOf(fc.nat({ max: 1000 })))
  .map(([entries, picks]): PartModel => {
    const indices = new IndexVector();
    const at = (row: number): number => (picks[row] as number) % entries.length;
    return {
      segment: new WordsSegment(encodeTexts(entries), indices),
      vectors: [indices],
      load: (row, count) => {
        for (let i = 0; i < count; i++) indices.data[i] = at(row + i);
      },
      text: (row) => entries[at(row)] as string,
    };
  });

const wholeNumber = fc.oneof(fc.integer({ min: -99, max: 99 }), fc.maxSafeInteger());

const numbers = fc
  .record({
    values: rowsOf(wholeNumber),
    decimals: fc.integer({ min: 0, max: 4 }),
    padding: fc.integer({ min: 1, max: 4 }),
    mask: fc.option(flags, { nil: undefined }),
  })
  .map(({ values, decimals, padding, mask }): PartModel => {
    const vector = new NumberVector();
    const present = mask === undefined ? undefined : new IndexVector();
    const minDigits = decimals + padding;
    const notation = {
      decimals,
      minDigits,
      min: Math.min(...values),
      max: Math.max(...values),
    };
    return {
      segment: new NumberSegment(vector, notation, present),
      vectors: present === undefined ? [vector] : [vector, present],
      load: (row, count) => {
        vector.data.set(values.slice(row, row + count));
        present?.data.set((mask ?? []).slice(row, row + count));
      },
      text: (row) =>
        mask?.[row] === 0 ? '' : referenceNumber(values[row] as number, decimals, minDigits),
    };
  });

const texts = fc
  .tuple(rowsOf(anyText), fc.option(flags, { nil: undefined }))
  .map(([values, mask]): PartModel => {
    const encoded = values.map((value) => utf8(value));
    const sizes = encoded.map((bytes) => bytes.length);
    const bounds = { minLength: Math.min(...sizes), maxLength: Math.max(...sizes) };
    const vector = new TextVector(bounds.maxLength);
    const lengths = mask === undefined ? undefined : new IndexVector();
    return {
      segment: new TextSegment(vector, bounds, lengths),
      vectors: lengths === undefined ? [vector] : [vector, lengths],
      load: (row, count) => {
        loadTexts(vector, encoded.slice(row, row + count));
        lengths?.data.set(vector.lengths.map((length, i) => length * (mask?.[row + i] ?? 0)));
      },
      text: (row) => (mask?.[row] === 0 ? '' : (values[row] as string)),
    };
  });

export const anySegment: fc.Arbitrary<PartModel> = fc.oneof(literal, words, numbers, texts);

/**
 * The bytes of rows 0..rows-1 of `segments`, encoded in windows of `window` rows, with values from `models`. Both
 * kernels encode them and must agree.
 */
export function encodeRows(
  segments: readonly Segment[],
  models: readonly Pick<PartModel, 'vectors' | 'load'>[],
  rows: number,
  window: number,
): Uint8Array {
  const made = encodeWith(kernels.TypeScript, segments, models, rows, window);
  expect(encodeWith(kernels.WebAssembly, segments, models, rows, window)).to.deep.equal(made);
  return made;
}

function encodeWith(
  kernel: Kernel,
  segments: readonly Segment[],
  models: readonly Pick<PartModel, 'vectors' | 'load'>[],
  rows: number,
  window: number,
): Uint8Array {
  const longest = segments.reduce((sum, segment) => sum + segment.maxLength, 0);
  const vectors = models.flatMap((model) => model.vectors);
  const room = vectors.reduce(
    (sum, vector) => sum + vector.room(window),
    RowEncoder.room(window, longest),
  );
  // The memory of a plan still holds the data of the previous plan.
  kernel
    .arena(room)
    .bytes(room - 8)
    .fill(0xaa);
  const arena = kernel.arena(room);
  for (const vector of vectors) vector.allocate(arena, window);
  const encoder = new RowEncoder(segments, kernel, arena, window, longest);
  const chunks: number[] = [];
  for (let row = 0; row < rows; row += window) {
    const count = Math.min(window, rows - row);
    for (const model of models) model.load(row, count, kernel);
    chunks.push(...encoder.encode(count));
  }
  return Uint8Array.from(chunks);
}

/** The same bytes, by joining strings row by row. */
export function naiveRows(models: readonly Pick<PartModel, 'text'>[], rows: number): Uint8Array {
  const lines = Array.from({ length: rows }, (_, row) =>
    models.map((model) => model.text(row)).join(''),
  );
  return new TextEncoder().encode(lines.join(''));
}
