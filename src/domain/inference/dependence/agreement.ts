import { least } from '../../basics/extremes.js';
import { nth } from '../../basics/nth.js';
import { type Arithmetic, computed, computedSlack } from './arithmetic.js';
import type { Quantity } from './quantity.js';
import { brokenByOthers, MOST_EXCEPTIONS, type Relation } from './relation.js';

/** A way in which a column may be computed from others. */
export interface Candidate {
  readonly arithmetic: Arithmetic;
  readonly of: readonly Quantity[];
  /** Whether whole numbers are what they seem: by default, large ones may be rounded. */
  readonly isExact?: boolean;
}

/** The rows of a sample in which a column is computed from others. */
export interface Agreement {
  /** The rows that have all values. */
  readonly rows: number;
  /** The rows in which the column alone is null. */
  readonly nulls: number;
}

/** Sums of whole numbers of this size may be rounded ones. */
export const LARGE = 1000;
const SOME = 20;

/** Returns the agreement of a candidate with the whole sample; undefined if it does not hold, or says nothing. */
export function agreement(
  result: Quantity,
  candidate: Candidate,
  k: number,
): Agreement | undefined {
  if (isBlurred(result, candidate) || isCut(result, candidate)) return undefined;
  const relation = relationOf(result, candidate);
  const { wrong, telling, missing, filled, ...rows } = counted(result, candidate, relation);
  const holds = wrong <= MOST_EXCEPTIONS * rows.rows && missing <= MOST_EXCEPTIONS * filled;
  if (!holds || telling < 2 * k) return undefined;
  const broken = brokenByOthers(relation, result.node.codes.length);
  return broken >= LEAST_BROKEN[accuracyOf(candidate)] ? rows : undefined;
}

/** Numbers are doubles: they may be off by so much more, relative to their size. */
const EPSILON = 1e-9;

export function relationOf(result: Quantity, candidate: Candidate): Relation {
  const { arithmetic, of } = candidate;
  const values = of.map(() => 0);
  const slacks = slacksOf(result, candidate);
  const own = ownSlack(result, candidate);
  return (row, other) => {
    for (let i = 0; i < values.length; i++) values[i] = (of[i] as Quantity).at(other);
    const is = result.at(row);
    const off = Math.abs(is - computed(arithmetic, values));
    const slack = own + computedSlack(arithmetic, values, slacks);
    return off - slack - EPSILON * Math.max(1, Math.abs(is));
  };
}

/** A number with decimals is rounded. A whole number may be rounded if others compute it. */
function ownSlack(
  { isRounded, half, median }: Quantity,
  { arithmetic: { kind }, isExact }: Candidate,
): number {
  if (isRounded || kind === 'line' || kind === 'elapsed') return half;
  const least = kind === 'product' || kind === 'quotient' ? SOME : LARGE;
  return median >= least && isExact !== true ? half : 0;
}

function slacksOf(
  result: Quantity,
  { arithmetic: { kind }, of, isExact }: Candidate,
): readonly number[] {
  const isSum = kind === 'sum' || kind === 'difference' || kind === 'distance';
  const areRounded = isSum && result.median >= LARGE && isExact !== true;
  return of.map(({ isRounded, half }) => (isRounded || areRounded ? half : 0));
}

/** The least share of the rows that are broken by the values of another row: otherwise the relation says little. */
const LEAST_BROKEN = { exact: 0.1, rounded: 0.5 } as const;
/** The largest rounding, as a share of the standard deviation. */
const MOST_BLUR = { exact: 0.25, rounded: 0.1 } as const;

function accuracyOf({ arithmetic: { kind } }: Candidate): 'exact' | 'rounded' {
  return kind === 'product' || kind === 'quotient' || kind === 'line' ? 'rounded' : 'exact';
}

/** Whether the rounding alone would let most numbers agree. */
function isBlurred(result: Quantity, candidate: Candidate): boolean {
  const { arithmetic, of } = candidate;
  const slacks = slacksOf(result, candidate);
  const blurs = result.some
    .map((row) => {
      const values = of.map(({ at }) => at(row));
      return ownSlack(result, candidate) + computedSlack(arithmetic, values, slacks);
    })
    .filter((blur) => !Number.isNaN(blur))
    .sort((a, b) => a - b);
  const most = MOST_BLUR[accuracyOf(candidate)] * result.spread;
  return !(nth(blurs, blurs.length >> 1) <= most);
}

/** Whether the clone would round numbers that the sample shows in full. */
function isCut(result: Quantity, candidate: Candidate): boolean {
  const { arithmetic, of } = candidate;
  if (ownSlack(result, candidate) > 0) return false;
  const { kind } = arithmetic;
  const decimals = of.reduce((sum, { precision }) => sum + precision, 0);
  return kind === 'quotient' || (kind === 'product' && (arithmetic.factor < 1 || decimals > 0));
}

interface Counted extends Agreement {
  /** The rows that are off. */
  readonly wrong: number;
  /** The rows that agree and in which a column and another one are not neutral, such as 0 in a sum: the fewest of a column. */
  readonly telling: number;
  /** The rows in which the column has a value, and of these those in which another one is null. */
  readonly filled: number;
  readonly missing: number;
}

function counted(result: Quantity, { arithmetic, of }: Candidate, relation: Relation): Counted {
  const neutral = neutralOf(arithmetic);
  const tells = (number: number): boolean => number !== 0 || Number.isNaN(neutral);
  const telling = of.map(() => 0);
  let [rows, nulls, wrong, filled, missing] = [0, 0, 0, 0, 0];
  for (let row = 0; row < result.node.codes.length; row++) {
    const off = relation(row, row);
    if (!Number.isNaN(off)) {
      rows++;
      filled++;
      if (off > 0) wrong++;
      else if (tells(result.at(row))) countTelling(telling, of, row, neutral);
    } else if (!Number.isNaN(result.at(row))) {
      filled++;
      missing += Number(of.some(({ isNull }) => isNull(row)));
    } else if (result.isNull(row) && of.every(({ at }) => !Number.isNaN(at(row)))) nulls++;
  }
  return { rows, nulls, wrong, telling: least(telling), filled, missing };
}

/** Counts a row for the columns that are not neutral in it: in a sum one may be alone, because parts may exclude each other. */
function countTelling(
  telling: number[],
  of: readonly Quantity[],
  row: number,
  neutral: number,
): void {
  const disclosed = of.flatMap(({ at }, i) => (at(row) === neutral ? [] : [i]));
  if (disclosed.length < (neutral === 0 ? 1 : Math.min(2, of.length))) return;
  for (const i of disclosed) telling[i] = nth(telling, i) + 1;
}

function neutralOf({ kind }: Arithmetic): number {
  if (kind === 'product' || kind === 'quotient') return 1;
  return kind === 'sum' || kind === 'difference' || kind === 'distance' ? 0 : Number.NaN;
}
