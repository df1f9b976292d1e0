/** Loops that copy eight bytes at a time may run over the end by so much. */
export const SPARE_BYTES = 8;

/**
 * The memory of one running plan: vectors, tables and output side by side in one buffer, sized before the
 * first row and never grown (growing a WebAssembly memory would detach every view).
 */
export class Arena {
  readonly #buffer: ArrayBuffer;
  #next: number;

  /** From byte `start` of the buffer on, a multiple of eight. */
  constructor(buffer: ArrayBuffer, start = 0) {
    this.#buffer = buffer;
    this.#next = start;
  }

  /** Bytes that `length` elements of `width` bytes take, aligned to eight and with spare room. */
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
