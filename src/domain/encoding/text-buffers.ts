/** The usual length of a text, in bytes, for the first size of the buffer. */
const USUAL_LENGTH = 12;

/** Texts one after the other: the offset of each text and of the end, and the bytes of all texts. */
export class TextBuffers {
  readonly #offsets: Int32Array;
  #bytes: Uint8Array;
  #count = 0;
  #end = 0;

  constructor(texts: number) {
    this.#offsets = new Int32Array(texts + 1);
    this.#bytes = new Uint8Array(texts * USUAL_LENGTH);
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
    this.#offsets[++this.#count] = to;
  }

  /** Adds `count` texts that follow each other in `data`. */
  addConsecutive(data: Uint8Array, start: number, lengths: Int32Array, count: number): void {
    const from = this.#end;
    let to = from;
    for (let i = 0; i < count; i++) {
      to += lengths[i] as number;
      this.#offsets[++this.#count] = to;
    }
    if (to > this.#bytes.length) this.#grow(to);
    this.#bytes.set(data.subarray(start, start + to - from), from);
    this.#end = to;
  }

  get offsets(): Int32Array {
    return this.#offsets;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#end);
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, least));
    larger.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = larger;
  }
}
