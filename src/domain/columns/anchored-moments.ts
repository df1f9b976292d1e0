import type { Key } from '../random/mix.js';
import { fillStrata } from '../random/strata.js';
import { drawBelow } from '../random/uniform.js';
import type { Instant } from '../time/instant.js';
import type { Fill, FillStep } from './fill-step.js';
import type { Grain, Moments } from './moments.js';
import type { SharedStrata } from './shared-strata.js';
import { NumberVector } from './vectors.js';

/** A distance from the moments of another column. `least` and `most` are milliseconds, and multiples of the step. */
export interface Distance {
  readonly side: 'after' | 'before';
  readonly least: number;
  readonly most: number;
  /** The numbers of steps beyond `least`; without strata all are equally likely. */
  readonly strata?: SharedStrata | undefined;
}

/**
 * Moments after or before those of another column: a draw among the moments that this column can represent from `least`
 * to `most` away. A day counts from its midnight. If the other moment lies between two that this column can represent
 * and the range is empty, the next representable moment in that direction is used.
 */
export function anchoredMoments(
  distance: Distance,
  base: Moments,
  grain: Grain,
  key: Key,
): Moments {
  const values = new NumberVector();
  const fill =
    distance.strata === undefined
      ? evenFill(values, distance, base, grain, key)
      : unevenFill(values, distance, distance.strata, base, grain, key);
  const preparation = distance.strata;
  const step: FillStep = { vectors: [values], fill, ...(preparation && { preparation }) };
  return {
    values,
    steps: [...base.steps, step],
    grain,
    span: anchoredSpan(distance, base.span, grain),
    present: base.present,
  };
}

function evenFill(
  values: NumberVector,
  distance: Distance,
  base: Moments,
  grain: Grain,
  key: Key,
): Fill {
  const { step } = grain;
  const sign = distance.side === 'after' ? 1 : -1;
  const least = distance.least / step;
  const room = (distance.most - distance.least) / step;
  const scale = step / grain.unit;
  const baseUnit = base.grain.unit;
  return (row, count) => {
    const bases = base.values.data;
    for (let i = 0; i < count; i++) {
      // The product comes first: it is a whole number, so the quotient is exact whenever it is whole.
      const position = (sign * (bases[i] as number) * baseUnit) / step;
      const next = Math.ceil(position);
      const n = next === position ? room + 1 : Math.max(1, room);
      // Adding zero turns minus zero into zero.
      values.data[i] = sign * (next + least + drawBelow(key, row + i, n)) * scale + 0;
    }
  };
}

function unevenFill(
  values: NumberVector,
  distance: Distance,
  strata: SharedStrata,
  base: Moments,
  grain: Grain,
  key: Key,
): Fill {
  const { step } = grain;
  const sign = distance.side === 'after' ? 1 : -1;
  const least = distance.least / step;
  const scale = step / grain.unit;
  const baseUnit = base.grain.unit;
  const fromLeast = { min: 0, step: 1 };
  return (row, count) => {
    const { data } = values;
    const bases = base.values.data;
    fillStrata(data, key, row, count, strata.table(), fromLeast);
    for (let i = 0; i < count; i++) {
      const position = (sign * (bases[i] as number) * baseUnit) / step;
      const drawn = data[i] as number;
      // Steps count from the last representable moment, but the values begin at the next one.
      const previous = Math.ceil(position) - position > 0 && drawn > 0 ? 1 : 0;
      data[i] = sign * (Math.ceil(position) - previous + least + drawn) * scale + 0;
    }
  };
}

/** The first and the last moment that `anchoredMoments` can draw for moments within the span `base`. */
export function anchoredSpan(
  { side, least, most }: Distance,
  base: Instant,
  { step }: Grain,
): Instant {
  const sign = side === 'after' ? 1 : -1;
  const [nearest, farthest] = side === 'after' ? [base.from, base.to] : [base.to, base.from];
  const next = (moment: number): number => Math.ceil((sign * moment) / step) * step;
  const last = (moment: number): number => Math.floor((sign * moment) / step) * step;
  const near = sign * (next(nearest) + least);
  const far = sign * ((least === most ? next : last)(farthest) + most);
  return side === 'after' ? { from: near, to: far } : { from: far, to: near };
}
