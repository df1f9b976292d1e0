import { lazy } from '../basics/lazy.js';
import type { Piece } from './column-plan.js';
import { literal, whole, words } from './pieces.js';
import { IndexVector, NumberVector, type Vector } from './vectors.js';

const two = (value: number): string => String(value).padStart(2, '0');

const minuteTexts = lazy(() =>
  Object.freeze(
    Array.from(
      { length: 1440 },
      (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    ),
  ),
);
const secondTexts = lazy(() =>
  Object.freeze(Array.from({ length: 60 }, (_, second) => `:${two(second)}`)),
);

/** Times of day, as indices into tables of minutes and seconds and, if wanted, a number for the milliseconds. */
export class ClockTimes {
  readonly #minutes = new IndexVector();
  readonly #seconds = new IndexVector();
  readonly #milliseconds: NumberVector | undefined;

  constructor(milliseconds: boolean) {
    this.#milliseconds = milliseconds ? new NumberVector() : undefined;
  }

  get vectors(): readonly Vector[] {
    const toSecond = [this.#minutes, this.#seconds];
    return this.#milliseconds === undefined ? toSecond : [...toSecond, this.#milliseconds];
  }

  /** Sets row `i` of a window to a time since midnight, in milliseconds if the column shows them, else in seconds. */
  set(i: number, time: number): void {
    let second = time;
    if (this.#milliseconds !== undefined) {
      second = Math.floor(time / 1000);
      this.#milliseconds.data[i] = time - second * 1000;
    }
    const minute = Math.floor(second / 60);
    this.#minutes.data[i] = minute;
    this.#seconds.data[i] = second - minute * 60;
  }

  /** HH:MM:SS or HH:MM:SS.mmm. */
  cell(): readonly Piece[] {
    const toSecond = [words(minuteTexts(), this.#minutes), words(secondTexts(), this.#seconds)];
    if (this.#milliseconds === undefined) return toSecond;
    return [...toSecond, literal('.'), whole(this.#milliseconds, 0, 999, 3)];
  }
}
