import type { Piece } from './column-plan.js';
import { IndexVector, NumberVector, type Vector } from './vectors.js';
import { wordTable } from './words.js';

export type DayFormat = 'iso' | 'us' | 'eu';

const two = (value: number): string => String(value).padStart(2, '0');

/** Month and day of every place that `CivilDays` points to: month x 32 + day, gaps left in. */
const MONTH_DAYS = Array.from({ length: 13 * 32 }, (_, code) => [two(code >> 5), two(code & 31)]);

const monthDayTables = {
  iso: wordTable(MONTH_DAYS.map(([month, day]) => `-${month}-${day}`)),
  us: wordTable(MONTH_DAYS.map(([month, day]) => `${month}/${day}/`)),
  eu: wordTable(MONTH_DAYS.map(([month, day]) => `${day}/${month}/`)),
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
    const year: Piece = {
      kind: 'number',
      values: this.#years,
      decimals: 0,
      minDigits: 4,
      min: 1,
      max: 9999,
    };
    const monthDay: Piece = {
      kind: 'words',
      table: monthDayTables[format],
      indices: this.#monthDays,
    };
    return format === 'iso' ? [year, monthDay] : [monthDay, year];
  }
}
