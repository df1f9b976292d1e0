import { decimalPlaces } from '../basics/decimal-places.js';
import { decimalText } from '../basics/decimal-text.js';
import { oncePer } from '../basics/once-per.js';
import type { Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { type IndexVector, TextVector } from '../columns/vectors.js';
import { encodeTexts, isFirstUse } from '../kernel/encoded-table.js';
import type { Scalar, WordTable } from '../kernel/word-table.js';
import { TextSegment } from './segments.js';

/** Shorter lists are encoded at once. */
const LONG_LIST = 256;
/** Encoding a word by itself costs about as much as encoding this number of words of a list together. */
const WORDS_PER_ROW = 2;
/** The most bytes of a word for which every row of a window reserves memory. */
const MOST_BYTES = 1024;
/** The estimated time to write a byte, in nanoseconds. */
const BYTE_COST = 10;

/** How words are written. */
export interface WordNotation {
  /** Identifies `write` in the cache of encoded tables. */
  readonly id: string;
  readonly write: (entry: Scalar) => string;
  /** The most bytes of a written word of this number of UTF-16 units; undefined if only the exact length will do. */
  readonly mostBytes: ((units: number) => number) | undefined;
  /** The text of a null. */
  readonly null: string;
}

type WordsPiece = Extract<Piece, { kind: 'words' }>;

const longestEntry = oncePer(({ entries }: WordTable): number => {
  let longest = 0;
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] as Scalar;
    // A list may have 22,000 texts, and a call for each would take a millisecond of a short process.
    const length = typeof entry === 'string' ? entry.length : lengthOf(entry);
    if (length > longest) longest = length;
  }
  return longest;
});

/** The length of `scalarText`. A request may list millions of numbers, whose texts would take a second. */
function lengthOf(entry: number | boolean): number {
  if (typeof entry === 'boolean') return String(entry).length;
  const places = decimalPlaces(entry);
  const whole = decimalText(Math.trunc(Math.abs(entry))).length;
  return (entry < 0 ? 1 : 0) + whole + (places > 0 ? 1 + places : 0);
}

/**
 * The words of a table with few rows, as texts: only those that a row shows are encoded. Undefined if the list is short
 * or its words are long, and from the second use of the list on: then the whole list is encoded, and kept.
 */
export function shownWords(
  { table, indices }: WordsPiece,
  { id, write, mostBytes, null: atNull }: WordNotation,
  present: IndexVector | undefined,
  rows: number,
): { readonly segment: TextSegment; readonly step: FillStep } | undefined {
  const { entries } = table;
  const isLong = entries.length >= Math.max(LONG_LIST, rows * WORDS_PER_ROW);
  if (mostBytes === undefined || !isLong || !isFirstUse(table, id)) return undefined;
  const maxLength = Math.max(mostBytes(longestEntry(table)), 3 * atNull.length);
  if (maxLength > MOST_BYTES) return undefined;
  const texts = new TextVector(maxLength, BYTE_COST);
  const fill = (_row: number, count: number): void => {
    const shown: string[] = [];
    for (let i = 0; i < count; i++) {
      const isNull = present !== undefined && present.data[i] === 0;
      shown.push(isNull ? atNull : write(entries[indices.data[i] as number] as Scalar));
    }
    const { bytes, starts } = encodeTexts(shown);
    texts.data.set(bytes);
    texts.starts.set(starts.subarray(0, count));
    for (let i = 0; i < count; i++) {
      texts.lengths[i] = (starts[i + 1] as number) - (starts[i] as number);
    }
  };
  const segment = new TextSegment(texts, { minLength: 0, maxLength });
  return { segment, step: { vectors: [texts], fill } };
}
