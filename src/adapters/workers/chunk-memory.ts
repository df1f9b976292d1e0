/** So many bytes wait for their next use at most; the rest is garbage. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Memory of chunks that goes round. New memory for each chunk is garbage outside of the heap, and each few
 * megabytes of it make the engine search the whole heap for more.
 */
export class ChunkMemory {
  /** By their size. */
  readonly #free = new Map<number, ArrayBuffer[]>();
  #bytes = 0;

  /** Bytes that wait for their next use. */
  get free(): number {
    return this.#bytes;
  }

  /** So many bytes, with whatever their last user left in them. */
  take(bytes: number): Uint8Array {
    const known = this.#free.get(bytes)?.pop();
    if (known === undefined) return Buffer.allocUnsafeSlow(bytes);
    this.#bytes -= bytes;
    return new Uint8Array(known);
  }

  /** Takes the whole memory of a chunk back, which nobody reads or writes any more. */
  giveBack({ buffer }: Uint8Array): void {
    const bytes = buffer.byteLength;
    if (this.#bytes + bytes > MOST_BYTES) return;
    const free = this.#free.get(bytes) ?? [];
    this.#free.set(bytes, free);
    free.push(buffer as ArrayBuffer);
    this.#bytes += bytes;
  }
}
