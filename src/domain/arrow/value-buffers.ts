import type { IndexVector, NumberVector, TextVector } from '../columns/vectors.js';
import { clockMilliseconds } from '../encoding/clock-text.js';
import { TextBuffers } from '../encoding/text-buffers.js';
import type { EncodedTable } from '../kernel/encoded-table.js';
import { BitBuffer } from './bit-buffer.js';
import { type NumberStorage, type NumberWords, numberBuffer } from './number-buffer.js';
import { Room } from './room.js';

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
  const room = new Room();
  return (rows) => {
    const buffer = numberBuffer(storage, rows, room);
    const add = (at: number, count: number): void => buffer.set(at, values.data, factor, count);
    return { add, end: (count) => [buffer.first(count)] };
  };
}

/** The number of each index. */
export function numbersByIndex(
  indices: IndexVector,
  { words: numbers, width }: NumberWords,
): StartValues {
  const room = new Room();
  return (rows) => {
    const words = new Int32Array(room.take(4 * rows * width));
    const add = (at: number, count: number): void => {
      const { data } = indices;
      let to = at * width;
      for (let i = 0; i < count; i++) {
        const from = (data[i] as number) * width;
        for (let word = 0; word < width; word++) words[to++] = numbers[from + word] as number;
      }
    };
    return { add, end: (count) => [new Uint8Array(words.buffer, 0, 4 * width * count)] };
  };
}

/** The truth value of each index, 0 or 1. */
export function truthsByIndex(indices: IndexVector, truths: Uint8Array): StartValues {
  const room = new Room();
  return (rows) => {
    const bits = new BitBuffer(rows, room);
    const add = (_at: number, count: number): void => {
      const { data } = indices;
      for (let i = 0; i < count; i++) bits.add(truths[data[i] as number] as number);
    };
    return { add, end: (count) => [bits.first(count)] };
  };
}

/** The buffers of the first `rows` texts, which are all that were added. */
export function textBytes(
  { offsets, bytes }: Pick<TextBuffers, 'offsets' | 'bytes'>,
  rows: number,
): readonly Uint8Array[] {
  return [new Uint8Array(offsets.buffer, 0, 4 * (rows + 1)), bytes];
}

/** The text of each index. */
export function textsByIndex(indices: IndexVector, { bytes, starts }: EncodedTable): StartValues {
  const texts = new TextBuffers(0);
  return (rows) => {
    texts.restart(rows);
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
  const texts = new TextBuffers(0);
  return (rows) => {
    texts.restart(rows);
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

/** The milliseconds since midnight of texts HH:MM:SS, 0 in null rows. */
export function timesOf(vector: TextVector, present: IndexVector | undefined): StartValues {
  const room = new Room();
  return (rows) => {
    const times = new Int32Array(room.take(4 * rows), 0, rows);
    const add = (at: number, count: number): void => {
      const { data, starts } = vector;
      for (let i = 0; i < count; i++) {
        const isNull = present !== undefined && present.data[i] === 0;
        times[at + i] = isNull ? 0 : clockMilliseconds(data, starts[i] as number);
      }
    };
    return { add, end: (count) => [new Uint8Array(times.buffer, 0, 4 * count)] };
  };
}

function areConsecutive({ starts, lengths }: TextVector, count: number): boolean {
  for (let i = 1; i < count; i++) {
    if (starts[i] !== (starts[i - 1] as number) + (lengths[i - 1] as number)) return false;
  }
  return true;
}
