import type { NumberRange } from '../columns/drawn.js';
import type { Grain } from '../columns/moments.js';
import type { Fault } from '../errors/fault.js';
import type { Instant } from '../time/instant.js';

interface Ends {
  readonly start: Instant;
  readonly end: Instant;
}

/** The moments from `start` to `end`, counted in units of the grain. */
export function momentRange({ start, end }: Ends, { step, unit }: Grain): NumberRange {
  const first = Math.ceil(start.from / step);
  const last = Math.floor(end.to / step);
  const scale = step / unit;
  return { min: first * scale, step: scale, n: last - first + 1 };
}

export function momentSpan(ends: Ends, grain: Grain): Instant {
  const { min, step, n } = momentRange(ends, grain);
  return { from: min * grain.unit, to: (min + (n - 1) * step) * grain.unit };
}

export function momentRangeFaults(ends: Ends, grain: Grain): readonly Fault[] {
  return momentRange(ends, grain).n < 1
    ? [{ path: '/end', message: 'expected a moment that is not before start' }]
    : [];
}
