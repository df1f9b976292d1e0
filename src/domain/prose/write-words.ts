import type { EncodedTable } from '../kernel/encoded-table.js';

const SPACE = 32;
const COMMA = 44;
export const FULL_STOP = 46;
/** The difference from a lower-case ASCII letter to its capital. */
const TO_CAPITAL = -32;

/** Random words reserved for the draw of one prose word: a rejected random word is replaced by the next. */
export const BITS_A_WORD = 8;

/** Every character of prose. */
export const PROSE_ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ,.';

/** Writes a word of a table; returns the offset after it. */
export function writeWord(
  data: Uint8Array,
  offset: number,
  { bytes, starts }: EncodedTable,
  index: number,
): number {
  const end = starts[index + 1] as number;
  let next = offset;
  for (let from = starts[index] as number; from < end; from++) data[next++] = bytes[from] as number;
  return next;
}

/** The text before a word: 0 nothing, 1 a space, 2 a comma and a space, 3 a full stop and a space. */
export type Gap = 0 | 1 | 2 | 3;

export function gapLength(gap: Gap): number {
  return gap < 2 ? gap : 2;
}

export function writeGap(data: Uint8Array, offset: number, gap: Gap): number {
  let next = offset;
  if (gap > 1) data[next++] = gap === 2 ? COMMA : FULL_STOP;
  if (gap > 0) data[next++] = SPACE;
  return next;
}

export function capitalise(data: Uint8Array, offset: number): void {
  data[offset] = (data[offset] as number) + TO_CAPITAL;
}
