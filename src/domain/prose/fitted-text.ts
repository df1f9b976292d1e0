import { oncePer } from '../basics/once-per.js';
import { utf8 } from '../basics/utf8.js';
import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { LengthRange } from './counted-texts.js';
import { RuleWriter } from './rule-writer.js';
import type { SentenceRules } from './sentence-rules.js';
import type { Rule } from './text-rules.js';
import { BITS_A_WORD } from './write-words.js';

/** The keys of a text's draws. */
export interface FittedKeys {
  readonly length: Key;
  readonly sentence: Key;
  readonly end: Key;
}

/** The number of lengths among which the next fixed text is drawn. */
const MOST_LENGTHS = 8;

/** Room that a drawn sentence leaves for a fixed one after it. */
const ROOM_FOR_END = 30;

/** Whether a drawn sentence has room in this many UTF-16 code units. */
function hasRoomFor(most: number, { maxUnits }: Rule): boolean {
  return most >= maxUnits + ROOM_FOR_END;
}

/** Writes whole sentences whose total length, in UTF-16 code units, is within a range. */
export class FittedText {
  readonly #range: LengthRange;
  readonly #rules: SentenceRules;
  readonly #keys: FittedKeys;
  readonly #writer: RuleWriter;
  readonly #between: Uint8Array;
  /** By a number of UTF-16 code units: whether fixed texts, with what separates them, can have it in total. */
  readonly #reached: Uint8Array;
  readonly #lengths: readonly number[];
  readonly #fitting: (left: number) => readonly number[];
  readonly #isAscii: boolean;

  constructor(range: LengthRange, rules: SentenceRules, keys: FittedKeys) {
    this.#range = range;
    this.#rules = rules;
    this.#keys = keys;
    this.#writer = new RuleWriter(keys.sentence);
    this.#between = utf8(rules.between);
    const { lengths, reached, fitting } = fixedLengths(rules);
    this.#lengths = lengths;
    this.#reached = reached;
    this.#fitting = fitting;
    this.#isAscii = FittedText.maxBytes({ min: 0, max: 1 }, rules) === 1;
  }

  /** The most bytes of a text. */
  static maxBytes({ max }: LengthRange, { alphabet }: SentenceRules): number {
    return max * (/^[\0-\x7f]*$/.test(alphabet) ? 1 : /^[\0-\u07ff]*$/.test(alphabet) ? 2 : 3);
  }

  /** The number of different texts of a unique column: each begins with another sentence, or is a fixed text. */
  static count({ min, max }: LengthRange, { sentence, fixed }: SentenceRules): number {
    if (hasRoomFor(max, sentence)) return sentence.count;
    const lengths = [...fixed.keys()].filter((units) => units >= min && units <= max);
    return Math.max(
      1,
      lengths.reduce((sum, units) => sum + (fixed.get(units)?.length ?? 0), 0),
    );
  }

  /** Writes the text of a row. If `element` is given, its first sentence, or the whole text, is that of the element. */
  write(data: Uint8Array, start: number, row: number, element?: number): number {
    const { min, max } = this.#range;
    const { sentence } = this.#rules;
    if (element !== undefined && !hasRoomFor(max, sentence))
      return this.#writeFixed(data, start, element);
    const wanted = min + drawBelow(this.#keys.length, row, max - min + 1);
    let offset = start;
    let units = 0;
    let most = max;
    for (let ordinal = 0; hasRoomFor(most, sentence); ordinal++) {
      const from = offset;
      if (ordinal > 0) offset = this.#separate(data, offset);
      offset =
        ordinal === 0 && element !== undefined
          ? this.#writer.writeElement(sentence, data, offset, element)
          : this.#writer.write(sentence, data, offset, row, { ordinal });
      units += this.#isAscii ? offset - from : unitsOf(data, from, offset);
      most = units < wanted ? max - units - this.#between.length : 0;
    }
    return units >= min ? offset : this.#fill(data, offset, row, units, wanted);
  }

  /** Adds fixed texts up to a length that they can reach. */
  #fill(data: Uint8Array, from: number, row: number, written: number, wanted: number): number {
    const { min, max } = this.#range;
    const gap = this.#between.length;
    const first = written === 0 ? 0 : gap;
    // The nearest length from the wanted one on, or else the greatest below it.
    let left = Math.max(min, wanted) - written - first;
    while (left < max - written - first && this.#reached[left] === 0) left++;
    while (left > 0 && this.#reached[left] === 0) left--;
    let offset = from;
    for (let ordinal = 0; left > 0; ordinal++) {
      if (offset > from || written > 0) offset = this.#separate(data, offset);
      const units = this.#drawLength(row, left, ordinal);
      const texts = this.#rules.fixed.get(units) ?? [];
      const word = (2 * ordinal + 1) * BITS_A_WORD;
      const { bytes } = texts[drawBelow(this.#keys.end, row, texts.length, word)] as {
        bytes: Uint8Array;
      };
      for (let i = 0; i < bytes.length; i++) data[offset++] = bytes[i] as number;
      left -= units + (left === units ? 0 : gap);
    }
    return offset;
  }

  /** A length of the fixed texts after which the rest can be reached, one of the greatest. */
  #drawLength(row: number, left: number, ordinal: number): number {
    const fitting = this.#fitting(left);
    const drawn = drawBelow(this.#keys.end, row, fitting.length, 2 * ordinal * BITS_A_WORD);
    return fitting[drawn] as number;
  }

  /** Writes one of the fixed texts whose length is in the range. */
  #writeFixed(data: Uint8Array, start: number, element: number): number {
    const { min, max } = this.#range;
    let rest = element;
    for (const units of this.#lengths) {
      if (units < min || units > max) continue;
      const texts = this.#rules.fixed.get(units) ?? [];
      const text = texts[rest];
      if (text !== undefined) {
        data.set(text.bytes, start);
        return start + text.bytes.length;
      }
      rest -= texts.length;
    }
    return this.#fill(data, start, 0, 0, min);
  }

  #separate(data: Uint8Array, offset: number): number {
    const gap = this.#between;
    for (let i = 0; i < gap.length; i++) data[offset + i] = gap[i] as number;
    return offset + gap.length;
  }
}

/** UTF-16 code units of UTF-8: each byte that begins a character is one, and each character beyond U+FFFF two. */
function unitsOf(data: Uint8Array, from: number, to: number): number {
  let units = 0;
  for (let i = from; i < to; i++) {
    const byte = data[i] as number;
    units += Number((byte & 0xc0) !== 0x80) + Number(byte >= 0xf0);
  }
  return units;
}

/** The lengths of the fixed texts of a language, the greatest first, and the totals that they can have. */
const fixedLengths = oncePer(({ fixed, between }: SentenceRules) => {
  const lengths = [...fixed.keys()].sort((a, b) => b - a);
  const reached = new Uint8Array(MAX_TEXT_LENGTH + 1);
  reached[0] = 1;
  /** Whether a text of this length can be the whole, or others can follow it. */
  const fits = (units: number, total: number): boolean => {
    const rest = total - units - between.length;
    return units === total || (rest > 0 && reached[rest] === 1);
  };
  for (let total = 1; total < reached.length; total++) {
    if (lengths.some((units) => fits(units, total))) reached[total] = 1;
  }
  const known: (readonly number[] | undefined)[] = [];
  const fitting = (left: number): readonly number[] => {
    const kept = known[left];
    if (kept !== undefined) return kept;
    const greatest = lengths.filter((units) => fits(units, left)).slice(0, MOST_LENGTHS);
    known[left] = greatest;
    return greatest;
  };
  return { lengths, reached, fitting };
});
