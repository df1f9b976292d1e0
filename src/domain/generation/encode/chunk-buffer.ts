/** Large enough that a write costs little compared to the work, small enough that many waiting chunks fit in memory. */
const CHUNK_BYTES = 64 * 1024;

/** Allocates memory of a given number of bytes; their contents do not matter. */
export type Allocate = (bytes: number) => Uint8Array;

/** Collects bytes into chunks. Each chunk has its own buffer, which is never written again once the chunk is taken. */
export class ChunkBuffer {
  readonly #size: number;
  readonly #allocate: Allocate;
  readonly #full: Uint8Array[] = [];
  #chunk: Uint8Array;
  #used = 0;

  /** `most` is an upper bound on the total number of bytes. */
  constructor(most: number, allocate: Allocate) {
    this.#size = Math.min(CHUNK_BYTES, Math.max(1, most));
    this.#allocate = allocate;
    this.#chunk = allocate(this.#size);
  }

  /** Copies `bytes`, which the caller may overwrite afterwards. */
  add(bytes: Uint8Array): void {
    let from = 0;
    while (from < bytes.length) {
      if (this.#used === this.#size) this.#next();
      const taken = bytes.subarray(from, from + this.#size - this.#used);
      this.#chunk.set(taken, this.#used);
      this.#used += taken.length;
      from += taken.length;
    }
  }

  /** Removes and returns the chunks that are full. */
  takeFull(): readonly Uint8Array[] {
    return this.#full.splice(0);
  }

  /** Returns all remaining chunks, of which the last may be shorter. Call it once, at the end. */
  takeRest(): readonly Uint8Array[] {
    const last = this.#used > 0 ? [this.#chunk.subarray(0, this.#used)] : [];
    return [...this.takeFull(), ...last];
  }

  #next(): void {
    this.#full.push(this.#chunk);
    this.#chunk = this.#allocate(this.#size);
    this.#used = 0;
  }
}
