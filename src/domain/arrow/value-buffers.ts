import type { IndexVector, NumberVector, TextVector } from '../columns/vectors.js';
import { TextBuffers } from '../encoding/text-buffers.js';
import type { EncodedTable } from '../kernel/encoded-table.js';
import { BitBuffer } from './bit-buffer.js';
import { type NumberStorage, type NumberWords, numberBuffer } from './number-buffer.js';

/** Collects the values of a group of rows of a column. Null rows have any value. */
export interface ValueBuffers {
  /** Adds the first `count` rows of the window as the rows from `at` on of the group. */
  add(at: number, count: number): void;
  /** The buffers of the first `rows` rows of the group in Arrow's order, without the one of nulls. */
  end(rows: number): readonly Uint8Array[];
}

/** Starts a group of at most `rows` rows. */
export type StartValues = (rows: number) => ValueBuffers;

/** The numbers of a vector, each multiplied by `factor`. */
export function numbersOf(
  storage: NumberStorage,
  values: NumberVector,
  factor: number,
): StartValues {
  return (rows) => {
    const buffer = numberBuffer(storage, rows);
    const add = (at: number, count: number): void => buffer.set(at, values.data, factor, count);
    return { add, end: (count) => [bytesOfRows(buffer.bytes, count, rows)] };
  };
}

/** The number of each index. */
export function numbersByIndex(
  indices: IndexVector,
  { words: numbers, width }: NumberWords,
): StartValues {
  return (rows) => {
    const words = new Int32Array(rows * width);
    const add = (at: number, count: number): void => {
      const { data } = indices;
      let to = at * width;
      for (let i = 0; i < count; i++) {
        const from = (data[i] as number) * width;
        for (let word = 0; word < width; word++) words[to++] = numbers[from + word] as number;
      }
    };
    const end: ValueBuffers['end'] = (count) => [
      firstBytes(new Uint8Array(words.buffer), 4 * width * count),
    ];
    return { add, end };
  };
}

/** The truth value of each index, 0 or 1. */
export function truthsByIndex(indices: IndexVector, truths: Uint8Array): StartValues {
  return (rows) => {
    const bits = new BitBuffer(rows);
    const add = (_at: number, count: number): void => {
      const { data } = indices;
      for (let i = 0; i < count; i++) bits.add(truths[data[i] as number] as number);
    };
    return { add, end: (count) => [firstBytes(bits.bytes, (count + 7) >> 3)] };
  };
}

/** The buffers of the first `rows` texts, which are all that were added. */
export function textBytes(
  { offsets, bytes }: Pick<TextBuffers, 'offsets' | 'bytes'>,
  rows: number,
): readonly Uint8Array[] {
  return [firstBytes(new Uint8Array(offsets.buffer), 4 * (rows + 1)), bytes];
}

/** The bytes of the first `count` of `rows` numbers. */
function bytesOfRows(bytes: Uint8Array, count: number, rows: number): Uint8Array {
  return rows === 0 ? bytes : firstBytes(bytes, (bytes.length / rows) * count);
}

/** The first bytes, in a buffer of their own. */
export function firstBytes(bytes: Uint8Array, length: number): Uint8Array {
  return length === bytes.length ? bytes : bytes.slice(0, length);
}

/** The text of each index. */
export function textsByIndex(indices: IndexVector, { bytes, starts }: EncodedTable): StartValues {
  return (rows) => {
    const texts = new TextBuffers(rows);
    const add = (_at: number, count: number): void => {
      const { data } = indices;
      for (let i = 0; i < count; i++) {
        const index = data[i] as number;
        const start = starts[index] as number;
        texts.add(bytes, start, (starts[index + 1] as number) - start);
      }
    };
    return { add, end: (count) => textBytes(texts, count) };
  };
}

/** The texts of a vector. Those of null rows are left out. */
export function textsOf(vector: TextVector, present: IndexVector | undefined): StartValues {
  return (rows) => {
    const texts = new TextBuffers(rows);
    const add = (_at: number, count: number): void => {
      const { data, starts, lengths } = vector;
      if (present === undefined && areConsecutive(vector, count)) {
        texts.addConsecutive(data, starts[0] as number, lengths, count);
        return;
      }
      for (let i = 0; i < count; i++) {
        const isNull = present !== undefined && present.data[i] === 0;
        texts.add(data, starts[i] as number, isNull ? 0 : (lengths[i] as number));
      }
    };
    return { add, end: (count) => textBytes(texts, count) };
  };
}

function areConsecutive({ starts, lengths }: TextVector, count: number): boolean {
  for (let i = 1; i < count; i++) {
    if (starts[i] !== (starts[i - 1] as number) + (lengths[i - 1] as number)) return false;
  }
  return true;
}
