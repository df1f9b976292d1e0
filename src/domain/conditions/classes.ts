import type { FillStep } from '../columns/fill-step.js';
import type { PlainWhen, When } from '../constraints/when.js';
import type { Kernel } from '../kernel/kernel.js';

/** Neighbouring classes, from `first` up to, but without, `end`. */
export interface ClassRun {
  readonly first: number;
  readonly end: number;
}

/** The values of a column that are no nulls, divided into classes: conditions do not tell the values of one class apart. */
export interface ValueClasses {
  readonly count: number;
  /**
   * For each condition, in the given order, the classes of the values that satisfy it; empty if there are none. They are
   * runs, because each of a thousand overlapping ranges has most classes.
   */
  readonly members: readonly (readonly ClassRun[])[];
  /** Writes the class of each row of a window. */
  fill(classes: Int32Array, count: number, kernel: Kernel): void;
  /** The lists that `fill` gives to the kernel. */
  readonly lists?: readonly Int32Array[];
}

/** A condition that no value satisfies: that of this index, or the member of its set to which `within` leads. */
export interface Unmet {
  readonly index: number;
  readonly within: string;
  readonly condition: When;
}

/** The classes of all values, nulls included. */
export interface Classes extends ValueClasses {
  readonly unmet: readonly Unmet[];
  /** The steps that fill the vectors which `fill` reads. */
  readonly steps: readonly FillStep[];
}

/** The run of the only class of a column. */
export const ONLY_CLASS: ClassRun = { first: 0, end: 1 };

/** Whether a condition depends only on whether there is a value: it is null, `"*"`, an open range or a set of null. */
export function isOfPresence(condition: When): boolean {
  if ('members' in condition) return condition.members.every(isOfPresence);
  return condition.kind === 'range'
    ? (condition.from ?? condition.to) === undefined
    : condition.kind !== 'value';
}

/** The only class of the values of a column, of any type, whose conditions depend on nulls alone. */
export function presenceClasses(conditions: readonly PlainWhen[]): ValueClasses {
  const members = conditions.map(({ kind }) => (kind === 'null' ? [] : [ONLY_CLASS]));
  return { count: 1, members, fill: (classes, count) => void classes.fill(0, 0, count) };
}
