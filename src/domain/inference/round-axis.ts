/** Whole numbers that stand for the values of a column, and which of them are round. */
export interface RoundAxis {
  /** The roundest number above `after`, up to `until`. */
  roundest(after: number, until: number): number;
  /** The greatest round number up to `at`, round by steps that are not under `spread`. */
  below(at: number, spread: number): number;
  /** The least round number from `at` on. */
  above(at: number, spread: number): number;
}

/** 1, 2, 5, 10, 20, 50, … as far as whole numbers are exact. */
const STEPS: readonly number[] = Array.from({ length: 16 }, (_, power) =>
  [1, 2, 5].map((digit) => Number(`${digit}e${power}`)),
).flat();

/** Round in the decimal system. */
export const decimalRounding: RoundAxis = {
  roundest: (after, until) => {
    for (let i = STEPS.length - 1; i > 0; i--) {
      const at = floorTo(until, STEPS[i] as number);
      if (at > after) return at;
    }
    return until;
  },
  below: (at, spread) => floorTo(at, stepOf(spread)),
  above: (at, spread) => -floorTo(-at, stepOf(spread)),
};

function stepOf(spread: number): number {
  return STEPS.find((step) => step >= spread) ?? (STEPS.at(-1) as number);
}

export function floorTo(at: number, step: number): number {
  return Math.floor(at / step) * step;
}
