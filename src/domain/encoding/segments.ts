import { joinedBytes } from '../basics/joined-bytes.js';
import { utf8 } from '../basics/utf8.js';
import type { IndexVector, NumberVector, TextVector } from '../columns/vectors.js';
import { type EncodedTable, surrounded } from '../kernel/encoded-table.js';
import {
  type Kernel,
  MOST_DIGITS,
  type NumberNotation,
  type Target,
  type TextRows,
  type Words,
} from '../kernel/kernel.js';

/** A segment of a row's bytes, of the same kind in every row. The segments of a row follow each other. Lengths are bytes. */
export interface Segment {
  readonly minLength: number;
  readonly maxLength: number;
  write(kernel: Kernel, target: Target, count: number): void;
}

/** A segment whose length differs between rows. */
export interface VaryingSegment extends Segment {
  addLengths(kernel: Kernel, lengths: Int32Array, count: number): void;
}

/** Whether a segment is a varying segment, which is exactly the case if its longest length exceeds its shortest. */
export function varies(segment: Segment): segment is VaryingSegment {
  return segment.minLength < segment.maxLength;
}

export class LiteralSegment implements Segment {
  readonly text: string;
  readonly bytes: Uint8Array;
  /** The literal as a table of one entry. */
  readonly table: EncodedTable;

  constructor(text: string) {
    const bytes = utf8(text);
    const { length } = bytes;
    this.text = text;
    this.bytes = bytes;
    this.table = {
      bytes,
      starts: Int32Array.of(0, length),
      minLength: length,
      maxLength: length,
    };
  }

  get minLength(): number {
    return this.bytes.length;
  }

  get maxLength(): number {
    return this.bytes.length;
  }

  write(kernel: Kernel, target: Target, count: number): void {
    kernel.writeLiteral(target, this.bytes, count);
  }
}

/** Literals are kept up to this number, and up to this number of UTF-16 units each. */
const MOST_LITERALS = 1000;
const LONGEST_LITERAL = 64;

const literals = new Map<string, LiteralSegment>();

/** The segment of a literal. Short ones are kept, because every table has the same ones, and encoding takes longer. */
export function literalSegment(text: string): LiteralSegment {
  const known = literals.get(text);
  if (known !== undefined) return known;
  const segment = new LiteralSegment(text);
  if (text.length > LONGEST_LITERAL) return segment;
  if (literals.size === MOST_LITERALS) literals.clear();
  literals.set(text, segment);
  return segment;
}

/** Bytes before and after every entry of a table. */
export interface Around {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

const NOTHING = new Uint8Array(0);
const BARE: Around = { before: NOTHING, after: NOTHING };

export class WordsSegment implements VaryingSegment, Words {
  readonly indices: IndexVector;
  readonly minLength: number;
  readonly maxLength: number;
  readonly #words: EncodedTable;
  readonly #around: Around;

  /** Every entry of the table stands between the bytes of `around`. */
  constructor(table: EncodedTable, indices: IndexVector, around: Around = BARE) {
    this.indices = indices;
    this.#words = table;
    this.#around = around;
    const extra = around.before.length + around.after.length;
    this.minLength = table.minLength + extra;
    this.maxLength = table.maxLength + extra;
  }

  /** Made when it is first read: a thread that leaves the rows to others makes no tables of its own. */
  get table(): EncodedTable {
    const { before, after } = this.#around;
    if (before.length + after.length === 0) return this.#words;
    this.#surrounded ??= surrounded(this.#words, before, after);
    return this.#surrounded;
  }
  #surrounded: EncodedTable | undefined;

  get entries(): number {
    return this.#words.starts.length - 1;
  }

  /** The size of the entries, in bytes. */
  get size(): number {
    const { before, after } = this.#around;
    return this.#words.bytes.length + this.entries * (before.length + after.length);
  }

  /** The segment with more bytes around every entry. */
  between({ before, after }: Around): WordsSegment {
    const { before: first, after: last } = this.#around;
    const around = { before: joinedBytes([before, first]), after: joinedBytes([last, after]) };
    return new WordsSegment(this.#words, this.indices, around);
  }

  addLengths(kernel: Kernel, lengths: Int32Array, count: number): void {
    kernel.addWordLengths(lengths, this, count);
  }

  write(kernel: Kernel, target: Target, count: number): void {
    kernel.writeWords(target, [this], count);
  }
}

export class NumberSegment implements VaryingSegment {
  readonly #values: NumberVector;
  readonly #notation: NumberNotation;
  readonly #present: IndexVector | undefined;
  readonly minLength: number;
  readonly maxLength: number;

  constructor(values: NumberVector, notation: NumberNotation, present?: IndexVector) {
    const { min, max, decimals, minDigits } = notation;
    // The loops would leave bytes unwritten, and the row would show what the memory held before.
    if (minDigits > MOST_DIGITS) throw new Error(`a number has at most ${MOST_DIGITS} digits`);
    const lengthOf = (value: number): number =>
      Math.max(String(Math.abs(value)).length, minDigits) +
      (value < 0 ? 1 : 0) +
      (decimals > 0 ? 1 : 0);
    const nearest = Math.max(min, Math.min(0, max));
    this.#values = values;
    this.#notation = { decimals, minDigits, min, max };
    this.#present = present;
    this.minLength = present === undefined ? lengthOf(nearest) : 0;
    this.maxLength = Math.max(lengthOf(min), lengthOf(max));
  }

  addLengths(kernel: Kernel, lengths: Int32Array, count: number): void {
    const { data } = this.#values;
    kernel.addNumberLengths(lengths, data, this.#notation, this.#present?.data, count);
  }

  write(kernel: Kernel, target: Target, count: number): void {
    const { data } = this.#values;
    kernel.writeNumbers(target, data, this.#notation, this.#present?.data, count);
  }
}

export class TextSegment implements VaryingSegment {
  readonly #texts: TextVector;
  readonly #lengths: IndexVector | undefined;
  readonly minLength: number;
  readonly maxLength: number;

  /** `lengths` replace the lengths of `texts` if some rows are null. */
  constructor(
    texts: TextVector,
    bounds: { readonly minLength: number; readonly maxLength: number },
    lengths?: IndexVector,
  ) {
    this.#texts = texts;
    this.#lengths = lengths;
    this.minLength = lengths === undefined ? bounds.minLength : 0;
    this.maxLength = bounds.maxLength;
  }

  addLengths(kernel: Kernel, lengths: Int32Array, count: number): void {
    kernel.addTextLengths(lengths, this.#rows(), count);
  }

  write(kernel: Kernel, target: Target, count: number): void {
    kernel.writeTexts(target, this.#rows(), count);
  }

  #rows(): TextRows {
    const { data, starts, lengths } = this.#texts;
    return { data, starts, lengths: this.#lengths?.data ?? lengths, maxLength: this.maxLength };
  }
}

/** The total size of the tables and literals of these segments, in bytes. A literal is a table of one entry. */
export function tableBytes(segments: readonly Segment[]): number {
  const tables = new Set<Uint8Array>();
  let starts = 0;
  for (const segment of segments) {
    if (!(segment instanceof WordsSegment || segment instanceof LiteralSegment)) continue;
    if (!tables.has(segment.table.bytes)) starts += segment.table.starts.byteLength;
    tables.add(segment.table.bytes);
  }
  return [...tables].reduce((sum, { byteLength }) => sum + byteLength, starts);
}
