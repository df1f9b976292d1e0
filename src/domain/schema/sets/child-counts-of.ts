import type { Budget } from '../../basics/budget.js';
import { greatest, least } from '../../basics/extremes.js';
import { numberAxis } from '../../distributions/axis.js';
import { checkSpread, type Distribution, strataOf } from '../../distributions/spread.js';
import type { FaultList } from '../../errors/fault-list.js';
import { quote } from '../../errors/quote.js';
import type { ChildCounts } from '../../relations/child-counts.js';
import { type CountOfChildren, MOST_CHILDREN } from '../params/count-param.js';

/**
 * The most numbers of children in the counts of a set together, from the least to the greatest of each: each number takes
 * time and memory before a row is made. They suffice for two counts of all numbers that a parent can have.
 */
export const MOST_NUMBERS = 250_000;

/** Returns the shares of the numbers of children, or undefined if there is a fault. `numbers` counts those of a set. */
export function childCountsOf(
  count: CountOfChildren,
  path: string,
  faults: FaultList,
  numbers: Budget,
): ChildCounts | undefined {
  if (typeof count === 'number') return { min: count, shares: [1] };
  const { min = 0, max, distribution, weights } = count;
  const refuse = (at: string, message: string): undefined => {
    faults.add(() => ({ path: path + at, message }));
  };
  if (weights === undefined && max !== undefined) {
    return rangeOfCounts({ min, max, distribution }, path, faults, numbers);
  }
  if (weights === undefined || max !== undefined) {
    return refuse('', 'expected either max, the greatest number of rows of a parent, or weights');
  }
  const excess = Object.keys(count).find((name) => name !== 'weights');
  if (excess === undefined) return weightedCounts(weights, `${path}/weights`, faults, numbers);
  return refuse(`/${excess}`, `${excess} cannot be combined with weights: leave one of them out`);
}

/** Counts the numbers of children of another table. Reports the first one that exceeds the limit. */
function isWithin(numbers: Budget, n: number, path: string, faults: FaultList): boolean {
  const { spent } = numbers;
  if (numbers.spend(n)) return true;
  const message = `the counts up to this one have ${numbers.taken} numbers of rows together, but at most ${MOST_NUMBERS} are allowed: give the tables of per closer bounds or weights`;
  if (!spent) faults.add(() => ({ path, message }));
  return false;
}

interface RangeOfCounts {
  readonly min: number;
  readonly max: number;
  readonly distribution: Distribution | undefined;
}

function rangeOfCounts(
  { min, max, distribution }: RangeOfCounts,
  path: string,
  faults: FaultList,
  numbers: Budget,
): ChildCounts | undefined {
  if (min > max) {
    const message = `expected at least min (${min}), got ${max}`;
    faults.add(() => ({ path: `${path}/max`, message }));
    return undefined;
  }
  const n = max - min + 1;
  if (!isWithin(numbers, n, path, faults)) return undefined;
  const axis = () => numberAxis({ min, step: 1, n }, 0);
  const found = checkSpread(distribution, axis);
  for (const fault of found) faults.add(() => ({ ...fault, path: path + fault.path }));
  if (found.length > 0) return undefined;
  const shares = new Array<number>(n).fill(0);
  const strata = strataOf(distribution, axis)?.strata() ?? [{ start: 0, size: n, mass: n }];
  for (const { start, size, mass } of strata) shares.fill(mass / size, start, start + size);
  return { min, shares };
}

function weightedCounts(
  weights: Readonly<Record<string, number>>,
  path: string,
  faults: FaultList,
  numbers: Budget,
): ChildCounts | undefined {
  const before = faults.count;
  const given = Object.entries(weights).map(([name, weight]) => ({
    name,
    number: Number(name),
    weight,
  }));
  for (const { name, number } of given) {
    if (
      String(number) === name &&
      Number.isInteger(number) &&
      number >= 0 &&
      number <= MOST_CHILDREN
    )
      continue;
    const message = `expected whole numbers from 0 to ${MOST_CHILDREN} as names, got ${quote(name)}`;
    faults.add(() => ({ path, message }));
  }
  if (faults.count > before) return undefined;
  const counts = given.map(({ number }) => number);
  const min = least(counts);
  const n = greatest(counts) - min + 1;
  if (!isWithin(numbers, n, path, faults)) return undefined;
  const shares = new Array<number>(n).fill(0);
  for (const { number, weight } of given) shares[number - min] = weight;
  if (shares.some((share) => share > 0)) return { min, shares };
  faults.add(() => ({ path, message: 'expected a weight above 0, got only zeros' }));
  return undefined;
}
