import { entryOf } from '../basics/entry-of.js';
import { scaledDown, scaledUp } from '../basics/whole-range.js';
import type { Piece } from '../columns/column-plan.js';
import type { Moments } from '../columns/moments.js';
import type { NumberVector } from '../columns/vectors.js';
import type { PlainWhen } from '../constraints/when.js';
import type { Scalar } from '../kernel/word-table.js';
import { parseInstant } from '../time/instant.js';
import type { ClassRun, ValueClasses } from './classes.js';

/** Stored numbers from `from` up to, but without, `to`. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

const EVERYTHING: Interval = { from: -Infinity, to: Infinity };
const NOTHING: Interval = { from: Infinity, to: -Infinity };

/** The classes of the numbers of a piece. */
export function numberClasses(
  { values, decimals, min, max }: Extract<Piece, { readonly kind: 'number' }>,
  conditions: readonly PlainWhen[],
): ValueClasses {
  const read = (value: Scalar): Interval | undefined =>
    typeof value === 'number'
      ? { from: scaledUp(value, decimals), to: scaledDown(value, decimals) + 1 }
      : undefined;
  const intervals = conditions.map((condition) => intervalOf(condition, read));
  return intervalClasses(values, intervals, { from: min, to: max + 1 });
}

/** The classes of the moments of a column; conditions name days or moments. */
export function momentClasses(
  { values, grain: { unit }, span }: Moments,
  conditions: readonly PlainWhen[],
): ValueClasses {
  const counted = ({ from, to }: Interval): Interval => ({
    from: Math.ceil(from / unit),
    to: Math.floor(to / unit) + 1,
  });
  const read = (value: Scalar): Interval | undefined => {
    const instant = typeof value === 'string' ? parseInstant(value) : undefined;
    return instant && counted(instant);
  };
  const intervals = conditions.map((condition) => intervalOf(condition, read));
  return intervalClasses(values, intervals, counted(span));
}

/** The stored numbers that satisfy a condition; `read` returns those of one value, if the column can have it. */
function intervalOf(condition: PlainWhen, read: (value: Scalar) => Interval | undefined): Interval {
  switch (condition.kind) {
    case 'any':
      return EVERYTHING;
    case 'null':
      return NOTHING;
    case 'value':
      return read(condition.value) ?? NOTHING;
    case 'range': {
      const { from, to } = condition;
      return {
        from: from === undefined ? -Infinity : (read(from) ?? NOTHING).from,
        to: to === undefined ? Infinity : (read(to)?.from ?? NOTHING.to),
      };
    }
  }
}

/** The ends of the intervals cut the range into classes. An interval outside of the range has no class. */
function intervalClasses(
  values: NumberVector,
  intervals: readonly Interval[],
  range: Interval,
): ValueClasses {
  const inside = intervals.map(({ from, to }) => ({
    from: Math.max(from, range.from),
    to: Math.min(to, range.to),
  }));
  const full = inside.filter(({ from, to }) => from < to);
  const cuts = [...new Set(full.flatMap(({ from, to }) => [from, to]))]
    .filter((cut) => cut > range.from && cut < range.to)
    .sort((a, b) => a - b);
  const starts = [range.from, ...cuts];
  const breaks = Float64Array.from(cuts);
  // Each end within the range is a cut, so it begins a class.
  const classAt = new Map(starts.map((start, i) => [start, i]));
  const classesIn = ({ from, to }: Interval): readonly ClassRun[] =>
    from < to ? [{ first: entryOf(classAt, from), end: classAt.get(to) ?? starts.length }] : [];
  return {
    count: starts.length,
    members: inside.map(classesIn),
    fill: (classes, count) => {
      const { data } = values;
      for (let i = 0; i < count; i++) classes[i] = countUpTo(breaks, data[i] as number);
    },
  };
}

/** How many of the ascending `breaks` are at most `value`. */
function countUpTo(breaks: Float64Array, value: number): number {
  let low = 0;
  let high = breaks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((breaks[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
