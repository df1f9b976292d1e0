import type { Anchor } from '../constraints/anchor.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { Instant } from './instant.js';
import { DAY_MS, type Grain, type Moments } from './moments.js';
import { NumberVector } from './vectors.js';

/**
 * Moments after or before those of another column: an even draw of all that this column can show from
 * `minDays` to `maxDays` away. A day stands for its midnight. Where the other moment lies between two that
 * can be shown and no distance is left to draw, the next one in that direction is taken.
 */
export function anchoredMoments(anchor: Anchor, other: Moments, grain: Grain, key: Key): Moments {
  const { step } = grain;
  const sign = anchor.side === 'after' ? 1 : -1;
  const dayCount = DAY_MS / step;
  const least = anchor.minDays * dayCount;
  const room = (anchor.maxDays - anchor.minDays) * dayCount;
  const scale = step / grain.unit;
  const otherUnit = other.grain.unit;
  const values = new NumberVector();
  const fill = (row: number, count: number): void => {
    const others = other.values.data;
    for (let i = 0; i < count; i++) {
      // In this order: the product is a whole number, so the quotient is whole only where it should be.
      const place = (sign * (others[i] as number) * otherUnit) / step;
      const base = Math.ceil(place);
      const n = base === place ? room + 1 : Math.max(1, room);
      // Plus zero, so that there is no minus zero.
      values.data[i] = sign * (base + least + drawBelow(key, row + i, n)) * scale + 0;
    }
  };
  return {
    values,
    steps: [...other.steps, { vectors: [values], fill }],
    grain,
    span: anchoredSpan(anchor, other.span, grain),
  };
}

/** The first and the last of such moments. */
export function anchoredSpan(
  { side, minDays, maxDays }: Anchor,
  other: Instant,
  { step }: Grain,
): Instant {
  const sign = side === 'after' ? 1 : -1;
  const [nearest, farthest] = side === 'after' ? [other.from, other.to] : [other.to, other.from];
  const next = (moment: number): number => Math.ceil((sign * moment) / step) * step;
  const last = (moment: number): number => Math.floor((sign * moment) / step) * step;
  const near = sign * (next(nearest) + minDays * DAY_MS);
  const far = sign * ((minDays === maxDays ? next : last)(farthest) + maxDays * DAY_MS);
  return side === 'after' ? { from: near, to: far } : { from: far, to: near };
}
