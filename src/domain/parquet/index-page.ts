import type { IndexVector } from '../columns/vectors.js';
import { bitWidth, mostBytesOfRun, writeRun } from './bit-packed.js';
import { ENCODING, type PageValues } from './page-values.js';

/** Indices of a dictionary of `entries` entries: a byte with their width, then the bits of all indices. */
export class IndexPage implements PageValues {
  readonly encoding = ENCODING.dictionary;
  readonly #width: number;
  readonly #indices: IndexVector;
  readonly #present: IndexVector | undefined;
  readonly #page: Int32Array;
  readonly #bytes: Uint8Array;
  #count = 0;

  constructor(
    entries: number,
    indices: IndexVector,
    present: IndexVector | undefined,
    rows: number,
  ) {
    this.#width = bitWidth(entries - 1);
    this.#indices = indices;
    this.#present = present;
    this.#page = new Int32Array(rows);
    this.#bytes = new Uint8Array(1 + mostBytesOfRun(rows, this.#width));
    this.#bytes[0] = this.#width;
  }

  add(from: number, to: number): void {
    const page = this.#page;
    const { data } = this.#indices;
    const present = this.#present?.data;
    let count = this.#count;
    for (let i = from; i < to; i++) {
      if (present === undefined || present[i] === 1) page[count++] = data[i] as number;
    }
    this.#count = count;
  }

  take(): Uint8Array {
    const end = writeRun(this.#page, this.#count, this.#width, this.#bytes, 1);
    this.#count = 0;
    return this.#bytes.subarray(0, end);
  }
}
