/** The length in front of each text, in bytes. */
const PREFIX = 4;

/** Texts in the encoding PLAIN: a length of 32 bits, then the bytes, for each. The buffer grows as needed. */
export class TextBuffer {
  #bytes: Uint8Array;
  #end = 0;

  /** `texts` is the number of texts to expect. */
  constructor(texts: number) {
    this.#bytes = new Uint8Array(texts * 2 * PREFIX);
  }

  /** Adds the `length` bytes of `data` from `start` on. */
  add(data: Uint8Array, start: number, length: number): void {
    const from = this.#end;
    const to = from + PREFIX + length;
    if (to > this.#bytes.length) this.#grow(to);
    const bytes = this.#bytes;
    bytes[from] = length;
    bytes[from + 1] = length >>> 8;
    bytes[from + 2] = length >>> 16;
    bytes[from + 3] = length >>> 24;
    // A loop is faster than `set` for the usual lengths.
    for (let at = from + PREFIX, source = start; at < to; at++, source++) {
      bytes[at] = data[source] as number;
    }
    this.#end = to;
  }

  /** Returns the texts added since the last call. */
  take(): Uint8Array {
    const bytes = this.#bytes.slice(0, this.#end);
    this.#end = 0;
    return bytes;
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, least));
    larger.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = larger;
  }
}
