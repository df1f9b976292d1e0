import type { IndexVector, TextVector } from '../columns/vectors.js';
import { clockMilliseconds } from '../encoding/clock-text.js';
import { ENCODING, type PageValues, type ValueRange } from './page-values.js';
import { plainBuffer, plainNumbers } from './plain-numbers.js';

/** Times of day in the encoding PLAIN: milliseconds since midnight in 32 bits, from texts HH:MM:SS. */
export class TimePage implements PageValues {
  readonly encoding = ENCODING.plain;
  readonly #texts: TextVector;
  readonly #present: IndexVector | undefined;
  readonly #page: Int32Array;
  readonly #buffer: ArrayBuffer;
  #count = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  constructor(texts: TextVector, present: IndexVector | undefined, rows: number) {
    this.#texts = texts;
    this.#present = present;
    this.#page = new Int32Array(rows);
    this.#buffer = plainBuffer(rows);
  }

  add(from: number, to: number): void {
    const page = this.#page;
    const { data, starts } = this.#texts;
    const present = this.#present?.data;
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const time = clockMilliseconds(data, starts[i] as number);
      page[this.#count++] = time;
      if (time < this.#min) this.#min = time;
      if (time > this.#max) this.#max = time;
    }
  }

  take(): Uint8Array {
    const bytes = plainNumbers('int32', this.#page.subarray(0, this.#count), this.#buffer);
    this.#count = 0;
    return bytes;
  }

  range(): ValueRange | undefined {
    if (this.#min > this.#max) return undefined;
    return { min: plainNumbers('int32', [this.#min]), max: plainNumbers('int32', [this.#max]) };
  }
}
