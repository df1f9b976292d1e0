/** A buffer over this is let go after use. */
const LARGEST_KEPT = 32 * 1024 * 1024;

/**
 * The memory that the running plans of a thread share: a window is filled and copied out in one go, so
 * nothing in it outlives a turn, and a hundred streams need no more of it than one.
 */
export class ScratchMemory {
  #kept = new ArrayBuffer(0);

  /** A buffer of at least `size` bytes, with whatever the last user left in it. */
  take(size: number): ArrayBuffer {
    if (size > LARGEST_KEPT) return new ArrayBuffer(size);
    if (size > this.#kept.byteLength) this.#kept = new ArrayBuffer(size);
    return this.#kept;
  }
}
