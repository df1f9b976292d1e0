import type { Piece } from './column-plan.js';
import { whole, words } from './pieces.js';
import { IndexVector, NumberVector, type Vector } from './vectors.js';

export type DayFormat = 'iso' | 'us' | 'eu';

const two = (value: number): string => String(value).padStart(2, '0');

/** Month and day of every place that `CivilDays` points to: month x 32 + day, gaps left in. */
const CODES = Array.from({ length: 13 * 32 }, (_, code) => [two(code >> 5), two(code & 31)]);

const MONTH_DAYS = {
  iso: Object.freeze(CODES.map(([month, day]) => `-${month}-${day}`)),
  us: Object.freeze(CODES.map(([month, day]) => `${month}/${day}/`)),
  eu: Object.freeze(CODES.map(([month, day]) => `${day}/${month}/`)),
};

/** Calendar days as a number for the year and a place in a table for month and day. */
export class CivilDays {
  readonly #years = new NumberVector();
  readonly #monthDays = new IndexVector();

  get vectors(): readonly Vector[] {
    return [this.#years, this.#monthDays];
  }

  /** Sets row `i` of a window to a day as `civilCode` gives it. */
  set(i: number, code: number): void {
    this.#years.data[i] = code >> 9;
    this.#monthDays.data[i] = code & 511;
  }

  cell(format: DayFormat): readonly Piece[] {
    const year = whole(this.#years, 1, 9999, 4);
    const monthDay = words(MONTH_DAYS[format], this.#monthDays);
    return format === 'iso' ? [year, monthDay] : [monthDay, year];
  }
}
