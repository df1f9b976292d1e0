import type { IndexVector } from '../columns/vectors.js';
import { TWO_32 } from '../random/fractions.js';
import { highWord, type Key, lane, word } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { Rule, RuleTerm } from './text-rules.js';
import { BITS_A_WORD } from './write-words.js';

const ZERO = 48;

/** Up to this number, one multiplication of a word gives a draw. */
const FAST_COUNT = 2 ** 21;

/** Writes texts of rules: drawn ones, in which all forms of a rule are equally frequent, or the one of an element. */
export class RuleWriter {
  readonly #key: Key;
  /** The indices of the words of each slot. */
  readonly #slots: readonly IndexVector[];
  #data: Uint8Array = new Uint8Array(0);
  #offset = 0;
  #row = 0;
  #high = 0;
  #at = 0;
  #word = 0;
  /** What is left of the element; negative in a drawn text. */
  #rest = -1;

  constructor(key: Key, slots: readonly IndexVector[] = []) {
    this.#key = key;
    this.#slots = slots;
  }

  /**
   * Writes a text of a row, whose slots are at the index `at` of their vectors. Returns the offset after it. Texts of one
   * cell differ in `ordinal`, which counts from 0.
   */
  write(
    rule: Rule,
    data: Uint8Array,
    offset: number,
    row: number,
    { at = 0, ordinal = 0 }: { readonly at?: number; readonly ordinal?: number },
  ): number {
    return this.#begin(rule, data, offset, row, at, ordinal, -1);
  }

  /** Writes the text of an element from 0 to `rule.count` - 1. Different elements have different words. */
  writeElement(rule: Rule, data: Uint8Array, offset: number, element: number): number {
    return this.#begin(rule, data, offset, 0, 0, 0, element);
  }

  #begin(
    rule: Rule,
    data: Uint8Array,
    offset: number,
    row: number,
    at: number,
    ordinal: number,
    element: number,
  ): number {
    this.#data = data;
    this.#offset = offset;
    this.#row = row;
    this.#high = highWord(row);
    this.#at = at;
    this.#word = ordinal * WORDS_A_TEXT;
    this.#rest = element;
    this.#rule(rule);
    return this.#offset;
  }

  #rule(rule: Rule): void {
    const { forms } = rule;
    let index = 0;
    if (this.#rest < 0) index = forms.length === 1 ? 0 : this.#draw(forms.length, rule.bias);
    else {
      while (this.#rest >= (forms[index] as Rule['forms'][number]).count) {
        this.#rest -= (forms[index] as Rule['forms'][number]).count;
        index++;
      }
    }
    const { parts } = forms[index] as Rule['forms'][number];
    for (let i = 0; i < parts.length; i++) this.#part(parts[i] as RuleTerm);
  }

  #part(part: RuleTerm): void {
    switch (part.kind) {
      case 'bytes':
        this.#copy(part.bytes, 0, part.bytes.length);
        return;
      case 'number':
        this.#number(part.first + this.#index(part));
        return;
      case 'words':
        this.#copyWord(part, this.#rest < 0 ? this.#weighted(part) : this.#index(part));
        return;
      case 'slot':
        this.#copyWord(
          part,
          this.#rest < 0
            ? ((this.#slots[part.slot] as IndexVector).data[this.#at] as number)
            : this.#index(part),
        );
        return;
      case 'rule':
        this.#sub(part.rule);
    }
  }

  /** A rule within a form takes its own share of the element, and the parts after it take the rest. */
  #sub(rule: Rule): void {
    if (this.#rest < 0) {
      this.#rule(rule);
      return;
    }
    const above = Math.floor(this.#rest / rule.count);
    this.#rest -= above * rule.count;
    this.#rule(rule);
    this.#rest = above;
  }

  #index({ count, bias }: RuleTerm): number {
    if (this.#rest < 0) return this.#draw(count, bias);
    const above = Math.floor(this.#rest / count);
    const index = this.#rest - above * count;
    this.#rest = above;
    return index;
  }

  #weighted({ count, bias, weights }: Extract<RuleTerm, { kind: 'words' }>): number {
    const column = this.#draw(count, bias);
    if (weights === undefined) return column;
    const kept = this.#bits() >>> 0 < (weights.pairs[2 * column] as number);
    return kept ? column : (weights.pairs[2 * column + 1] as number);
  }

  /** A draw from 0 to `count` - 1; `bias` is 2^32 modulo `count`, a division that each draw would repeat. */
  #draw(count: number, bias: number): number {
    const first = this.#word;
    const bits = this.#bits();
    return count <= FAST_COUNT && Math.imul(bits, count) >>> 0 >= bias
      ? Math.floor(((bits >>> 0) * count) / TWO_32)
      : drawBelow(this.#key, this.#row, count, first + 1);
  }

  /** A random word. The words up to that of the next call stay free for a draw that rejects it. */
  #bits(): number {
    const bits = word(this.#row | 0, this.#key.a, lane(this.#key, this.#high, this.#word));
    this.#word += BITS_A_WORD;
    return bits;
  }

  #copyWord(
    { bytes, starts }: { readonly bytes: Uint8Array; readonly starts: Int32Array },
    index: number,
  ): void {
    this.#copy(bytes, starts[index] as number, starts[index + 1] as number);
  }

  #copy(bytes: Uint8Array, from: number, to: number): void {
    const data = this.#data;
    let offset = this.#offset;
    for (let i = from; i < to; i++) data[offset++] = bytes[i] as number;
    this.#offset = offset;
  }

  #number(value: number): void {
    const text = this.#offset;
    let rest = value;
    do {
      const above = Math.floor(rest / 10);
      this.#data[this.#offset++] = ZERO + rest - above * 10;
      rest = above;
    } while (rest > 0);
    this.#data.subarray(text, this.#offset).reverse();
  }
}

/** Random words reserved for each text of a cell: more than the draws of any text need. */
const WORDS_A_TEXT = 64 * BITS_A_WORD;
