/** The most bytes of free buffers that are kept; the garbage collector gets the rest. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * A pool of buffers for chunks. Without it, each chunk would be garbage outside of the heap, and a few megabytes of
 * such garbage trigger a collection of the whole heap.
 */
export class ChunkMemory {
  /** Free buffers, least recently used first. */
  readonly #free: ArrayBuffer[] = [];
  #bytes = 0;

  /** The number of bytes of free buffers. */
  get free(): number {
    return this.#bytes;
  }

  /** A buffer of exactly `bytes` bytes. Its content is undefined: that of its last use. */
  take(bytes: number): Uint8Array {
    // The most recently used buffer may still be in the cache of the processor.
    const index = this.#free.findLastIndex(({ byteLength }) => byteLength === bytes);
    const [free] = index < 0 ? [] : this.#free.splice(index, 1);
    if (free === undefined) return Buffer.allocUnsafeSlow(bytes);
    this.#bytes -= bytes;
    return new Uint8Array(free);
  }

  /** Drops all free buffers. */
  clear(): void {
    this.#free.length = 0;
    this.#bytes = 0;
  }

  /** Returns the whole buffer of a chunk to the pool. Nobody may read or write it any more. */
  giveBack({ buffer }: Uint8Array): void {
    this.#free.push(buffer as ArrayBuffer);
    this.#bytes += buffer.byteLength;
    // Buffers of sizes that are no longer used are the least recently used ones, and are dropped first.
    while (this.#bytes > MOST_BYTES) this.#bytes -= this.#free.shift()?.byteLength ?? 0;
  }
}
