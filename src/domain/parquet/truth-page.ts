import type { IndexVector } from '../columns/vectors.js';
import { ENCODING, type PageValues } from './page-values.js';

/** Truth values in the encoding PLAIN: a bit for each, the lowest first. `truths` are the values of the indices. */
export class TruthPage implements PageValues {
  readonly encoding = ENCODING.plain;
  readonly #truths: Uint8Array;
  readonly #indices: IndexVector;
  readonly #present: IndexVector | undefined;
  readonly #bits: Uint8Array;
  #count = 0;

  constructor(
    truths: readonly boolean[],
    indices: IndexVector,
    present: IndexVector | undefined,
    rows: number,
  ) {
    this.#truths = Uint8Array.from(truths, Number);
    this.#indices = indices;
    this.#present = present;
    this.#bits = new Uint8Array(Math.ceil(rows / 8));
  }

  add(from: number, to: number): void {
    const bits = this.#bits;
    const truths = this.#truths;
    const { data } = this.#indices;
    const present = this.#present?.data;
    let count = this.#count;
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const bit = (truths[data[i] as number] as number) << (count & 7);
      bits[count >> 3] = (bits[count >> 3] as number) | bit;
      count++;
    }
    this.#count = count;
  }

  take(): Uint8Array {
    const bytes = this.#bits.slice(0, Math.ceil(this.#count / 8));
    this.#bits.fill(0);
    this.#count = 0;
    return bytes;
  }
}
