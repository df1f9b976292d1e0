import {
  coefficientsOf,
  completed,
  lowerTriangle,
  nearestPairs,
} from '../../src/page/correlations.js';
import { type CorrelationPair, type Fault, pointerSteps } from '../../src/page/index.js';
import { type Edit, inTable } from './edits.js';
import type { Field, Project, Table } from './project.js';

/** The precision of the end of what can occur. */
const STEP = 1e-4;

/** The types whose values are numbers, dates or moments of one draw. */
export const CORRELATED: ReadonlySet<string> = new Set([
  'integer',
  'float',
  'percentage',
  'price',
  'date',
  'datetime',
  'year',
  'duration',
]);

/** Whether `correlate` takes a field. */
export function canCorrelate({ type, constraints }: Field): boolean {
  return CORRELATED.has(type) && constraints.unique !== true;
}

/** The pairs of a table, in the order of its request. */
export function pairsOf({ more }: Table): readonly CorrelationPair[] {
  return (more.correlate ?? []) as readonly CorrelationPair[];
}

function isOf(pair: CorrelationPair, a: string, b: string): boolean {
  return pair.columns.includes(a) && pair.columns.includes(b);
}

/** The coefficient of two fields; undefined if no pair has both. */
export function coefficientOf(table: Table, a: string, b: string): number | undefined {
  return pairsOf(table).find((pair) => isOf(pair, a, b))?.coefficient;
}

/** Sets the coefficient of two fields; undefined removes their pair. */
export function correlateFields(
  table: number,
  [a, b]: readonly [string, string],
  coefficient: number | undefined,
): Edit {
  return inPairs(table, (pairs) => {
    if (coefficient === undefined) return pairs.filter((pair) => !isOf(pair, a, b));
    if (!pairs.some((pair) => isOf(pair, a, b)))
      return [...pairs, { columns: [a, b], coefficient }];
    return pairs.map((pair) => (isOf(pair, a, b) ? { ...pair, coefficient } : pair));
  });
}

/** The coefficient nearest to a wanted one that can occur together with the other pairs. */
export function possibleCoefficient(
  table: Table,
  [a, b]: readonly [string, string],
  wanted: number,
): number {
  const others = pairsOf(table).filter((pair) => !isOf(pair, a, b));
  const occurs = (coefficient: number): boolean =>
    canOccur([...others, { columns: [a, b], coefficient }]);
  if (occurs(wanted)) return wanted;
  let possible = coefficientOf(table, a, b) ?? 0;
  // Where nothing near is possible, the engine says what is.
  if (!occurs(possible)) return wanted;
  // What can occur is an interval: halving finds its end.
  let impossible = wanted;
  while (Math.abs(impossible - possible) > STEP) {
    const middle = (possible + impossible) / 2;
    if (occurs(middle)) possible = middle;
    else impossible = middle;
  }
  const rounded = Math.trunc(possible * 100) / 100;
  return occurs(rounded) ? rounded : possible;
}

function canOccur(pairs: readonly CorrelationPair[]): boolean {
  const columns = [...new Set(pairs.flatMap((pair) => pair.columns))];
  const matrix = completed(coefficientsOf(pairs, columns));
  return matrix !== undefined && lowerTriangle(matrix) !== undefined;
}

/** Removes the pair at an index. */
export function removePair(table: number, index: number): Edit {
  return inPairs(table, (pairs) => pairs.filter((_, i) => i !== index));
}

/** Replaces the coefficients by the nearest ones that can occur together. */
export function useNearestPairs(table: number): Edit {
  return inPairs(table, (pairs) => {
    const columns = [...new Set(pairs.flatMap((pair) => pair.columns))];
    return nearestPairs(columns, coefficientsOf(pairs, columns));
  });
}

/** The faults of the pairs of a table that one of its fields is in, alone or together with others. */
export function correlationFaults(
  { name }: Field,
  faults: readonly Fault[],
  { tables }: Project,
  index: number,
): readonly Fault[] {
  const table = tables[index];
  if (table === undefined) return [];
  const prefix = tables.length > 1 ? ['tables', String(index)] : [];
  return faults.filter(({ path }) => {
    const steps = pointerSteps(path);
    const [member, pair] = steps.slice(prefix.length);
    if (member !== 'correlate' || prefix.some((step, i) => steps[i] !== step)) return false;
    return pairsOf(table).some(
      ({ columns }, i) => (pair === undefined || Number(pair) === i) && columns.includes(name),
    );
  });
}

function inPairs(
  table: number,
  change: (pairs: readonly CorrelationPair[]) => readonly CorrelationPair[],
): Edit {
  return inTable(table, (old) => {
    const { correlate: _, ...more } = old.more;
    const correlate = change(pairsOf(old));
    return { ...old, more: correlate.length === 0 ? more : { ...more, correlate } };
  });
}
