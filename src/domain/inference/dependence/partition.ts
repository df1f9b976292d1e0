import { nth } from '../../basics/nth.js';
import { combinations } from './combinations.js';
import type { InferredWhen } from './inferred-given.js';
import { type Condition, type Node, UNDISCLOSED } from './node.js';

/** The rows of a sample, divided by conditions on other columns. */
export interface Partition {
  readonly count: number;
  /** The part of each row, or `UNDISCLOSED`. */
  readonly states: Int32Array;
  /** The conditions of a part, one for each column. */
  when(state: number): readonly InferredWhen[];
}

/** The rows by the values of the first columns of some; the conditions have room for all of them. */
export function partitionBy(parents: readonly Node[], width: number): Partition {
  return { ...combinations(parents), when: (state) => whenOf(parents, width, state) };
}

function whenOf(parents: readonly Node[], width: number, state: number): readonly InferredWhen[] {
  const when: InferredWhen[] = Array.from({ length: width }, () => '*');
  let rest = state;
  for (let p = parents.length - 1; p >= 0; p--) {
    const { conditions } = nth(parents, p);
    when[p] = oneOf(nth(conditions, rest % conditions.length));
    rest = Math.floor(rest / conditions.length);
  }
  return when;
}

/** A text `*` would hold for any value. */
function oneOf(condition: Condition): InferredWhen {
  return condition === '*' ? { in: [condition] } : condition;
}

/** The states of a column that a condition allows. */
export interface Allowed {
  /** For each condition on the column 1 if it is allowed. */
  readonly flags: Uint8Array;
  /** Whether rows with rare values are allowed. */
  readonly isUndisclosedAllowed: boolean;
}

/** The condition that holds for the allowed states of a column, in the fewest words. */
export function whenAllowed({ conditions, states }: Node, allowed: Allowed): InferredWhen {
  const { flags, isUndisclosedAllowed } = allowed;
  const inside = conditions.filter((_, i) => flags[i] === 1);
  const outside = conditions.filter((_, i) => flags[i] === 0);
  if (outside.length === 0 && isUndisclosedAllowed) return '*';
  const areAllDisclosed = !states.includes(UNDISCLOSED);
  const isShort = areAllDisclosed ? inside.length <= outside.length : !isUndisclosedAllowed;
  if (!isShort) return { not_in: outside as readonly Member[] };
  const [only] = inside;
  return inside.length === 1 && only !== undefined
    ? oneOf(only)
    : { in: inside as readonly Member[] };
}

type Member = Exclude<Condition, readonly unknown[]>;
