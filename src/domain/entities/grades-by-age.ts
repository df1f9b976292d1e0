import { lazy } from '../basics/lazy.js';
import { type WeightsByState, weightsByState } from '../random/by-state.js';
import { AGE_GROUPS } from './birth-days.js';
import { SENIORITIES } from './occupations.js';

/** The least and the greatest age of people at work. */
export const WORKING_AGES = { min: 18, max: 66 } as const;

/** Nobody is hired before this age in years. */
export const LEAST_AGE_OF_HIRE = 16;

/** An age at work and how frequent a grade is then, relative to other ages. Between two ages it changes evenly. */
type Curve = readonly (readonly [age: number, frequency: number])[];

/** When people have the grades of `SENIORITIES`, in their order: our estimate. Nobody under 28 is a director. */
const CURVES: readonly Curve[] = [
  [
    [18, 1],
    [24, 1],
    [29, 0.4],
    [34, 0.1],
    [40, 0.02],
    [45, 0],
  ],
  [
    [18, 0.2],
    [22, 0.5],
    [27, 1],
    [45, 1],
    [66, 1],
  ],
  [
    [25, 0],
    [29, 0.4],
    [36, 1],
    [66, 1],
  ],
  [
    [26, 0],
    [30, 0.4],
    [38, 1],
    [66, 0.9],
  ],
  [
    [26, 0],
    [31, 0.35],
    [40, 1],
    [66, 1],
  ],
  [
    [29.5, 0],
    [36, 0.3],
    [46, 1],
    [66, 1],
  ],
];

/** The rounds after which the shares of the grades are within a millionth of those of `SENIORITIES`. */
const ROUNDS = 200;

function valueAt(curve: Curve, age: number): number {
  const next = curve.findIndex(([end]) => end > age);
  const [left, right] = [curve[next - 1], curve[next]];
  if (next === 0) return 0;
  if (left === undefined || right === undefined) return curve.at(-1)?.[1] ?? 0;
  return left[1] + ((age - left[0]) / (right[0] - left[0])) * (right[1] - left[1]);
}

/**
 * The shares of the grades in each age group. The shares over all groups are those of `SENIORITIES`, and each group has as many
 * people: rows and columns are scaled in turn until both hold.
 */
const gradeShares = lazy((): readonly (readonly number[])[] => {
  const { min, max } = WORKING_AGES;
  const total = SENIORITIES.weights.reduce((sum, weight) => sum + weight, 0);
  const width = (max + 1 - min) / AGE_GROUPS;
  const shares = Array.from({ length: AGE_GROUPS }, (_, group) =>
    CURVES.map((curve) => valueAt(curve, min + (group + 0.5) * width)),
  );
  for (let round = 0; round < ROUNDS; round++) {
    SENIORITIES.weights.forEach((weight, grade) => {
      const sum = shares.reduce((all, row) => all + (row[grade] as number), 0);
      for (const row of shares) {
        row[grade] = ((row[grade] as number) * weight * AGE_GROUPS) / (total * sum);
      }
    });
    for (const row of shares) {
      const sum = row.reduce((all, share) => all + share, 0);
      row.forEach((share, grade) => {
        row[grade] = share / sum;
      });
    }
  }
  return shares;
});

/** The grades by age group, for draws. */
export const gradesByAge = lazy(
  (): WeightsByState =>
    weightsByState(gradeShares().map((row) => row.map((weight, index) => ({ index, weight })))),
);
