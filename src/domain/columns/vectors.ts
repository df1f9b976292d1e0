import { Arena } from '../kernel/arena.js';

/** Estimated time to fill a row of a vector, or a byte of its text, in nanoseconds. */
const NUMBER_COST = 10;
const TEXT_COST = 20;
const BYTE_COST = 12;

/** Shared, because a plan has many vectors and a new array takes long. */
const NO_INDICES = new Int32Array(0);
const NO_NUMBERS = new Float64Array(0);
const NO_BYTES = new Uint8Array(0);

/** The values of one window of a column. It has no memory until `allocate` is called. */
export interface Vector {
  /** Bytes of the arena for `rows` rows. */
  room(rows: number): number;
  allocate(arena: Arena, rows: number): void;
  /** Estimated time to fill a row, in nanoseconds. */
  readonly cost: number;
}

/** Whole numbers from 0 to 2^31 - 1: indices into a table of words, or flags. */
export class IndexVector implements Vector {
  readonly cost = NUMBER_COST;
  data: Int32Array = NO_INDICES;

  room(rows: number): number {
    return Arena.room(rows, 4);
  }

  allocate(arena: Arena, rows: number): void {
    this.data = arena.int32(rows);
  }
}

/** Whole numbers within ±(2^53 - 1); a decimal column stores value x 10^decimals. */
export class NumberVector implements Vector {
  readonly cost: number;
  data: Float64Array = NO_NUMBERS;

  constructor(cost = NUMBER_COST) {
    this.cost = cost;
  }

  room(rows: number): number {
    return Arena.room(rows, 8);
  }

  allocate(arena: Arena, rows: number): void {
    this.data = arena.float64(rows);
  }
}

/** UTF-8 text: row `i` is the `lengths[i]` bytes from `starts[i]` on. */
export class TextVector implements Vector {
  data: Uint8Array = NO_BYTES;
  starts: Int32Array = NO_INDICES;
  lengths: Int32Array = NO_INDICES;
  readonly cost: number;
  /** The longest text of a row, in bytes. */
  readonly maxLength: number;

  constructor(maxLength: number, byteCost = BYTE_COST) {
    this.maxLength = maxLength;
    this.cost = TEXT_COST + maxLength * byteCost;
  }

  room(rows: number): number {
    return Arena.room(rows * this.maxLength, 1) + 2 * Arena.room(rows, 4);
  }

  allocate(arena: Arena, rows: number): void {
    this.data = arena.bytes(rows * this.maxLength);
    this.starts = arena.int32(rows);
    this.lengths = arena.int32(rows);
  }
}
