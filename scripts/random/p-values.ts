/** The logarithm of the gamma function by Stirling's series, after recursion to x >= 10, where it is exact enough. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}

/** The lower regularised gamma function by its series, for x < a + 1. */
function gammaSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = a + 1; Math.abs(term) > Math.abs(sum) * 1e-15; n++) {
    term *= x / n;
    sum += term;
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

/** The upper regularised gamma function by Lentz's continued fraction, for x >= a + 1. */
function gammaFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let i = 1, step = 0; Math.abs(step - 1) > 1e-15 && i < 10_000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    step = d * c;
    h *= step;
  }
  return h * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

function lowerGamma(a: number, x: number): number {
  return x < a + 1 ? gammaSeries(a, x) : 1 - gammaFraction(a, x);
}

function upperGamma(a: number, x: number): number {
  return x < a + 1 ? 1 - gammaSeries(a, x) : gammaFraction(a, x);
}

/** The probability that a chi-square with `degrees` degrees of freedom is at least `statistic`. */
export function chiSquareP(statistic: number, degrees: number): number {
  return statistic <= 0 ? 1 : upperGamma(degrees / 2, statistic / 2);
}

/** The probability of counts at least as uneven as these if all cells are equally likely. */
export function evenSpreadP(counts: Int32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = total / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  return chiSquareP(statistic, counts.length - 1);
}

/** The probability that a Poisson variable is at least as far from its mean as `count`: twice the smaller tail. */
export function poissonP(count: number, mean: number): number {
  const atLeast = count === 0 ? 1 : lowerGamma(count, mean);
  return Math.min(1, 2 * Math.min(atLeast, upperGamma(count + 1, mean)));
}
