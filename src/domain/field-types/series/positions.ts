import type { Moments } from '../../columns/moments.js';

/** Where the rows of a window lie: at their steps, or at their moments in milliseconds since 1970. */
export class Positions {
  readonly #over: Moments | undefined;
  #places = new Float64Array(0);

  constructor(over: Moments | undefined) {
    this.#over = over;
  }

  /** The positions of rows `from` to `to` of the window, whose steps count from `first`. */
  of(first: number, from: number, to: number): Float64Array {
    const count = to - from;
    if (this.#places.length < count) this.#places = new Float64Array(count);
    const places = this.#places.subarray(0, count);
    for (let i = 0; i < count; i++) {
      places[i] = this.#over === undefined ? first + i : momentOf(this.#over, from + i);
    }
    return places;
  }
}

/** The first moment of the column stands for one that is missing. */
function momentOf({ values, grain, present, span }: Moments, row: number): number {
  return present?.data[row] === 0 ? span.from : (values.data[row] as number) * grain.unit;
}
