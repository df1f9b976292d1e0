import { civilCode, DAY_MS } from '../time/calendar.js';
import { changesUpTo, type OffsetChange, type Zone } from '../time/zone.js';
import { DayShape, type Stretch } from './day-shape.js';

const HOUR_MS = 3_600_000;

/** The days of a time zone: when they begin, and which of them have another number of hours. */
export class LocalDays {
  readonly #changes: readonly OffsetChange[];
  readonly #firstDay: number;
  /** The beginnings of the days in milliseconds since 1970, and the end of the last one. */
  readonly #begins: Float64Array;

  /** The days from `firstDay` on, counted from 1970. */
  constructor(zone: Zone, firstDay: number, days: number) {
    this.#changes = changesUpTo(zone, Math.floor(civilCode(firstDay + days) / 512) + 1);
    this.#firstDay = firstDay;
    this.#begins = new Float64Array(days + 1);
    let next = 0;
    for (let i = 0; i <= days; i++) {
      const midnight = (firstDay + i) * DAY_MS;
      // Offsets are less than a day, so the changes up to a day ago are over.
      while ((this.#changes[next + 1]?.at ?? Number.POSITIVE_INFINITY) <= midnight - DAY_MS) next++;
      this.#begins[i] = this.#beginOf(midnight, next);
    }
  }

  /** The moment at which the clock passes a midnight for the last time; `index` is that of a change which is over. */
  #beginOf(midnight: number, index: number): number {
    let moment = midnight - (this.#changes[index] as OffsetChange).offset;
    for (let i = index + 1; i < this.#changes.length; i++) {
      const { at, offset } = this.#changes[i] as OffsetChange;
      if (at > midnight + DAY_MS) break;
      // After the change the clock shows midnight at this moment, or has shown it already.
      const later = midnight - offset;
      if (later >= at) moment = later;
      else if (moment >= at) moment = at;
    }
    return moment;
  }

  /** The moment at which day `index` begins. */
  begin(index: number): number {
    return this.#begins[index] as number;
  }

  /** The index of the day in which a moment lies; below 0 before the first one, and the number of days after the last. */
  indexAt(moment: number): number {
    const last = this.#begins.length - 1;
    let index = Math.floor(moment / DAY_MS) - this.#firstDay;
    index = Math.max(-1, Math.min(last, index));
    while (index >= 0 && moment < this.begin(index)) index--;
    while (index < last && moment >= this.begin(index + 1)) index++;
    return index;
  }

  /** The days that have other hours than 24 in a row, by their index. `hours` are the weights of the 24 hours. */
  shapes(hours: readonly number[]): ReadonlyMap<number, DayShape> {
    const days = new Map<number, DayShape>();
    for (const { at } of this.#changes) {
      const index = this.indexAt(at);
      // A change at midnight makes the day before it longer.
      for (const each of [index - 1, index]) {
        if (each < 0 || each >= this.#begins.length - 1) continue;
        const stretches = this.#stretches(each);
        if (!isUsual(stretches)) days.set(each, new DayShape(stretches, hours));
      }
    }
    return days;
  }

  #stretches(index: number): readonly Stretch[] {
    const begin = this.begin(index);
    const end = this.begin(index + 1);
    const stretches: Stretch[] = [];
    for (let moment = begin; moment < end; ) {
      const change = this.#changeBefore(moment);
      const { offset } = this.#changes[change] as OffsetChange;
      const shown = moment + offset;
      const hour = Math.floor(shown / HOUR_MS);
      const next = this.#changes[change + 1]?.at ?? end;
      const to = Math.min((hour + 1) * HOUR_MS - offset, next, end);
      stretches.push({
        from: moment - begin,
        to: to - begin,
        hour: hour - 24 * Math.floor(hour / 24),
      });
      moment = to;
    }
    return stretches;
  }

  /** The index of the last change up to a moment. */
  #changeBefore(moment: number): number {
    let low = 0;
    let high = this.#changes.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#changes[middle] as OffsetChange).at <= moment) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function isUsual(stretches: readonly Stretch[]): boolean {
  return (
    stretches.length === 24 &&
    stretches.every(
      ({ from, to, hour }, i) => hour === i && from === i * HOUR_MS && to - from === HOUR_MS,
    )
  );
}
