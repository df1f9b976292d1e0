/** Rounding for whole numbers that represent the values of a column. */
export interface RoundAxis {
  /** The roundest number that is greater than `after` and at most `until`. */
  roundest(after: number, until: number): number;
  /** The greatest round number that is at most `at`, with a step of at least `spread`. */
  below(at: number, spread: number): number;
  /** The least round number that is at least `at`, with a step of at least `spread`. */
  above(at: number, spread: number): number;
}

/** 1, 2, 5, 10, 20, 50, … up to 5 x 10^15. */
const STEPS: readonly number[] = Array.from({ length: 16 }, (_, power) =>
  [1, 2, 5].map((digit) => Number(`${digit}e${power}`)),
).flat();

/** Rounding in the decimal system. */
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
