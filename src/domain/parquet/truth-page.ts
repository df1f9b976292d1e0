import type { IndexVector } from '../columns/vectors.js';
import { ENCODING, type PageValues, type ValueRange } from './page-values.js';

/** Truth values in the encoding PLAIN: a bit for each, the lowest first. `truths` are the values of the indices. */
export class TruthPage implements PageValues {
  readonly encoding = ENCODING.plain;
  readonly #truths: Uint8Array;
  readonly #indices: IndexVector;
  readonly #present: IndexVector | undefined;
  readonly #bits: Uint8Array;
  #count = 0;
  /** Bit 0 is set if false occurs, bit 1 if true does. */
  #occurring = 0;

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
    let occurring = this.#occurring;
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const truth = truths[data[i] as number] as number;
      bits[count >> 3] = (bits[count >> 3] as number) | (truth << (count & 7));
      occurring |= 1 << truth;
      count++;
    }
    this.#count = count;
    this.#occurring = occurring;
  }

  take(): Uint8Array {
    const bytes = this.#bits.slice(0, Math.ceil(this.#count / 8));
    this.#bits.fill(0);
    this.#count = 0;
    return bytes;
  }

  range(): ValueRange | undefined {
    const [hasFalse, hasTrue] = [(this.#occurring & 1) !== 0, (this.#occurring & 2) !== 0];
    if (!hasFalse && !hasTrue) return undefined;
    return { min: Uint8Array.of(hasFalse ? 0 : 1), max: Uint8Array.of(hasTrue ? 1 : 0) };
  }
}
