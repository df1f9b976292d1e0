import { type Candidate, LARGE, relationOf } from './agreement.js';
import type { Arithmetic, DatePart } from './arithmetic.js';
import { lineThrough } from './line-through.js';
import { longerSumsOf } from './longer-sums.js';
import type { Quantity } from './quantity.js';
import { keptBySome } from './relation.js';

/** The candidates of one kind for a column that some of its rows do not reject. */
export type Pass = (
  result: Quantity,
  others: readonly Quantity[],
  moments: readonly Quantity[],
) => Generator<Candidate, void, undefined>;

const FACTORS = [1, 100, 0.01];
const SUM: Arithmetic = { kind: 'sum' };
const DIFFERENCE: Arithmetic = { kind: 'difference' };
const PRODUCTS = FACTORS.map((factor): Arithmetic => ({ kind: 'product', factor }));
const QUOTIENTS = FACTORS.map((factor): Arithmetic => ({ kind: 'quotient', factor }));

/**
 * The kinds in the order in which they are tried. A sum can be solved for each of its columns: the one that varies most
 * keeps its distribution best. The others are tried last, since they can be null where that one is not.
 */
export const PASSES: readonly Pass[] = [
  joinedDigits,
  digits,
  lines,
  dateParts,
  elapsed,
  exactSums,
  (result, others) => pairs(result, narrower(result, others), [SUM]),
  (result, others) => orderedPairs(result, narrower(result, others), [DIFFERENCE]),
  (result, others) => pairs(result, others, PRODUCTS),
  (result, others) => pairs(result, others, [{ kind: 'distance' }]),
  (result, others) => orderedPairs(result, others, QUOTIENTS),
  (result, others) => longerSums(result, others, false),
  (result, others) => pairs(result, others, [SUM]),
  (result, others) => orderedPairs(result, others, [DIFFERENCE]),
];

function narrower({ spread }: Quantity, others: readonly Quantity[]): readonly Quantity[] {
  return others.filter((other) => other.spread <= spread);
}

/** Whether some rows of the result do not reject a candidate. */
function passes(result: Quantity, candidate: Candidate): boolean {
  return keptBySome(relationOf(result, candidate), result.some);
}

function* pairs(
  result: Quantity,
  others: readonly Quantity[],
  kinds: readonly Arithmetic[],
): ReturnType<Pass> {
  for (const [i, a] of others.entries()) {
    for (const b of others.slice(i + 1)) {
      for (const arithmetic of kinds) {
        const candidate = { arithmetic, of: [a, b] };
        if (passes(result, candidate)) yield candidate;
      }
    }
  }
}

function* orderedPairs(
  result: Quantity,
  others: readonly Quantity[],
  kinds: readonly Arithmetic[],
): ReturnType<Pass> {
  for (const a of others) {
    for (const b of others) {
      if (a === b) continue;
      for (const arithmetic of kinds) {
        const candidate = { arithmetic, of: [a, b] };
        if (passes(result, candidate)) yield candidate;
      }
    }
  }
}

function* lines(result: Quantity, others: readonly Quantity[]): ReturnType<Pass> {
  for (const other of others) {
    const arithmetic = lineThrough(result, other);
    if (arithmetic === undefined) continue;
    const candidate = { arithmetic, of: [other] };
    if (passes(result, candidate)) yield candidate;
  }
}

const POWERS = [10, 100, 1000, 10_000];
/** Below this number, a column of digits is as likely a count. */
const LEAST_JOINED = 100;

/** Whether a column has whole numbers that are not negative, which have digits before and behind a place. */
function hasDigits({ isRounded, low }: Quantity): boolean {
  return !isRounded && low >= 0;
}

/** Numbers whose digits are those of two others, such as 201907 of 2019 and 7. */
function* joinedDigits(result: Quantity, others: readonly Quantity[]): ReturnType<Pass> {
  if (!hasDigits(result) || result.high < LEAST_JOINED) return;
  const own = others.filter((other) => hasDigits(other) && other.high <= result.high);
  const kinds = POWERS.map((power): Arithmetic => ({ kind: 'joined', power }));
  yield* exact(result, orderedPairs(result, own, kinds));
}

/** The first or the last digits of another column, such as the hour of 745. */
function* digits(result: Quantity, others: readonly Quantity[]): ReturnType<Pass> {
  if (!hasDigits(result)) return;
  for (const other of others) {
    if (!hasDigits(other) || other.high < LEAST_JOINED) continue;
    for (const power of POWERS.filter((each) => each <= other.high)) {
      for (const kind of ['head', 'tail'] as const) {
        const candidate: Candidate = { arithmetic: { kind, power }, of: [other], isExact: true };
        if (passes(result, candidate)) yield candidate;
      }
    }
  }
}

const UNITS = [86_400, 3600, 60, 1];
const OFFSETS = [0, 1];
/** More columns of moments would take too long: the time grows with the square of their number. */
const MOST_MOMENTS = 8;

/** Days, hours, minutes or seconds from one moment to another; both days may count. */
function elapsed(
  result: Quantity,
  _others: readonly Quantity[],
  moments: readonly Quantity[],
): ReturnType<Pass> {
  const kinds = UNITS.flatMap((seconds) =>
    OFFSETS.map((offset): Arithmetic => ({ kind: 'elapsed', seconds, offset })),
  );
  return orderedPairs(result, moments.slice(0, MOST_MOMENTS), kinds);
}

const PARTS: readonly DatePart[] = ['year', 'quarter', 'month', 'day', 'weekday', 'hour'];

function* dateParts(
  result: Quantity,
  _others: readonly Quantity[],
  moments: readonly Quantity[],
): ReturnType<Pass> {
  for (const moment of moments.slice(0, MOST_MOMENTS)) {
    for (const part of PARTS) {
      const candidate: Candidate = { arithmetic: { kind: 'part', part }, of: [moment] };
      if (passes(result, candidate)) yield candidate;
    }
  }
}

/** Sums of whole numbers that others would pass for if both were rounded: they are tried before those. */
function* exactSums(result: Quantity, others: readonly Quantity[]): ReturnType<Pass> {
  if (result.isRounded || result.median < LARGE) return;
  const own = narrower(result, others);
  yield* exact(result, pairs(result, own, [SUM]));
  yield* exact(result, orderedPairs(result, own, [DIFFERENCE]));
  yield* longerSums(result, others, true);
}

function* exact(result: Quantity, candidates: ReturnType<Pass>): ReturnType<Pass> {
  for (const each of candidates) {
    const candidate = { ...each, isExact: true };
    if (passes(result, candidate)) yield candidate;
  }
}

/** Sums of three columns, and sums of four or more columns that lie beside each other. */
function* longerSums(
  result: Quantity,
  others: readonly Quantity[],
  isExact: boolean,
): ReturnType<Pass> {
  for (const of of longerSumsOf(result, others, isExact)) {
    const candidate: Candidate = { arithmetic: SUM, of, isExact };
    if (passes(result, candidate)) yield candidate;
  }
}
