import { oncePer } from '../basics/once-per.js';
import { fillWeightedByState } from '../random/by-state.js';
import { fillIndices, fillNumbers } from '../random/uniform.js';
import { fillFlags, fillWeighted } from '../random/weighted.js';
import { Arena } from './arena.js';
import type { EncodedTable } from './encoded-table.js';
import {
  type Kernel,
  type NumberNotation,
  rowTooLong,
  type Target,
  type TextRows,
  type Words,
} from './kernel.js';
import { looseAfter } from './loose-after.js';
import { ScratchMemory } from './scratch-memory.js';
import { digitCount, writeNumber } from './write-number.js';

/** Bytes per step when a word is copied loosely. */
const STEP = 16;

/** A view that reads and writes four bytes at any offset. */
function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** The reference kernel: plain loops. */
export class TypescriptKernel implements Kernel {
  readonly drawIndices = fillIndices;
  readonly drawNumbers = fillNumbers;
  readonly drawFlags = fillFlags;
  readonly drawWeighted = fillWeighted;
  readonly drawByState = fillWeightedByState;
  readonly #memory = new ScratchMemory();

  holds(): boolean {
    return true;
  }

  arena(bytes: number): Arena {
    return new Arena(this.#memory.take(bytes));
  }

  lookUp(out: Int32Array, list: Int32Array, indices: Int32Array, count: number): void {
    for (let i = 0; i < count; i++) out[i] = list[indices[i] as number] as number;
  }

  addWordLengths(lengths: Int32Array, { table, indices }: Words, count: number): void {
    const { starts } = table;
    const { data } = indices;
    for (let i = 0; i < count; i++) {
      const entry = data[i] as number;
      lengths[i] =
        (lengths[i] as number) + (starts[entry + 1] as number) - (starts[entry] as number);
    }
  }

  addNumberLengths(
    lengths: Int32Array,
    values: Float64Array,
    { decimals, minDigits }: NumberNotation,
    present: Int32Array | undefined,
    count: number,
  ): void {
    const point = decimals > 0 ? 1 : 0;
    for (let i = 0; i < count; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const value = values[i] as number;
      const digits = digitCount(value < 0 ? -value : value);
      lengths[i] =
        (lengths[i] as number) + (value < 0 ? 1 : 0) + Math.max(digits, minDigits) + point;
    }
  }

  addTextLengths(lengths: Int32Array, texts: TextRows, count: number): void {
    const added = texts.lengths;
    for (let i = 0; i < count; i++) lengths[i] = (lengths[i] as number) + (added[i] as number);
  }

  setOffsets(offsets: Int32Array, lengths: Int32Array, count: number, longest: number): number {
    let total = 0;
    for (let i = 0; i < count; i++) {
      const length = lengths[i] as number;
      if (length < 0 || length > longest) throw rowTooLong();
      offsets[i] = total;
      total += length;
    }
    offsets[count] = total;
    return total;
  }

  writeWords(target: Target, run: readonly Words[], count: number): void {
    const shortest = run.map(({ table }) => table.minLength);
    looseAfter(shortest, target.loose).forEach((loose, i) => {
      writeWords({ ...target, loose }, run[i] as Words, count);
    });
  }

  writeNumbers(
    { out, offsets }: Target,
    values: Float64Array,
    notation: NumberNotation,
    present: Int32Array | undefined,
    count: number,
  ): void {
    for (let i = 0; i < count; i++) {
      if (present !== undefined && present[i] === 0) continue;
      offsets[i] = writeNumber(out, offsets[i] as number, values[i] as number, notation);
    }
  }

  writeTexts({ out, offsets }: Target, { data, starts, lengths }: TextRows, count: number): void {
    for (let i = 0; i < count; i++) {
      let from = starts[i] as number;
      const end = from + (lengths[i] as number);
      let offset = offsets[i] as number;
      while (from < end) out[offset++] = data[from++] as number;
      offsets[i] = offset;
    }
  }

  writeLiteral({ out, offsets }: Target, literal: Uint8Array, count: number): void {
    const length = literal.length;
    for (let i = 0; i < count; i++) {
      const offset = offsets[i] as number;
      for (let k = 0; k < length; k++) out[offset + k] = literal[k] as number;
      offsets[i] = offset + length;
    }
  }
}

function writeWords(target: Target, words: Words, count: number): void {
  const { minLength, maxLength } = words.table;
  const isLoose = target.loose >= STEP || maxLength <= STEP;
  if (minLength >= 4 && maxLength <= 8) writeWordsByHalves(target, words, count);
  else if (isLoose && minLength + target.loose >= STEP) writeWordsLoosely(target, words, count);
  else writeWordsExactly(target, words, count);
}

/** The bytes of a table, padded with the bytes that a step may read beyond its end. */
const steppedBytes = oncePer(({ bytes }: EncodedTable): DataView => {
  const stepped = new Uint8Array(bytes.length + STEP);
  stepped.set(bytes);
  return viewOf(stepped);
});

/**
 * Copies in steps of sixteen bytes. The last step overruns the word; later writes set those bytes. A branch on the
 * length of a word would be mispredicted, which costs more than the extra bytes.
 */
function writeWordsLoosely(
  { out, offsets }: Target,
  { table, indices }: Words,
  count: number,
): void {
  const { starts } = table;
  const { data } = indices;
  const target = viewOf(out);
  const source = steppedBytes(table);
  for (let i = 0; i < count; i++) {
    const entry = data[i] as number;
    const end = starts[entry + 1] as number;
    let from = starts[entry] as number;
    let offset = offsets[i] as number;
    offsets[i] = offset + end - from;
    do {
      target.setInt32(offset, source.getInt32(from, true), true);
      target.setInt32(offset + 4, source.getInt32(from + 4, true), true);
      target.setInt32(offset + 8, source.getInt32(from + 8, true), true);
      target.setInt32(offset + 12, source.getInt32(from + 12, true), true);
      offset += STEP;
      from += STEP;
    } while (from < end);
  }
}

/** Copies words of four to eight bytes as two overlapping halves of four bytes. */
function writeWordsByHalves(
  { out, offsets }: Target,
  { table, indices }: Words,
  count: number,
): void {
  const { bytes, starts } = table;
  const { data } = indices;
  const target = viewOf(out);
  const source = viewOf(bytes);
  for (let i = 0; i < count; i++) {
    const entry = data[i] as number;
    const from = starts[entry] as number;
    const end = starts[entry + 1] as number;
    const offset = offsets[i] as number;
    const next = offset + end - from;
    target.setInt32(offset, source.getInt32(from, true), true);
    target.setInt32(next - 4, source.getInt32(end - 4, true), true);
    offsets[i] = next;
  }
}

/** Copies four bytes at a time and never writes beyond a word. */
function writeWordsExactly(
  { out, offsets }: Target,
  { table, indices }: Words,
  count: number,
): void {
  const { bytes, starts } = table;
  const { data } = indices;
  const target = viewOf(out);
  const source = viewOf(bytes);
  for (let i = 0; i < count; i++) {
    const entry = data[i] as number;
    const end = starts[entry + 1] as number;
    let from = starts[entry] as number;
    let offset = offsets[i] as number;
    for (; from + 4 <= end; from += 4, offset += 4) {
      target.setInt32(offset, source.getInt32(from, true), true);
    }
    for (; from < end; from++) out[offset++] = bytes[from] as number;
    offsets[i] = offset;
  }
}
