import type { FillStep } from '../columns/fill-step.js';
import { preparationsOf, preparingSteps } from '../columns/preparing-steps.js';
import { readingStep } from '../columns/reading-depth.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import type { Kernel } from '../kernel/kernel.js';
import type { Children } from './children.js';
import type { Openings } from './openings.js';
import type { Numbers, OutsideRows } from './outside-rows.js';
import { eachRun } from './sibling-runs.js';

export type RunningKind = 'sum' | 'count' | 'least' | 'greatest' | 'change';

export interface RunningTerms {
  readonly kind: RunningKind;
  /** The sum, or the number that changes, before the first row of a group. */
  readonly start: number | Openings;
  /** The least sum: one that would fall below it is set to it. */
  readonly min: number;
}

/** What the rows of one group have come to. */
class Tally {
  readonly #terms: RunningTerms;
  value = 0;
  /** Whether there is a value: the least of no numbers is none. */
  isKnown = false;
  #before: number | undefined;

  constructor(terms: RunningTerms) {
    this.#terms = terms;
  }

  /** Begins a group, whose first row has this number in its table. */
  begin(first: number): void {
    const { kind, start } = this.#terms;
    const opening = typeof start === 'number' ? start : start.of(first);
    this.isKnown = kind === 'sum' || kind === 'count';
    this.value = kind === 'sum' ? opening : 0;
    this.#before = opening;
  }

  /** Forgets the row before: there is none, or it has no number. */
  skip(): void {
    if (this.#terms.kind !== 'change') return;
    this.#before = undefined;
    this.isKnown = false;
  }

  /** Takes the number of a row. */
  take(number: number): void {
    const { kind, min } = this.#terms;
    switch (kind) {
      case 'sum':
        this.value = Math.max(min, this.value + number);
        return;
      case 'count':
        this.value += 1;
        return;
      case 'change':
        this.isKnown = this.#before !== undefined;
        this.value = number - (this.#before ?? 0);
        this.#before = number;
        return;
      default:
        this.value = this.isKnown ? further(kind, this.value, number) : number;
        this.isKnown = true;
    }
  }
}

function further(kind: 'least' | 'greatest', value: number, number: number): number {
  return kind === 'least' ? Math.min(value, number) : Math.max(value, number);
}

/** The groups of a table: the rows of each parent, or all of them. */
export interface Groups {
  /** Undefined if all rows are one group. */
  readonly children: Children | undefined;
  /** The most rows of a group. */
  readonly most: number;
}

/** The groups, and how many of their first rows are read before a window; the others have nothing further. */
interface ReadGroups extends Groups {
  readonly reach: number;
}

/**
 * The running values of numbers within each group. A window that begins inside a group takes the rows of that group before
 * it from `outside`, which reads `numbers` with vectors of its own.
 */
export function runningColumn(
  numbers: Numbers,
  outside: OutsideRows,
  { children, most, reach }: ReadGroups,
  terms: RunningTerms,
): Numbers {
  const values = new NumberVector();
  const known = new IndexVector();
  const tally = new Tally(terms);
  const { kind, start } = terms;
  // The tally is that of the rows before this one, so a window that follows the last one takes none of them again.
  let next = -1;
  const takeBefore = (row: number, place: number, kernel: Kernel): void => {
    if (place > 0 && row === next) return;
    tally.begin(row - place);
    if (place > 0 && kind === 'change') tally.skip();
    const from = row - (kind === 'change' ? Math.min(place, 1) : place);
    outside.each({ from, to: Math.min(row, from + reach) }, kernel, (number) => tally.take(number));
  };
  const fill = (row: number, count: number, kernel: Kernel): void => {
    outside.begin();
    if (typeof start !== 'number') start.prepare(row, count, kernel);
    eachRun(children, row, count, (_group, place, from, to) => {
      takeBefore(row + from, place, kernel);
      for (let i = from; i < to; i++) {
        const isThere = numbers.present === undefined || numbers.present.data[i] !== 0;
        if (isThere) tally.take(numbers.values.data[i] as number);
        else tally.skip();
        values.data[i] = tally.value;
        known.data[i] = tally.isKnown ? 1 : 0;
      }
    });
    next = row + count;
  };
  const inner = outside.steps;
  const step = readingStep(
    {
      vectors: [values, known],
      inner,
      fill,
      takesEarlier: true,
      jump: costOf(inner) * rowsBefore(terms, Math.min(most, reach)),
    },
    numbers.steps,
  );
  return {
    values,
    present: kind === 'sum' || kind === 'count' ? undefined : known,
    steps: [
      ...(children?.steps ?? []),
      ...numbers.steps,
      ...preparingSteps(preparationsOf(inner)),
      step,
    ],
  };
}

/** The rows that a window reads before its first one, on average; twice as many, all of the group, for an opening. */
function rowsBefore({ kind, start }: RunningTerms, most: number): number {
  if (kind === 'change') return 1;
  return typeof start === 'number' ? most / 2 : most;
}

/** The estimated time for a row of these steps, in nanoseconds. */
function costOf(steps: readonly FillStep[]): number {
  return steps.reduce(
    (sum, { cost = 0, vectors }) => vectors.reduce((all, vector) => all + vector.cost, sum + cost),
    0,
  );
}
