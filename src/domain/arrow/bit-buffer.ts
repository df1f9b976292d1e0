import type { Room } from './room.js';

/** Bits, the lowest of each byte first. */
export class BitBuffer {
  readonly #bytes: Uint8Array;
  /** The number of bits that are 1. */
  ones = 0;
  #count = 0;

  constructor(bits: number, room: Room) {
    const bytes = bytesOf(bits);
    this.#bytes = new Uint8Array(room.take(bytes), 0, bytes).fill(0);
  }

  /** Adds a bit, 0 or 1. */
  add(bit: number): void {
    const at = this.#count++;
    this.#bytes[at >> 3] = (this.#bytes[at >> 3] as number) | (bit << (at & 7));
    this.ones += bit;
  }

  /** The bytes of the first `count` bits. */
  first(count: number): Uint8Array {
    return this.#bytes.subarray(0, bytesOf(count));
  }
}

function bytesOf(bits: number): number {
  return (bits + 7) >> 3;
}
