import { lazy } from '../basics/lazy.js';
import { nth } from '../basics/nth.js';
import type { Notation, NotationKind } from '../constraints/notation.js';
import { civilCode } from '../time/calendar.js';
import type { Piece } from './column-plan.js';
import { literal, words } from './pieces.js';
import { IndexVector, type Vector } from './vectors.js';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].concat([
  ...['September', 'October', 'November', 'December'],
]);
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** The weekday of 1970-01-01. */
const THURSDAY = 4;
const HOURS = 24;

const two = (value: number): string => String(value).padStart(2, '0');
const short = (name: string): string => name.slice(0, 3);
const list = (length: number, write: (i: number) => string): (() => readonly string[]) =>
  lazy(() => Object.freeze(Array.from({ length }, (_, i) => write(i))));

type Shown = 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second';

/** What each word of strftime shows, and its texts by index; the years of a column are its own. */
const WORDS: Readonly<Record<string, readonly [Shown, () => readonly string[]]>> = {
  m: ['month', list(12, (i) => two(i + 1))],
  '-m': ['month', list(12, (i) => String(i + 1))],
  b: ['month', list(12, (i) => short(nth(MONTHS, i)))],
  B: ['month', list(12, (i) => nth(MONTHS, i))],
  d: ['day', list(31, (i) => two(i + 1))],
  '-d': ['day', list(31, (i) => String(i + 1))],
  a: ['weekday', list(7, (i) => short(nth(WEEKDAYS, i)))],
  A: ['weekday', list(7, (i) => nth(WEEKDAYS, i))],
  H: ['hour', list(HOURS, two)],
  '-H': ['hour', list(HOURS, String)],
  I: ['hour', list(HOURS, (i) => two(i % 12 || 12))],
  '-I': ['hour', list(HOURS, (i) => String(i % 12 || 12))],
  p: ['hour', list(HOURS, (i) => (i < 12 ? 'AM' : 'PM'))],
  P: ['hour', list(HOURS, (i) => (i < 12 ? 'am' : 'pm'))],
  M: ['minute', list(60, two)],
  S: ['second', list(60, two)],
};

const PARTS = /%(-?[a-zA-Z%])|[^%]+/g;
/** Words that together show each day, or each second of a day. */
const WHOLE_DAY = /^(?=.*%Y)(?=.*%-?d)(?=.*%(?:-?m|b|B))/;
const WHOLE_CLOCK = /^(?=.*%M)(?=.*%S)(?=.*(?:%-?H|%-?I.*%[pP]|%[pP].*%-?I))/;
/** Words of variable length beside a digit or another word: %-m%-d is 111 on two days. */
const RUN_ON = /%-[a-zA-Z](?=[%\d])|(?:%-?[a-zA-Z]|\d)(?=%-)/;

/** Whether no two different days, or seconds of a day, have the same text. */
export function tellsApart(notation: Notation, what: NotationKind): boolean {
  const words = notation.replaceAll('%%', '');
  return (
    !RUN_ON.test(notation) &&
    (what === 'seconds' || WHOLE_DAY.test(words)) &&
    (what === 'days' || WHOLE_CLOCK.test(words))
  );
}

/** Days and times of day in a notation of strftime, as indices into tables of words. */
export class WrittenMoments {
  readonly #notation: Notation;
  readonly #firstYear: number;
  readonly #lastYear: number;
  readonly #years = new IndexVector();
  readonly #shown: Readonly<Record<Shown, IndexVector>> = {
    month: new IndexVector(),
    day: new IndexVector(),
    weekday: new IndexVector(),
    hour: new IndexVector(),
    minute: new IndexVector(),
    second: new IndexVector(),
  };

  /** `first` and `last` are the first and the last possible day. */
  constructor(
    notation: Notation,
    { first, last }: { readonly first: number; readonly last: number },
  ) {
    this.#notation = notation;
    this.#firstYear = civilCode(first) >> 9;
    this.#lastYear = civilCode(last) >> 9;
  }

  /** The vectors that `setDays` fills. */
  get ofDays(): readonly Vector[] {
    const { month, day, weekday } = this.#shown;
    return [this.#years, month, day, weekday];
  }

  /** The vectors that `setSeconds` fills. */
  get ofSeconds(): readonly Vector[] {
    const { hour, minute, second } = this.#shown;
    return [hour, minute, second];
  }

  /** Sets row `i` of a window to a day. */
  setDay(i: number, day: number): void {
    const code = civilCode(day);
    this.#years.data[i] = (code >> 9) - this.#firstYear;
    this.#shown.month.data[i] = ((code >> 5) & 15) - 1;
    this.#shown.day.data[i] = (code & 31) - 1;
    // The remainder of a negative day is negative.
    this.#shown.weekday.data[i] = ((day % 7) + 7 + THURSDAY) % 7;
  }

  /** Sets row `i` of a window to a time of day in seconds. */
  setSecond(i: number, second: number): void {
    const minute = Math.floor(second / 60);
    const hour = Math.floor(minute / 60);
    this.#shown.hour.data[i] = hour;
    this.#shown.minute.data[i] = minute - hour * 60;
    this.#shown.second.data[i] = second - minute * 60;
  }

  get cell(): readonly Piece[] {
    return [...this.#notation.matchAll(PARTS)].map(([text, word]) => this.#piece(text, word));
  }

  #piece(text: string, word: string | undefined): Piece {
    if (word === undefined) return literal(text);
    if (word === '%') return literal('%');
    if (word === 'Y' || word === 'y') {
      const years = Array.from({ length: this.#lastYear - this.#firstYear + 1 }, (_, i) => {
        const year = String(this.#firstYear + i).padStart(4, '0');
        return word === 'Y' ? year : year.slice(2);
      });
      return words(years, this.#years);
    }
    const [shown, texts] = WORDS[word] as (typeof WORDS)[string];
    return words(texts(), this.#shown[shown]);
  }
}
