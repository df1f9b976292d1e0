import type { TextRows } from '../kernel/kernel.js';

/** Sets a flag for each row from two texts. */
export type TextLoop = (out: Int32Array, count: number, a: TextRows, b: TextRows) => void;

export const equal: TextLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) {
    const length = a.lengths[i] as number;
    out[i] = length === b.lengths[i] && matches(a, b, i, 0) ? 1 : 0;
  }
};

export const startsWith: TextLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) {
    const room = (a.lengths[i] as number) - (b.lengths[i] as number);
    out[i] = room >= 0 && matches(a, b, i, 0) ? 1 : 0;
  }
};

export const endsWith: TextLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) {
    const room = (a.lengths[i] as number) - (b.lengths[i] as number);
    out[i] = room >= 0 && matches(a, b, i, room) ? 1 : 0;
  }
};

/** The bytes of UTF-8 have the order of the characters. */
export const less: TextLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) out[i] = order(a, b, i) < 0 ? 1 : 0;
};

export const lessOrEqual: TextLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) out[i] = order(a, b, i) <= 0 ? 1 : 0;
};

/** Whether the text of `b` occurs in that of `a` at an offset. The texts are of row `i`, and `a` is long enough. */
function matches(a: TextRows, b: TextRows, i: number, offset: number): boolean {
  const from = (a.starts[i] as number) + offset;
  const start = b.starts[i] as number;
  const length = b.lengths[i] as number;
  for (let at = 0; at < length; at++) {
    if (a.data[from + at] !== b.data[start + at]) return false;
  }
  return true;
}

function order(a: TextRows, b: TextRows, i: number): number {
  const [x, y] = [a.starts[i] as number, b.starts[i] as number];
  const [m, n] = [a.lengths[i] as number, b.lengths[i] as number];
  const length = Math.min(m, n);
  for (let at = 0; at < length; at++) {
    const difference = (a.data[x + at] as number) - (b.data[y + at] as number);
    if (difference !== 0) return difference;
  }
  return m - n;
}

/** Memory for `findBorders`, which all formulas of a thread share. */
let borders = new Int32Array(0);

/** Searches in linear time (Knuth, Morris, Pratt). */
export const contains: TextLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) {
    const length = b.lengths[i] as number;
    if (borders.length < length) borders = new Int32Array(length);
    out[i] = occurs(a, b, i) ? 1 : 0;
  }
};

function occurs(a: TextRows, b: TextRows, i: number): boolean {
  const [start, length] = [b.starts[i] as number, b.lengths[i] as number];
  if (length === 0) return true;
  findBorders(b.data, start, length);
  const end = (a.starts[i] as number) + (a.lengths[i] as number);
  let found = 0;
  for (let at = a.starts[i] as number; at < end; at++) {
    const byte = a.data[at];
    while (found > 0 && byte !== b.data[start + found]) found = borders[found - 1] as number;
    if (byte === b.data[start + found]) found++;
    if (found === length) return true;
  }
  return false;
}

/** Sets borders[k] to the length of the longest text that both begins and ends the first k + 1 bytes, but is shorter. */
function findBorders(data: Uint8Array, start: number, length: number): void {
  borders[0] = 0;
  let border = 0;
  for (let k = 1; k < length; k++) {
    const byte = data[start + k];
    while (border > 0 && byte !== data[start + border]) border = borders[border - 1] as number;
    if (byte === data[start + border]) border++;
    borders[k] = border;
  }
}

/** The number of characters: bytes of UTF-8 that do not continue a character. */
export function countCharacters(out: Float64Array, count: number, texts: TextRows): void {
  for (let i = 0; i < count; i++) {
    const start = texts.starts[i] as number;
    const end = start + (texts.lengths[i] as number);
    let characters = 0;
    for (let at = start; at < end; at++) {
      if (((texts.data[at] as number) & 0xc0) !== 0x80) characters++;
    }
    out[i] = characters;
  }
}

/** Copies texts with a distance added to each byte from `first` to `last`. */
export function shiftLetters(
  out: TextRows,
  count: number,
  texts: TextRows,
  { first, last, distance }: Readonly<Record<'first' | 'last' | 'distance', number>>,
): void {
  let offset = 0;
  for (let i = 0; i < count; i++) {
    const start = texts.starts[i] as number;
    const length = texts.lengths[i] as number;
    for (let at = 0; at < length; at++) {
      const byte = texts.data[start + at] as number;
      out.data[offset + at] = byte >= first && byte <= last ? byte + distance : byte;
    }
    out.starts[i] = offset;
    out.lengths[i] = length;
    offset += length;
  }
}

/** Copies the text of `a` in the rows whose flag is 1, that of `b` in the others. */
export function chooseTexts(
  out: TextRows,
  count: number,
  flags: Int32Array,
  a: TextRows,
  b: TextRows,
): void {
  let offset = 0;
  for (let i = 0; i < count; i++) {
    const source = flags[i] === 0 ? b : a;
    const start = source.starts[i] as number;
    const length = source.lengths[i] as number;
    for (let at = 0; at < length; at++) out.data[offset + at] = source.data[start + at] as number;
    out.starts[i] = offset;
    out.lengths[i] = length;
    offset += length;
  }
}
