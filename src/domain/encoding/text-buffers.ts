import { GrowingBytes } from './growing-bytes.js';

/** The usual length of a text, in bytes, for the first size of the buffer. */
const USUAL_LENGTH = 12;

/** Texts one after the other: the offset of each text and of the end, and the bytes of all texts. */
export class TextBuffers {
  readonly offsets: Int32Array;
  readonly #bytes: GrowingBytes;
  #count = 0;

  constructor(texts: number) {
    this.offsets = new Int32Array(texts + 1);
    this.#bytes = new GrowingBytes(texts * USUAL_LENGTH);
  }

  /** Adds the `length` bytes of `data` from `start` on. */
  add(data: Uint8Array, start: number, length: number): void {
    this.#bytes.add(data, start, length);
    this.offsets[++this.#count] = this.#bytes.length;
  }

  /** Adds `count` texts that follow each other in `data`. */
  addConsecutive(data: Uint8Array, start: number, lengths: Int32Array, count: number): void {
    const from = this.#bytes.length;
    let to = from;
    for (let i = 0; i < count; i++) {
      to += lengths[i] as number;
      this.offsets[++this.#count] = to;
    }
    this.#bytes.addLong(data.subarray(start, start + to - from));
  }

  get bytes(): Uint8Array {
    return this.#bytes.view;
  }
}
