import * as E from 'fp-ts/lib/Either.js';
import { nth } from '../basics/nth.js';
import { productOf } from '../basics/product-of.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { DrawnIndices } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import type { When } from '../constraints/when.js';
import type { Fault } from '../errors/fault.js';
import type { FoundFault } from '../errors/late-fault.js';
import type { Classes, ClassRun } from './classes.js';
import { classesOf } from './classes-of.js';
import { unmetCondition } from './unmet-condition.js';

/** The maximum number of combinations of classes: the size of a table that each row reads. */
const MOST_COMBINATIONS = 1 << 18;

/**
 * Returns the state of each row of a table: 0 where no condition holds, and 1 + the index of the condition that holds.
 * A condition has one `When` for each parent. If several hold, the one with the fewest `any` counts, and of these the
 * first one. The path of each fault starts at `given`.
 */
export function rowStates(
  parents: readonly ColumnPlan[],
  conditions: readonly (readonly When[])[],
): E.Either<readonly FoundFault[], DrawnIndices> {
  const classes: Classes[] = [];
  const faults: FoundFault[] = [];
  parents.forEach((parent, p) => {
    const own = classesOf(
      parent,
      conditions.map((condition) => condition[p] as When),
    );
    if (own === undefined) {
      const message = 'expected a field of categories, booleans, numbers or dates';
      faults.push({ path: `/columns/${p}`, message });
      return;
    }
    classes.push(own);
    for (const { index, within, condition } of own.unmet) {
      faults.push(unmetCondition(`/rows/${index}/when/${p}${within}`, parent, condition));
    }
  });
  for (const fault of repeated(conditions)) faults.push(fault);
  if (faults.length > 0) return E.left(faults);
  const combinations = productOf(classes.map(({ count }) => count));
  if (combinations > MOST_COMBINATIONS) {
    const message = `the conditions tell ${combinations} combinations of values apart, but at most ${MOST_COMBINATIONS} are allowed`;
    return E.left([{ path: '/columns', message }]);
  }
  return E.right(statesOf(classes, stateOfCombination(classes, conditions)));
}

/** The states of a table without conditions. */
export function oneState(): DrawnIndices {
  const indices = new IndexVector();
  const fill = (_row: number, count: number): void => void indices.data.fill(0, 0, count);
  return { indices, steps: [{ vectors: [indices], fill }] };
}

function repeated(conditions: readonly (readonly When[])[]): readonly Fault[] {
  const first = new Map<string, number>();
  return conditions.flatMap((condition, i) => {
    const name = JSON.stringify(condition);
    const before = first.get(name);
    if (before === undefined) {
      first.set(name, i);
      return [];
    }
    return [{ path: `/rows/${i}/when`, message: `row ${before} already has these values` }];
  });
}

/** The state of each combination of classes; the classes of the last parent vary fastest. */
function stateOfCombination(
  classes: readonly Classes[],
  conditions: readonly (readonly When[])[],
): Int32Array {
  const states = new Int32Array(productOf(classes.map(({ count }) => count)));
  const named = conditions.map(
    (condition) => condition.filter(({ kind }) => kind !== 'any').length,
  );
  // Later ones overwrite earlier ones, so those that count most come last.
  const order = conditions.map((_, i) => i).sort((a, b) => nth(named, a) - nth(named, b) || b - a);
  /** The combinations of the classes of all parents after each one. */
  const after = classes.map((_, p) => productOf(classes.slice(p + 1).map(({ count }) => count)));
  for (const i of order) {
    const lastNamed = conditions[i]?.findLastIndex(({ kind }) => kind !== 'any') ?? -1;
    const visit = (p: number, combination: number): void => {
      const own = classes[p] as Classes;
      const members = own.members[i] as readonly ClassRun[];
      const first = combination * own.count;
      const size = after[p] as number;
      for (const run of members) {
        // A call for each combination would take most of the time.
        if (p >= lastNamed) {
          states.fill(i + 1, (first + run.first) * size, (first + run.end) * size);
        } else for (let k = run.first; k < run.end; k++) visit(p + 1, first + k);
      }
    };
    visit(0, 0);
  }
  return states;
}

function statesOf(classes: readonly Classes[], stateOf: Int32Array): DrawnIndices {
  const indices = new IndexVector();
  const own = new IndexVector();
  const fill: Fill = (_row, count, kernel) => {
    const { data } = indices;
    classes.forEach((each, p) => {
      each.fill(p === 0 ? data : own.data, count, kernel);
      if (p > 0) {
        for (let i = 0; i < count; i++) {
          data[i] = Math.imul(data[i] as number, each.count) + (own.data[i] as number);
        }
      }
    });
    kernel.lookUp(data, stateOf, data, count);
  };
  const steps = new Set(classes.flatMap((each) => each.steps));
  const lists = [...classes.flatMap((each) => each.lists ?? []), stateOf];
  return { indices, steps: [...steps, { vectors: [indices, own], fill, lists }] };
}
