import type { Storage } from './column-type.js';

export type NumberStorage = Exclude<Storage, 'bits' | 'text'>;

const TWO_32 = 0x1_0000_0000;

/** Numbers of one storage, little-endian; whole numbers are within ±2^53. */
export interface NumberBuffer {
  readonly bytes: Uint8Array;
  /** Sets the numbers from `at` on to the first `count` of `numbers`, each multiplied by `factor`. */
  set(at: number, numbers: Float64Array, factor: number, count: number): void;
}

export function numberBuffer(storage: NumberStorage, rows: number): NumberBuffer {
  switch (storage) {
    case 'int32':
      return narrow(new Int32Array(rows));
    case 'int64':
      return wide(rows, 2);
    case 'decimal128':
      return wide(rows, 4);
    case 'double':
      return narrow(new Float64Array(rows));
  }
}

function narrow(data: Int32Array | Float64Array): NumberBuffer {
  return {
    bytes: new Uint8Array(data.buffer),
    set: (at, numbers, factor, count) => {
      for (let i = 0; i < count; i++) data[at + i] = (numbers[i] as number) * factor;
    },
  };
}

/** Whole numbers of `words` times 32 bits in two's complement. */
function wide(rows: number, words: number): NumberBuffer {
  const data = new Int32Array(words * rows);
  return {
    bytes: new Uint8Array(data.buffer),
    set: (at, numbers, factor, count) => {
      for (let i = 0; i < count; i++) {
        const value = (numbers[i] as number) * factor;
        const high = Math.floor(value / TWO_32);
        const first = words * (at + i);
        data[first] = value - high * TWO_32;
        data[first + 1] = high;
        // The words above repeat the sign; they are zero already.
        if (value < 0) for (let word = 2; word < words; word++) data[first + word] = -1;
      }
    },
  };
}
