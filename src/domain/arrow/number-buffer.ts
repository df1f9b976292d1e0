import type { DataType } from '../columns/column-plan.js';
import { storedNumbers } from '../encoding/table-values.js';
import { writeWide } from '../encoding/wide-number.js';
import type { WordTable } from '../kernel/word-table.js';
import type { Storage } from './column-type.js';
import type { Room } from './room.js';

export type NumberStorage = Exclude<Storage, 'bits' | 'text'>;

/** Numbers of one storage, little-endian; whole numbers are within ±2^53. */
export interface NumberBuffer {
  /** The bytes of the first `count` numbers. */
  first(count: number): Uint8Array;
  /** Sets the numbers from `at` on to the first `count` of `numbers`, each multiplied by `factor`. */
  set(at: number, numbers: Float64Array, factor: number, count: number): void;
}

export function numberBuffer(storage: NumberStorage, rows: number, room: Room): NumberBuffer {
  switch (storage) {
    case 'int32':
      return narrow(new Int32Array(room.take(4 * rows), 0, rows));
    case 'int64':
      return wide(rows, 2, room);
    case 'decimal128':
      return wide(rows, 4, room);
    case 'double':
      return narrow(new Float64Array(room.take(8 * rows), 0, rows));
  }
}

function narrow(data: Int32Array | Float64Array): NumberBuffer {
  return {
    first: (count) => new Uint8Array(data.buffer, 0, data.BYTES_PER_ELEMENT * count),
    set: (at, numbers, factor, count) => {
      for (let i = 0; i < count; i++) data[at + i] = (numbers[i] as number) * factor;
    },
  };
}

/** Whole numbers of `words` times 32 bits in two's complement. */
function wide(rows: number, words: number, room: Room): NumberBuffer {
  const data = new Int32Array(room.take(4 * words * rows), 0, words * rows);
  return {
    first: (count) => new Uint8Array(data.buffer, 0, 4 * words * count),
    set: (at, numbers, factor, count) => {
      for (let i = 0; i < count; i++) {
        const value = (numbers[i] as number) * factor;
        const first = words * (at + i);
        writeWide(data, first, value);
        // The words above repeat the sign.
        for (let word = 2; word < words; word++) data[first + word] = value < 0 ? -1 : 0;
      }
    },
  };
}

/** Numbers in words of 32 bits, `width` words for each. */
export interface NumberWords {
  readonly words: Int32Array;
  readonly width: number;
}

/** The numbers of a table. */
export function numberWords(storage: NumberStorage, table: WordTable, type: DataType): NumberWords {
  const numbers = storedNumbers(table, type, storage === 'decimal128' ? 'int64' : storage);
  const words = new Int32Array(numbers.buffer);
  if (storage !== 'decimal128') return { words, width: numbers.BYTES_PER_ELEMENT / 4 };
  const width = 4;
  const extended = new Int32Array(width * numbers.length);
  for (let i = 0; i < numbers.length; i++) {
    const [low = 0, high = 0] = words.subarray(2 * i);
    extended.set([low, high, high >> 31, high >> 31], width * i);
  }
  return { words: extended, width };
}
