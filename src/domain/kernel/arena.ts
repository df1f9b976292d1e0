/** Bytes by which loops that copy eight bytes at a time may overrun the end. */
const SPARE_BYTES = 8;

/**
 * The memory of one running plan: vectors, tables and output in one buffer. Its size is fixed before the first row,
 * because growing a WebAssembly memory would detach every view.
 */
export class Arena {
  readonly #buffer: ArrayBuffer;
  #next: number;

  /** The arena starts at byte `start` of the buffer, a multiple of eight. */
  constructor(buffer: ArrayBuffer, start = 0) {
    this.#buffer = buffer;
    this.#next = start;
  }

  /** The bytes for `length` elements of `width` bytes and the spare bytes, rounded up to a multiple of eight. */
  static room(length: number, width: number): number {
    return Math.ceil((length * width + SPARE_BYTES) / 8) * 8;
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.#buffer, this.#take(length, 1), length);
  }

  int32(length: number): Int32Array {
    return new Int32Array(this.#buffer, this.#take(length, 4), length);
  }

  float64(length: number): Float64Array {
    return new Float64Array(this.#buffer, this.#take(length, 8), length);
  }

  #take(length: number, width: number): number {
    const start = this.#next;
    this.#next += Arena.room(length, width);
    return start;
  }
}
