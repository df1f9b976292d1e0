import type { CharacterSet } from './character-set.js';

/** Writes characters as UTF-8, given the number of their set and their index in it. */
export class CharacterBytes {
  /** The codes of the sets that are ASCII. */
  readonly #ascii: readonly (Uint8Array | undefined)[];
  readonly #ranges: readonly Ranges[];

  constructor(sets: readonly CharacterSet[]) {
    this.#ascii = sets.map(asciiCodes);
    this.#ranges = sets.map(rangesOf);
  }

  /** Writes a character at byte `at`; returns the offset after it. */
  write(data: Uint8Array, at: number, set: number, index: number): number {
    const codes = this.#ascii[set];
    if (codes !== undefined) {
      data[at] = codes[index] as number;
      return at + 1;
    }
    return writeCode(data, at, codeAt(this.#ranges[set] as Ranges, index));
  }
}

/** For each range, the index of its first character in the set, and the code point of that character. */
interface Ranges {
  readonly starts: Int32Array;
  readonly codes: Int32Array;
}

function rangesOf(set: CharacterSet): Ranges {
  let next = 0;
  const starts = set.map(({ first, last }) => {
    next += last - first + 1;
    return next - (last - first + 1);
  });
  return { starts: Int32Array.from(starts), codes: Int32Array.from(set, ({ first }) => first) };
}

function codeAt({ starts, codes }: Ranges, index: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= index) low = middle;
    else high = middle - 1;
  }
  return (codes[low] as number) + index - (starts[low] as number);
}

function asciiCodes(set: CharacterSet): Uint8Array | undefined {
  if ((set.at(-1)?.last ?? 0) >= 0x80) return undefined;
  return Uint8Array.from(
    set.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  );
}

function writeCode(data: Uint8Array, at: number, code: number): number {
  if (code < 0x80) {
    data[at] = code;
    return at + 1;
  }
  const following = code < 0x800 ? 1 : code < 0x1_0000 ? 2 : 3;
  // The number of leading ones in the first byte is the number of bytes (RFC 3629, section 3).
  data[at] = ((0xff00 >> (following + 1)) & 0xff) | (code >> (6 * following));
  for (let k = 1; k <= following; k++) {
    data[at + k] = 0x80 | ((code >> (6 * (following - k))) & 0x3f);
  }
  return at + following + 1;
}
