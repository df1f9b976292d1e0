import { polynomial } from '../distributions/elementary.js';

const TWO_PI = 6.283185307179586;
/** (-1)^k / (2k)! from k = 10 down. In an eighth of a turn the next term is below 1e-24. */
const COSINE_TERMS = taylor(0);
/** (-1)^k / (2k + 1)! from k = 10 down. */
const SINE_TERMS = taylor(1);

function taylor(first: number): Float64Array {
  const terms = new Float64Array(11);
  for (let k = 0, term = 1; k < terms.length; k++) {
    terms[terms.length - 1 - k] = term;
    term /= -((2 * k + first + 1) * (2 * k + first + 2));
  }
  return terms;
}

/** The cosine of an angle in turns, from 0 to 1, by + - * / alone: the function of Math differs between engines. */
export function cosineOfTurn(turn: number): number {
  const half = Math.abs(turn - 0.5);
  // The cosine of `turn` is minus that of `half`, which is at most half a turn.
  const isFar = half > 0.25;
  const quarter = isFar ? 0.5 - half : half;
  const value =
    quarter <= 0.125
      ? polynomial(COSINE_TERMS, square(TWO_PI * quarter))
      : sine(TWO_PI * (0.25 - quarter));
  return isFar ? value : -value;
}

function sine(angle: number): number {
  return angle * polynomial(SINE_TERMS, square(angle));
}

function square(x: number): number {
  return x * x;
}
