import { GrowingBytes } from './growing-bytes.js';

/** The usual length of a text, in bytes, for the first size of the buffer. */
const USUAL_LENGTH = 12;

/** Texts one after the other: the offset of each text and of the end, and the bytes of all texts. */
export class TextBuffers {
  readonly #bytes: GrowingBytes;
  #offsets: Int32Array;
  #count = 0;

  /** For at most `texts` texts. */
  constructor(texts: number) {
    this.#offsets = new Int32Array(texts + 1);
    this.#bytes = new GrowingBytes(texts * USUAL_LENGTH);
  }

  /** Starts again, for at most `texts` texts. */
  restart(texts: number): void {
    if (this.#offsets.length <= texts) this.#offsets = new Int32Array(texts + 1);
    this.#bytes.restart();
    this.#count = 0;
  }

  get offsets(): Int32Array {
    return this.#offsets;
  }

  /** Adds the `length` bytes of `data` from `start` on. */
  add(data: Uint8Array, start: number, length: number): void {
    this.#bytes.add(data, start, length);
    this.#offsets[++this.#count] = this.#bytes.length;
  }

  /** Adds `count` texts that follow each other in `data`. */
  addConsecutive(data: Uint8Array, start: number, lengths: Int32Array, count: number): void {
    const from = this.#bytes.length;
    let to = from;
    for (let i = 0; i < count; i++) {
      to += lengths[i] as number;
      this.#offsets[++this.#count] = to;
    }
    this.#bytes.addLong(data.subarray(start, start + to - from));
  }

  get bytes(): Uint8Array {
    return this.#bytes.view;
  }
}
