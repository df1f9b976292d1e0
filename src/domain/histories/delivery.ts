import { TWO_32 } from '../random/fractions.js';
import { numberKey } from '../random/key.js';
import { type Key, lane, word } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';

/** How a feed delivers changes: not always when they happen, and not always once. */
export interface Delivery {
  /** The longest time from a change to its delivery, and from the first delivery to the second one, in milliseconds. */
  readonly delay: number;
  /** The share of the changes that come late. */
  readonly late: number;
  /** The share of the changes that come a second time. */
  readonly twice: number;
}

/** The longest time from a change to its last delivery, in milliseconds. */
export function longestDelay({ delay, late, twice }: Delivery): number {
  return (late > 0 ? delay : 0) + (twice > 0 ? delay : 0);
}

/** The moments at which a change of a row is delivered, in ascending order: one or two. `key` is that of its table. */
export function deliveries(
  { delay, late, twice }: Delivery,
  key: Key,
  row: number,
  moment: number,
): readonly number[] {
  const own = numberKey(key, moment);
  const happens = (share: number, purpose: number): boolean =>
    word(row | 0, own.a, lane(own, 0, purpose)) >>> 0 < share * TWO_32;
  const after = (begun: number, purpose: number): number =>
    begun + 1 + drawBelow(numberKey(own, purpose), row, delay);
  const first = happens(late, 0) ? after(moment, 0) : moment;
  return happens(twice, 1) ? [first, after(first, 1)] : [first];
}
