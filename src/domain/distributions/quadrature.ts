/** The five-point Gauss-Legendre rule over -1 to 1: the weights, and the distances of the points from 0. */
const MIDDLE = 0.5688888888888889;
const [INNER, INNER_POINT] = [0.4786286704993665, 0.5384693101056831];
const [OUTER, OUTER_POINT] = [0.2369268850561891, 0.906179845938664];

/**
 * Returns the integral of `f` from `from` to `from + width`. The relative error is below 1e-12 if `f` resembles e^±x
 * and the width is at most 1. The width is a parameter because the difference of two close ends would lose digits.
 */
export function integral(f: (x: number) => number, from: number, width: number): number {
  const half = width / 2;
  const middle = from + half;
  const [near, far] = [half * INNER_POINT, half * OUTER_POINT];
  const inner = INNER * (f(middle - near) + f(middle + near));
  const outer = OUTER * (f(middle - far) + f(middle + far));
  return half * (MIDDLE * f(middle) + inner + outer);
}
