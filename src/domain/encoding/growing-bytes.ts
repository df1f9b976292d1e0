/** Bytes that are added one run after the other. The buffer grows as needed. */
export class GrowingBytes {
  #bytes: Uint8Array;
  #end = 0;

  /** `expected` is the number of bytes to expect. */
  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected);
  }

  get length(): number {
    return this.#end;
  }

  /** Adds the `length` bytes of `data` from `start` on. */
  add(data: Uint8Array, start: number, length: number): void {
    const from = this.#end;
    const to = from + length;
    if (to > this.#bytes.length) this.#grow(to);
    const bytes = this.#bytes;
    // A loop is faster than `set` for the usual lengths.
    for (let at = from, source = start; at < to; at++, source++) bytes[at] = data[source] as number;
    this.#end = to;
  }

  /** Adds many bytes. */
  addLong(data: Uint8Array): void {
    const from = this.#end;
    const to = from + data.length;
    if (to > this.#bytes.length) this.#grow(to);
    this.#bytes.set(data, from);
    this.#end = to;
  }

  /** Adds a number of 32 bits, the lowest byte first. */
  addWord(word: number): void {
    const from = this.#end;
    const to = from + 4;
    if (to > this.#bytes.length) this.#grow(to);
    const bytes = this.#bytes;
    bytes[from] = word;
    bytes[from + 1] = word >>> 8;
    bytes[from + 2] = word >>> 16;
    bytes[from + 3] = word >>> 24;
    this.#end = to;
  }

  /** The bytes so far, until the next ones are added. */
  get view(): Uint8Array {
    return this.#bytes.subarray(0, this.#end);
  }

  /** Starts again, and returns the bytes so far, until the next ones are added. */
  restart(): Uint8Array {
    const bytes = this.view;
    this.#end = 0;
    return bytes;
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, least));
    larger.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = larger;
  }
}
