/** So many bytes wait for their next use at most; the rest is garbage. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Memory of chunks that goes round. New memory for each chunk is garbage outside of the heap, and each few
 * megabytes of it make the engine search the whole heap for more.
 */
export class ChunkMemory {
  /** Those that have waited longest come first. */
  readonly #free: ArrayBuffer[] = [];
  #bytes = 0;

  /** Bytes that wait for their next use. */
  get free(): number {
    return this.#bytes;
  }

  /** So many bytes, with whatever their last user left in them. */
  take(bytes: number): Uint8Array {
    // The last that came back: a processor may still know it.
    const place = this.#free.findLastIndex(({ byteLength }) => byteLength === bytes);
    const [known] = place < 0 ? [] : this.#free.splice(place, 1);
    if (known === undefined) return Buffer.allocUnsafeSlow(bytes);
    this.#bytes -= bytes;
    return new Uint8Array(known);
  }

  /** Takes the whole memory of a chunk back, which nobody reads or writes any more. */
  giveBack({ buffer }: Uint8Array): void {
    this.#free.push(buffer as ArrayBuffer);
    this.#bytes += buffer.byteLength;
    // Sizes come and go: those that nobody asks for any more leave room for the others.
    while (this.#bytes > MOST_BYTES) this.#bytes -= this.#free.shift()?.byteLength ?? 0;
  }
}
