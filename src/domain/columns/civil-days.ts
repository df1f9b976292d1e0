import { lazy } from '../lazy.js';
import { civilCode, civilCodes } from './calendar.js';
import type { Piece } from './column-plan.js';
import { words } from './pieces.js';
import { IndexVector, type Vector } from './vectors.js';

export type DayFormat = 'iso' | 'us' | 'eu';

const two = (value: number): string => String(value).padStart(2, '0');

/** Month and day of every place that `CivilDays` points to: month x 32 + day, gaps left in. */
function monthDays(write: (month: string, day: string) => string): readonly string[] {
  return Object.freeze(
    Array.from({ length: 13 * 32 }, (_, code) => write(two(code >> 5), two(code & 31))),
  );
}

const MONTH_DAYS = {
  iso: lazy(() => monthDays((month, day) => `-${month}-${day}`)),
  us: lazy(() => monthDays((month, day) => `${month}/${day}/`)),
  eu: lazy(() => monthDays((month, day) => `${day}/${month}/`)),
};

/** The dates of a range of so many days are looked up instead of reckoned. */
const MOST_KNOWN = 2 ** 14;

/** Calendar days of a range as places in tables of its years and of months and days. */
export class CivilDays {
  readonly #first: number;
  readonly #firstYear: number;
  readonly #lastYear: number;
  /** `civilCode` of each day of the range, where these are few. */
  readonly #known: Int32Array | undefined;
  readonly #years = new IndexVector();
  readonly #monthDays = new IndexVector();

  /** Days as `dayNumber` counts them, both included. */
  constructor(first: number, last: number) {
    this.#first = first;
    this.#firstYear = civilCode(first) >> 9;
    this.#lastYear = civilCode(last) >> 9;
    const days = last - first + 1;
    this.#known = days > MOST_KNOWN ? undefined : civilCodes(first, days);
  }

  get vectors(): readonly Vector[] {
    return [this.#years, this.#monthDays];
  }

  /** Sets the rows of a window to days of the range. */
  set(days: Float64Array, count: number): void {
    const known = this.#known;
    const first = this.#first;
    const firstYear = this.#firstYear;
    const years = this.#years.data;
    const monthDays = this.#monthDays.data;
    for (let i = 0; i < count; i++) {
      const day = days[i] as number;
      const code = known === undefined ? civilCode(day) : (known[day - first] as number);
      years[i] = (code >> 9) - firstYear;
      monthDays[i] = code & 511;
    }
  }

  cell(format: DayFormat): readonly Piece[] {
    const years = Array.from({ length: this.#lastYear - this.#firstYear + 1 }, (_, i) =>
      String(this.#firstYear + i).padStart(4, '0'),
    );
    const year = words(years, this.#years);
    const monthDay = words(MONTH_DAYS[format](), this.#monthDays);
    return format === 'iso' ? [year, monthDay] : [monthDay, year];
  }
}
