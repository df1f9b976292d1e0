/** Big enough that a write costs little beside the work, small enough that many waiting ones are little. */
const CHUNK_BYTES = 64 * 1024;

/** Memory of so many bytes, whatever they hold. */
export type Allocate = (bytes: number) => Uint8Array;

/** Collects bytes into chunks, each in a buffer of its own that is never written again once taken. */
export class ChunkBuffer {
  readonly #size: number;
  readonly #allocate: Allocate;
  readonly #full: Uint8Array[] = [];
  #chunk: Uint8Array;
  #used = 0;

  /** `most` bounds all bytes that will come. */
  constructor(most: number, allocate: Allocate) {
    this.#size = Math.min(CHUNK_BYTES, Math.max(1, most));
    this.#allocate = allocate;
    this.#chunk = allocate(this.#size);
  }

  /** Copies `bytes`: they may be overwritten afterwards. */
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

  /** The chunks that are full. */
  takeFull(): readonly Uint8Array[] {
    return this.#full.splice(0);
  }

  /** The last chunk, shorter or full; to be called once, at the end. */
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
