import type { CharacterSet } from './character-set.js';

/** Characters of some sets, each as UTF-8 by its place in its set. */
export class CharacterBytes {
  /** The codes of the sets that are ASCII. */
  readonly #ascii: readonly (Uint8Array | undefined)[];
  readonly #ranges: readonly Ranges[];

  constructor(sets: readonly CharacterSet[]) {
    this.#ascii = sets.map(asciiCodes);
    this.#ranges = sets.map(rangesOf);
  }

  /** Writes a character; returns where the next one goes. */
  write(data: Uint8Array, at: number, set: number, place: number): number {
    const codes = this.#ascii[set];
    if (codes !== undefined) {
      data[at] = codes[place] as number;
      return at + 1;
    }
    return writeCode(data, at, codeAt(this.#ranges[set] as Ranges, place));
  }
}

/** Ranges by the place of their first character in the set, and that character's code. */
interface Ranges {
  readonly places: Int32Array;
  readonly codes: Int32Array;
}

function rangesOf(set: CharacterSet): Ranges {
  let place = 0;
  const places = set.map(({ first, last }) => {
    place += last - first + 1;
    return place - (last - first + 1);
  });
  return { places: Int32Array.from(places), codes: Int32Array.from(set, ({ first }) => first) };
}

function codeAt({ places, codes }: Ranges, place: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] as number) <= place) low = middle;
    else high = middle - 1;
  }
  return (codes[low] as number) + place - (places[low] as number);
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
  // The first byte opens with as many ones as there are bytes (RFC 3629, section 3).
  data[at] = ((0xff00 >> (following + 1)) & 0xff) | (code >> (6 * following));
  for (let k = 1; k <= following; k++) {
    data[at + k] = 0x80 | ((code >> (6 * (following - k))) & 0x3f);
  }
  return at + following + 1;
}
