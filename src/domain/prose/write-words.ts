import type { EncodedTable } from '../encoding/encoded-table.js';

const SPACE = 32;
const COMMA = 44;
export const FULL_STOP = 46;
/** From a lower-case ASCII letter down to its capital. */
const TO_CAPITAL = -32;

/** Words of random bits that a draw of one word may take: a rejected one takes the next. */
export const BITS_A_WORD = 8;

/** Every character of prose. */
export const PROSE_ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ,.';

/** Writes a word of a table; returns the place after it. */
export function writeWord(
  data: Uint8Array,
  place: number,
  { bytes, starts }: EncodedTable,
  index: number,
): number {
  const end = starts[index + 1] as number;
  let next = place;
  for (let from = starts[index] as number; from < end; from++) data[next++] = bytes[from] as number;
  return next;
}

/** What stands before a word: nothing, a space, a comma and a space, a full stop and a space. */
export type Gap = 0 | 1 | 2 | 3;

export function gapLength(gap: Gap): number {
  return gap < 2 ? gap : 2;
}

export function writeGap(data: Uint8Array, place: number, gap: Gap): number {
  let next = place;
  if (gap > 1) data[next++] = gap === 2 ? COMMA : FULL_STOP;
  if (gap > 0) data[next++] = SPACE;
  return next;
}

export function capitalise(data: Uint8Array, place: number): void {
  data[place] = (data[place] as number) + TO_CAPITAL;
}
