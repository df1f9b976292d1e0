import { nth } from '../basics/nth.js';
import { utf8 } from '../basics/utf8.js';
import { writeDigits } from '../basics/write-digits.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { Piece } from './column-plan.js';
import { type Draws, uniqueNumbers } from './drawn.js';
import type { FillStep } from './fill-step.js';
import { TextVector } from './vectors.js';

const { MAX_SAFE_INTEGER } = Number;

export interface StringRules {
  /** ASCII characters, each once, at least two. */
  readonly characters: string;
  readonly prefix: string;
  readonly suffix: string;
  /** The least and the largest number of random characters. */
  readonly min: number;
  readonly max: number;
}

/** The largest length at which all strings can be numbered with whole numbers below 2^53. */
function countableLength(characters: number): number {
  let length = 0;
  for (let count = characters; count <= MAX_SAFE_INTEGER; count *= characters) length++;
  return length;
}

/** The number of strings of each length from 0 to `longest`; all are below 2^53. */
function countsByLength(characters: number, longest: number): readonly number[] {
  const counts = [1];
  for (let length = 1; length <= longest; length++) {
    counts.push(nth(counts, length - 1) * characters);
  }
  return counts;
}

/**
 * The number of different strings that a `unique` column can contain. If there are more strings than whole numbers
 * below 2^53, only the last characters are numbered; those before them are drawn at random.
 */
export function countStrings(
  characters: number,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const countable = countableLength(characters);
  const counts = countsByLength(characters, countable);
  if (max > countable) return nth(counts, countable);
  const count = counts.slice(min, max + 1).reduce((sum, ofLength) => sum + ofLength, 0);
  return Math.min(count, MAX_SAFE_INTEGER);
}

/** A column of random characters between a prefix and a suffix. */
export class StringShape {
  readonly #rules: StringRules;
  readonly #texts: TextVector;
  readonly #prefix: Uint8Array;
  readonly #suffix: Uint8Array;
  readonly #codes: Uint8Array;

  constructor(rules: StringRules) {
    this.#rules = rules;
    this.#prefix = utf8(rules.prefix);
    this.#suffix = utf8(rules.suffix);
    this.#codes = utf8(rules.characters);
    this.#texts = new TextVector(this.#prefix.length + rules.max + this.#suffix.length);
  }

  get piece(): Piece {
    const { characters, prefix, suffix, min, max } = this.#rules;
    const affixes = this.#prefix.length + this.#suffix.length;
    return {
      kind: 'text',
      texts: this.#texts,
      alphabet: prefix + characters + suffix,
      minLength: affixes + min,
      maxLength: affixes + max,
    };
  }

  steps(draws: Draws): readonly FillStep[] {
    return draws.unique ? this.#uniqueSteps(draws) : this.#drawnSteps(draws);
  }

  #drawnSteps(draws: Draws): readonly FillStep[] {
    const { min, max } = this.#rules;
    const lengthKey = draws.key('length');
    const key = draws.key('value');
    const fill = (row: number, count: number): void => {
      let offset = 0;
      for (let i = 0; i < count; i++) {
        const length = min === max ? min : min + drawBelow(lengthKey, row + i, max - min + 1);
        const from = this.#open(i, offset);
        drawCharacters(this.#texts.data, from, length, this.#codes, key, row + i);
        offset = this.#close(i, from + length);
      }
    };
    return [{ vectors: [this.#texts], fill }];
  }

  #uniqueSteps(draws: Draws): readonly FillStep[] {
    const { min, max } = this.#rules;
    const base = this.#codes.length;
    const countable = countableLength(base);
    const counts = countsByLength(base, countable);
    const least = Math.max(min, countable);
    const lengthKey = draws.key('length');
    const key = draws.key('value');
    const n = countStrings(base, this.#rules);
    const elements = uniqueNumbers(draws, { min: 0, step: 1, n });
    const fill = (row: number, count: number): void => {
      let offset = 0;
      for (let i = 0; i < count; i++) {
        let element = elements.values.data[i] as number;
        const from = this.#open(i, offset);
        let length = min;
        if (max > countable) {
          // More strings than numbers: the last characters encode the element, random ones precede them.
          length = least + drawBelow(lengthKey, row + i, max - least + 1);
          drawCharacters(this.#texts.data, from, length - countable, this.#codes, key, row + i);
        } else {
          // Elements number the shorter strings first.
          for (; element >= (counts[length] as number); length++)
            element -= counts[length] as number;
        }
        const end = from + length;
        writeDigits(this.#texts.data, end - Math.min(length, countable), end, element, this.#codes);
        offset = this.#close(i, end);
      }
    };
    return [...elements.steps, { vectors: [this.#texts], fill }];
  }

  /** Begins row `i` at `offset`; returns the offset of its random characters. */
  #open(i: number, offset: number): number {
    this.#texts.starts[i] = offset;
    this.#texts.data.set(this.#prefix, offset);
    return offset + this.#prefix.length;
  }

  /** Ends row `i` after its random characters; returns the offset of the next row. */
  #close(i: number, end: number): number {
    this.#texts.data.set(this.#suffix, end);
    const next = end + this.#suffix.length;
    this.#texts.lengths[i] = next - (this.#texts.starts[i] as number);
    return next;
  }
}

/** Draws `length` characters uniformly, with the fewest bits per character; values beyond the set are rejected. */
function drawCharacters(
  data: Uint8Array,
  from: number,
  length: number,
  codes: Uint8Array,
  key: Key,
  row: number,
): void {
  const high = highWord(row);
  const bits = 32 - Math.clz32(codes.length - 1);
  const mask = (1 << bits) - 1;
  const end = from + length;
  let left = 0;
  let pool = 0;
  let k = 0;
  for (let offset = from; offset < end; left -= bits, pool >>>= bits) {
    if (left < bits) {
      pool = word(row | 0, key.a, lane(key, high, k++));
      left = 32;
    }
    const character = pool & mask;
    if (character < codes.length) data[offset++] = codes[character] as number;
  }
}
