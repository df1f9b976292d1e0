import { log } from './elementary.js';

/** Half the logarithm of 2 pi. */
const HALF_LOG_2_PI = 0.9189385332046728;
/** From here on the terms of Stirling's series that are left out are below 1e-13. */
const LARGE = 12;

/** Returns the logarithm of the gamma function of `x` > 0, from + - * / alone. */
export function logGamma(x: number): number {
  let product = 1;
  let at = x;
  for (; at < LARGE; at++) product *= at;
  const square = 1 / (at * at);
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680))) / at;
  return (at - 0.5) * log(at) - at + HALF_LOG_2_PI + series - log(product);
}
