/** Memory of a column that each of its groups uses again: new memory would be garbage of the size of the stream. */
export class Room {
  #buffer = new ArrayBuffer(0);

  /** At least `bytes` bytes, with whatever the last group left in them. */
  take(bytes: number): ArrayBuffer {
    if (this.#buffer.byteLength < bytes) this.#buffer = new ArrayBuffer(bytes);
    return this.#buffer;
  }
}
