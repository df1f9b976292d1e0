import { utf8 } from '../basics/utf8.js';
import type { ValueRange } from './page-values.js';

/** The most bytes of a bound. A longer text has a bound that is a little below or above it. */
const MOST_BYTES = 64;
const LAST_CODE_POINT = 0x10ffff;
const FIRST_SURROGATE = 0xd800;
const AFTER_SURROGATES = 0xe000;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The first and the last of some texts in UTF-8, in the order of their bytes. */
export class TextBounds {
  #min: Uint8Array | undefined;
  #max: Uint8Array | undefined;

  /** Adds the text of `length` bytes that begins at `start`. */
  add(data: Uint8Array, start: number, length: number): void {
    if (this.#min === undefined || isBefore(data, start, length, this.#min)) {
      this.#min = data.slice(start, start + length);
    }
    if (this.#max === undefined || isAfter(data, start, length, this.#max)) {
      this.#max = data.slice(start, start + length);
    }
  }

  /** Bounds of all texts; undefined if there are none, or no short text lies above them. */
  range(): ValueRange | undefined {
    const max = this.#max && shortAbove(this.#max);
    return this.#min && max && { min: cut(this.#min), max };
  }
}

function isBefore(data: Uint8Array, start: number, length: number, other: Uint8Array): boolean {
  return difference(data, start, length, other) < 0;
}

function isAfter(data: Uint8Array, start: number, length: number, other: Uint8Array): boolean {
  return difference(data, start, length, other) > 0;
}

function difference(data: Uint8Array, start: number, length: number, other: Uint8Array): number {
  const common = Math.min(length, other.length);
  for (let i = 0; i < common; i++) {
    const found = (data[start + i] as number) - (other[i] as number);
    if (found !== 0) return found;
  }
  return length - other.length;
}

/** The beginning of a text, without a part of a character. */
function cut(text: Uint8Array): Uint8Array {
  if (text.length <= MOST_BYTES) return text;
  let end = MOST_BYTES;
  while (isContinuation(text[end] as number)) end--;
  return text.subarray(0, end);
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

/** A text of at most MOST_BYTES that is not before another one: its beginning, with the next one of the last character. */
function shortAbove(text: Uint8Array): Uint8Array | undefined {
  const beginning = cut(text);
  if (beginning === text) return text;
  const characters = [...decoder.decode(beginning)];
  for (let last = characters.pop(); last !== undefined; last = characters.pop()) {
    const next = Number(last.codePointAt(0)) + 1;
    if (next > LAST_CODE_POINT) continue;
    const above = next === FIRST_SURROGATE ? AFTER_SURROGATES : next;
    return utf8(characters.join('') + String.fromCodePoint(above));
  }
  return undefined;
}
