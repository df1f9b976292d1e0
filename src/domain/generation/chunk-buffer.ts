/** Big enough that a write costs little beside the work, small enough to leave soon. */
const CHUNK_BYTES = 256 * 1024;

/** Collects bytes into chunks, each in a buffer of its own that is never written again once handed out. */
export class ChunkBuffer {
  readonly #size: number;
  #chunk: Uint8Array;
  #used = 0;

  /** `most` bounds all bytes that will come. */
  constructor(most: number) {
    this.#size = Math.min(CHUNK_BYTES, Math.max(1, most));
    this.#chunk = new Uint8Array(this.#size);
  }

  /** Takes a copy of `bytes`; yields the chunks that this fills. */
  *add(bytes: Uint8Array): Generator<Uint8Array, void, undefined> {
    let from = 0;
    while (from < bytes.length) {
      const taken = bytes.subarray(from, from + this.#size - this.#used);
      this.#chunk.set(taken, this.#used);
      this.#used += taken.length;
      from += taken.length;
      if (this.#used === this.#size) yield this.#next();
    }
  }

  /** The last, shorter chunk, if there is one. */
  *rest(): Generator<Uint8Array, void, undefined> {
    if (this.#used > 0) yield this.#chunk.slice(0, this.#used);
    this.#used = 0;
  }

  #next(): Uint8Array {
    const full = this.#chunk;
    this.#chunk = new Uint8Array(this.#size);
    this.#used = 0;
    return full;
  }
}
