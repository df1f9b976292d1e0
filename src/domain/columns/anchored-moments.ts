import type { Anchor } from '../constraints/anchor.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { Instant } from '../time/instant.js';
import { DAY_MS, type Grain, type Moments } from './moments.js';
import { NumberVector } from './vectors.js';

/**
 * Moments after or before those of another column: a uniform draw among the moments that this column can represent
 * from `minDays` to `maxDays` away. A day counts from its midnight. If the other moment lies between two that this
 * column can represent and the range is empty, the next representable moment in that direction is used.
 */
export function anchoredMoments(anchor: Anchor, base: Moments, grain: Grain, key: Key): Moments {
  const { step } = grain;
  const sign = anchor.side === 'after' ? 1 : -1;
  const dayCount = DAY_MS / step;
  const least = anchor.minDays * dayCount;
  const room = (anchor.maxDays - anchor.minDays) * dayCount;
  const scale = step / grain.unit;
  const baseUnit = base.grain.unit;
  const values = new NumberVector();
  const fill = (row: number, count: number): void => {
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
  return {
    values,
    steps: [...base.steps, { vectors: [values], fill }],
    grain,
    span: anchoredSpan(anchor, base.span, grain),
  };
}

/** The first and the last moment that `anchoredMoments` can draw for moments within the span `base`. */
export function anchoredSpan(
  { side, minDays, maxDays }: Anchor,
  base: Instant,
  { step }: Grain,
): Instant {
  const sign = side === 'after' ? 1 : -1;
  const [nearest, farthest] = side === 'after' ? [base.from, base.to] : [base.to, base.from];
  const next = (moment: number): number => Math.ceil((sign * moment) / step) * step;
  const last = (moment: number): number => Math.floor((sign * moment) / step) * step;
  const near = sign * (next(nearest) + minDays * DAY_MS);
  const far = sign * ((minDays === maxDays ? next : last)(farthest) + maxDays * DAY_MS);
  return side === 'after' ? { from: near, to: far } : { from: far, to: near };
}
