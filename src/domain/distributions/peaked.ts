/** Density below e^-50 of the greatest density counts as 0: a draw of 64 bits cannot reach it. */
const NEGLIGIBLE = 50;
const BISECTIONS = 64;

/** The logarithm of a density over `low` to `high`, which rises to its peak and then falls. */
export interface Peaked {
  readonly low: number;
  readonly high: number;
  readonly log: (at: number) => number;
}

/** The greatest logarithm, and the part of the range around it where the density is not negligible. */
export interface Reach {
  readonly greatest: number;
  readonly from: number;
  readonly to: number;
}

/** `peak` is where the density is greatest without the ends of the range. */
export function reachOf({ low, high, log }: Peaked, peak: number): Reach {
  const middle = Math.max(low, Math.min(high, peak));
  const greatest = log(middle);
  const isReached = (at: number): boolean => log(at) > greatest - NEGLIGIBLE;
  const border = (far: number): number => {
    if (isReached(far)) return far;
    let [inside, outside] = [middle, far];
    for (let i = 0; i < BISECTIONS; i++) {
      const between = (inside + outside) / 2;
      if (isReached(between)) inside = between;
      else outside = between;
    }
    return outside;
  };
  return { greatest, from: border(low), to: border(high) };
}
