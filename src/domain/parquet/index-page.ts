import type { IndexVector } from '../columns/vectors.js';
import { bitWidth, mostBytesOfRun, writeRun } from './bit-packed.js';
import { ENCODING, type PageValues, type ValueRange } from './page-values.js';

/** Returns the bounds of the entries of a dictionary that are marked as used. */
export type BoundsOfEntries = (used: Uint8Array) => ValueRange | undefined;

/** Indices of a dictionary: a byte with their width, then the bits of all indices. */
export class IndexPage implements PageValues {
  readonly encoding = ENCODING.dictionary;
  readonly #width: number;
  readonly #indices: IndexVector;
  readonly #present: IndexVector | undefined;
  readonly #page: Int32Array;
  readonly #bytes: Uint8Array;
  readonly #used: Uint8Array;
  readonly #boundsOf: BoundsOfEntries;
  #count = 0;

  constructor(
    { entries, boundsOf }: { readonly entries: number; readonly boundsOf: BoundsOfEntries },
    indices: IndexVector,
    present: IndexVector | undefined,
    rows: number,
  ) {
    this.#width = bitWidth(entries - 1);
    this.#used = new Uint8Array(entries);
    this.#boundsOf = boundsOf;
    this.#indices = indices;
    this.#present = present;
    this.#page = new Int32Array(rows);
    this.#bytes = new Uint8Array(1 + mostBytesOfRun(rows, this.#width));
    this.#bytes[0] = this.#width;
  }

  add(from: number, to: number): void {
    const page = this.#page;
    const used = this.#used;
    const { data } = this.#indices;
    const present = this.#present?.data;
    let count = this.#count;
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const index = data[i] as number;
      page[count++] = index;
      used[index] = 1;
    }
    this.#count = count;
  }

  take(): Uint8Array {
    const end = writeRun(this.#page, this.#count, this.#width, this.#bytes, 1);
    this.#count = 0;
    return this.#bytes.subarray(0, end);
  }

  range(): ValueRange | undefined {
    return this.#boundsOf(this.#used);
  }
}
