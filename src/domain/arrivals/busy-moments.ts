import type { DrawnNumbers } from '../columns/drawn.js';
import type { Grain } from '../columns/moments.js';
import { NumberVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import { fillFractions } from '../random/uniform.js';
import { DAY_MS } from '../time/calendar.js';
import type { Instant } from '../time/instant.js';
import { heldDays, type Rhythm } from './calendar-clock.js';
import { SpanClock } from './span-clock.js';

/** The estimated time for a moment, in nanoseconds. */
const MOMENT_COST = 40;

/** Moments of a span in no order, more of them in busy times. */
export function busyMoments(rhythm: Rhythm, span: Instant, grain: Grain, key: Key): DrawnNumbers {
  // Before these days, a moment is less likely than one in 1e300.
  const begin = Math.max(span.from, span.to - heldDays(rhythm.growth) * DAY_MS);
  const preparation = new SpanClock(rhythm, { from: begin, to: span.to });
  const values = new NumberVector(MOMENT_COST);
  const first = span.from / grain.step;
  const last = span.to / grain.step;
  const fill = (row: number, count: number): void => {
    const clock = preparation.clock();
    const from = clock.expectedBefore(span.from);
    const length = clock.expectedBefore(span.to + grain.step) - from;
    const { data } = values;
    fillFractions(data, key, row, count);
    for (let i = 0; i < count; i++) {
      const step = Math.floor(clock.momentAt(from + length * (data[i] as number)) / grain.step);
      data[i] = Math.max(first, Math.min(last, step)) * (grain.step / grain.unit);
    }
  };
  return { values, steps: [{ vectors: [values], fill, preparation }] };
}
