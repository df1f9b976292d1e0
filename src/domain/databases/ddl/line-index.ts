import { nth } from '../../basics/nth.js';
/** Finds the lines of places in a script. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(script: string) {
    for (let at = script.indexOf('\n'); at >= 0; at = script.indexOf('\n', at + 1)) {
      this.#starts.push(at + 1);
    }
  }

  /** The line of a place, from 1. */
  lineOf(place: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (nth(this.#starts, middle) <= place) low = middle;
      else high = middle;
    }
    return low + 1;
  }
}
