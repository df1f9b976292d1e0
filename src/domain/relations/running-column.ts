import type { FillStep } from '../columns/fill-step.js';
import { singleSteps } from '../columns/one-step.js';
import { preparationsOf, preparingSteps } from '../columns/preparing-steps.js';
import { readingStep } from '../columns/reading-depth.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import type { Kernel } from '../kernel/kernel.js';
import type { Children } from './children.js';
import { eachRun } from './sibling-runs.js';

export type RunningKind = 'sum' | 'count' | 'least' | 'greatest';

/** Whole numbers, missing in the rows that have none. */
export interface Numbers {
  readonly values: NumberVector;
  readonly present: IndexVector | undefined;
  readonly steps: readonly FillStep[];
}

export interface RunningTerms {
  readonly kind: RunningKind;
  /** The sum before the first row. */
  readonly start: number;
  /** The least sum. */
  readonly min: number;
}

/** What the rows of one parent have come to. */
class Tally {
  readonly #terms: RunningTerms;
  value = 0;
  /** Whether there is a value: the least of no numbers is none. */
  isKnown = false;

  constructor(terms: RunningTerms) {
    this.#terms = terms;
  }

  begin(): void {
    const { kind, start } = this.#terms;
    this.isKnown = kind === 'sum' || kind === 'count';
    this.value = kind === 'sum' ? start : 0;
  }

  /** Takes the number of a row, if it has one. */
  take({ values, present }: Pick<Numbers, 'values' | 'present'>, row: number): void {
    if (present !== undefined && present.data[row] === 0) return;
    const number = values.data[row] as number;
    const { kind, min } = this.#terms;
    if (kind === 'sum') this.value = Math.max(min, this.value + number);
    else if (kind === 'count') this.value += 1;
    else if (!this.isKnown) this.value = number;
    else if (kind === 'least') this.value = Math.min(this.value, number);
    else this.value = Math.max(this.value, number);
    this.isKnown = true;
  }
}

/**
 * The running values of numbers within the rows of each parent. A window that begins inside a parent takes the rows of that
 * parent before it from `earlier`, which is `numbers` with vectors of its own.
 */
export function runningColumn(
  numbers: Numbers,
  earlier: Numbers,
  children: Children,
  terms: RunningTerms,
): Numbers {
  const values = new NumberVector();
  const known = new IndexVector();
  const tally = new Tally(terms);
  const inner = singleSteps(earlier.steps);
  // The tally is that of the rows before this one, so a window that follows the last one takes none of them again.
  let next = -1;
  const takeBefore = (row: number, place: number, kernel: Kernel): void => {
    if (place > 0 && row === next) return;
    tally.begin();
    const most = earlier.values.data.length;
    for (let from = row - place; from < row; from += most) {
      const count = Math.min(most, row - from);
      for (const step of inner) step.fill(from, count, kernel);
      for (let i = 0; i < count; i++) tally.take(earlier, i);
    }
  };
  const fill = (row: number, count: number, kernel: Kernel): void => {
    eachRun(children, row, count, (_group, place, from, to) => {
      takeBefore(row + from, place, kernel);
      for (let i = from; i < to; i++) {
        tally.take(numbers, i);
        values.data[i] = tally.value;
        known.data[i] = tally.isKnown ? 1 : 0;
      }
    });
    next = row + count;
  };
  const cost = inner.reduce((sum, step) => sum + (step.cost ?? 0), 0);
  const vectorCost = inner.reduce(
    (sum, step) => sum + step.vectors.reduce((all, vector) => all + vector.cost, 0),
    0,
  );
  const step = readingStep(
    {
      vectors: [values, known],
      inner,
      fill,
      takesEarlier: true,
      jump: ((cost + vectorCost) * children.most) / 2,
    },
    numbers.steps,
  );
  const preparing = preparingSteps(preparationsOf(inner));
  return {
    values,
    present: terms.kind === 'sum' || terms.kind === 'count' ? undefined : known,
    steps: [...children.steps, ...numbers.steps, ...preparing, step],
  };
}
