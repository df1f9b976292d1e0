import { Arena } from '../kernel/arena.js';

/** Room for one window of a column's cells. It has no memory until the plan's arena is made. */
export interface Vector {
  /** Bytes of the arena that `rows` rows take. */
  room(rows: number): number;
  allocate(arena: Arena, rows: number): void;
}

/** Whole numbers below 2^31: places in a table of words, flags. */
export class IndexVector implements Vector {
  data: Int32Array = new Int32Array(0);

  room(rows: number): number {
    return Arena.room(rows, 4);
  }

  allocate(arena: Arena, rows: number): void {
    this.data = arena.int32(rows);
  }
}

/** Whole numbers within ±(2^53 - 1); a decimal column keeps value x 10^decimals. */
export class NumberVector implements Vector {
  data: Float64Array = new Float64Array(0);

  room(rows: number): number {
    return Arena.room(rows, 8);
  }

  allocate(arena: Arena, rows: number): void {
    this.data = arena.float64(rows);
  }
}

/** UTF-8 text: row `i` is the `lengths[i]` bytes from `starts[i]` on. */
export class TextVector implements Vector {
  data: Uint8Array = new Uint8Array(0);
  starts: Int32Array = new Int32Array(0);
  lengths: Int32Array = new Int32Array(0);
  readonly #maxLength: number;

  /** `maxLength` is the longest text of a row, in bytes. */
  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  room(rows: number): number {
    return Arena.room(rows * this.#maxLength, 1) + 2 * Arena.room(rows, 4);
  }

  allocate(arena: Arena, rows: number): void {
    this.data = arena.bytes(rows * this.#maxLength);
    this.starts = arena.int32(rows);
    this.lengths = arena.int32(rows);
  }
}
