import { lazy } from '../basics/lazy.js';
import { sharedWhileUsed } from '../basics/shared-while-used.js';
import { civilCode, civilCodes } from '../time/calendar.js';
import type { Piece } from './column-plan.js';
import { words } from './pieces.js';
import { IndexVector, type Vector } from './vectors.js';

export type DayFormat = 'iso' | 'us' | 'eu';

const two = (value: number): string => String(value).padStart(2, '0');

/** The text of each month and day at the index month x 32 + day; indices of no day are unused. */
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

/** For ranges of up to this number of days, a table replaces the computation of dates. */
const MOST_KNOWN = 2 ** 14;

/** Columns with the same range share its codes. */
const knownDays = sharedWhileUsed<Int32Array>();

/** Columns share the texts of whole blocks of years, because each column of a chain has a range of its own. */
const BLOCK_OF_YEARS = 50;

const knownYears = sharedWhileUsed<readonly string[]>();

function floorToBlock(year: number): number {
  return year - (year % BLOCK_OF_YEARS);
}

function yearTexts(first: number, last: number): readonly string[] {
  return knownYears(`${first} ${last}`, () =>
    Object.freeze(
      Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(4, '0')),
    ),
  );
}

/** The calendar days of a range, as indices into a table of its years and a table of months and days. */
export class CivilDays {
  readonly #first: number;
  readonly #firstYear: number;
  readonly #lastYear: number;
  readonly #days: number;
  /** `civilCode` of each day of the range, once a quarter as many rows as days were set; undefined for a long range. */
  #known: Int32Array | undefined;
  #rows = 0;
  readonly #years = new IndexVector();
  readonly #monthDays = new IndexVector();

  /** `first` and `last` are day numbers as `dayNumber` returns them, both included. */
  constructor(first: number, last: number) {
    this.#first = first;
    this.#firstYear = floorToBlock(civilCode(first) >> 9);
    this.#lastYear = floorToBlock(civilCode(last) >> 9) + BLOCK_OF_YEARS - 1;
    this.#days = last - first + 1;
  }

  get vectors(): readonly Vector[] {
    return [this.#years, this.#monthDays];
  }

  /** Sets the first `count` rows of a window to the given day numbers, which must lie in the range. */
  set(days: Float64Array, count: number): void {
    const known = this.#codesFor(count);
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

  /** A table of a few rows would pay more for the codes than for its rows. */
  #codesFor(count: number): Int32Array | undefined {
    this.#rows += count;
    if (this.#known === undefined && this.#days <= Math.min(4 * this.#rows, MOST_KNOWN)) {
      this.#known = knownDays(`${this.#first} ${this.#days}`, () =>
        civilCodes(this.#first, this.#days),
      );
    }
    return this.#known;
  }

  cell(format: DayFormat): readonly Piece[] {
    const year = words(yearTexts(this.#firstYear, this.#lastYear), this.#years);
    const monthDay = words(MONTH_DAYS[format](), this.#monthDays);
    return format === 'iso' ? [year, monthDay] : [monthDay, year];
  }
}
