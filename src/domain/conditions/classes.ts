import type { FillStep } from '../columns/fill-step.js';
import type { When } from '../constraints/when.js';
import type { Kernel } from '../kernel/kernel.js';

/** The values of a column that are no nulls, divided into classes: conditions do not tell the values of one class apart. */
export interface ValueClasses {
  readonly count: number;
  /** For each condition, in the given order, the classes of the values that satisfy it; empty if there are none. */
  readonly members: readonly (readonly number[])[];
  /** Writes the class of each row of a window. */
  fill(classes: Int32Array, count: number, kernel: Kernel): void;
  /** The lists that `fill` gives to the kernel. */
  readonly lists?: readonly Int32Array[];
}

/** The classes of all values, nulls included. */
export interface Classes extends ValueClasses {
  /** The steps that fill the vectors which `fill` reads. */
  readonly steps: readonly FillStep[];
}

/** Whether a condition depends only on whether there is a value: it is null, `"*"` or an open range. */
export function isOfPresence(condition: When): boolean {
  return condition.kind === 'range'
    ? (condition.from ?? condition.to) === undefined
    : condition.kind !== 'value';
}

/** The only class of the values of a column, of any type, whose conditions depend on nulls alone. */
export function presenceClasses(conditions: readonly When[]): ValueClasses {
  const members = conditions.map(({ kind }) => (kind === 'null' ? [] : [0]));
  return { count: 1, members, fill: (classes, count) => void classes.fill(0, 0, count) };
}
