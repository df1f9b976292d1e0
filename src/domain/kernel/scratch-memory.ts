/** Bytes; a larger buffer is not kept. */
const LARGEST_KEPT = 32 * 1024 * 1024;

/**
 * The memory that all running plans of a thread share. A window is filled and copied out within one turn of the
 * event loop, so a hundred streams need no more of this memory than one stream.
 */
export class ScratchMemory {
  #kept = new ArrayBuffer(0);

  /** A buffer of at least `size` bytes; not cleared since its last use. */
  take(size: number): ArrayBuffer {
    if (size > LARGEST_KEPT) return new ArrayBuffer(size);
    if (size > this.#kept.byteLength) this.#kept = new ArrayBuffer(size);
    return this.#kept;
  }
}
