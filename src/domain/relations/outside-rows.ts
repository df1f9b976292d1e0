import type { FillStep } from '../columns/fill-step.js';
import { singleSteps } from '../columns/one-step.js';
import type { IndexVector, NumberVector } from '../columns/vectors.js';
import type { Kernel } from '../kernel/kernel.js';
import { TWO_32 } from '../random/fractions.js';

/** Whole numbers, missing in the rows that have none. */
export interface Numbers {
  readonly values: NumberVector;
  readonly present: IndexVector | undefined;
  readonly steps: readonly FillStep[];
}

/** The numbers of rows outside of a window, from a column that is planned again, many rows at a time. */
export class OutsideRows {
  readonly #numbers: Numbers;
  readonly steps: readonly FillStep[];
  #first = 0;
  #end = 0;

  constructor(numbers: Numbers) {
    this.#numbers = numbers;
    this.steps = singleSteps(numbers.steps);
  }

  /** Each window begins with this: others have filled the same vectors since the last one. */
  begin(): void {
    this.#end = 0;
  }

  /** Visits the rows from `from` to before `to` that have a number. Rows up to before `last` may follow in the same window. */
  each(
    { from, to, last = to }: { readonly from: number; readonly to: number; readonly last?: number },
    kernel: Kernel,
    visit: (number: number) => void,
  ): void {
    const { values, present } = this.#numbers;
    for (let row = from; row < to; ) {
      if (row < this.#first || row >= this.#end) this.#load(row, last, kernel);
      const end = Math.min(to, this.#end);
      for (; row < end; row++) {
        const at = row - this.#first;
        if (present === undefined || present.data[at] !== 0) visit(values.data[at] as number);
      }
    }
  }

  #load(row: number, last: number, kernel: Kernel): void {
    const most = this.#numbers.values.data.length;
    // All rows that are filled at once must have the same high word.
    const count = Math.min(most, last - row, TWO_32 - (row % TWO_32));
    for (const step of this.steps) step.fill(row, count, kernel);
    this.#first = row;
    this.#end = row + count;
  }
}
