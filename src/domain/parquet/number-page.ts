import type { IndexVector, NumberVector } from '../columns/vectors.js';
import type { NumberType } from '../encoding/number-type.js';
import { ENCODING, type PageValues, type ValueRange } from './page-values.js';
import { plainBuffer, plainNumbers } from './plain-numbers.js';

/** The numbers of a vector and what they are multiplied by to be stored. */
export interface StoredNumbers {
  readonly values: NumberVector;
  readonly factor: number;
}

/** Numbers in the encoding PLAIN. */
export class NumberPage implements PageValues {
  readonly encoding = ENCODING.plain;
  readonly #type: NumberType;
  readonly #numbers: StoredNumbers;
  readonly #present: IndexVector | undefined;
  readonly #page: Float64Array;
  readonly #buffer: ArrayBuffer;
  #count = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  constructor(
    type: NumberType,
    numbers: StoredNumbers,
    present: IndexVector | undefined,
    rows: number,
  ) {
    this.#type = type;
    this.#numbers = numbers;
    this.#present = present;
    this.#page = new Float64Array(rows);
    this.#buffer = plainBuffer(rows);
  }

  add(from: number, to: number): void {
    const page = this.#page;
    const { factor, values } = this.#numbers;
    const { data } = values;
    const present = this.#present?.data;
    let [count, min, max] = [this.#count, this.#min, this.#max];
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const value = (data[i] as number) * factor;
      page[count++] = value;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    [this.#count, this.#min, this.#max] = [count, min, max];
  }

  take(): Uint8Array {
    const bytes = plainNumbers(this.#type, this.#page.subarray(0, this.#count), this.#buffer);
    this.#count = 0;
    return bytes;
  }

  range(): ValueRange | undefined {
    if (this.#min > this.#max) return undefined;
    return {
      min: plainNumbers(this.#type, [this.#min]),
      max: plainNumbers(this.#type, [this.#max]),
    };
  }
}
