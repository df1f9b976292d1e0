/**
 * exp and log from + - * / alone. The functions of Math differ in the last bit between engines, so a table built
 * with them would have different rows on another engine. The relative error is below 1e-15, except for subnormal results.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const SQRT_HALF = Math.sqrt(0.5);
const LEAST_EXPONENT = -1022;
const TWO_54 = 2 ** 54;

/** 1/k! from k = 13 down, and 1/(2k + 1) from k = 11 down. The next terms are under 1e-17. */
const EXP_TERMS = taylorOfExp(13);
const ATANH_TERMS = Float64Array.from({ length: 12 }, (_, i) => 1 / (2 * (11 - i) + 1));

/** 2^-1022 to 2^1023. */
const POWERS_OF_TWO = powersOfTwo();

const scratch = new DataView(new ArrayBuffer(8));

function taylorOfExp(degree: number): Float64Array {
  const terms = new Float64Array(degree + 1);
  for (let k = 0, factorial = 1; k <= degree; factorial *= ++k) terms[degree - k] = 1 / factorial;
  return terms;
}

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(1023 - LEAST_EXPONENT + 1);
  for (let k = 0, power = 1; k <= 1023; k++, power *= 2) powers[k - LEAST_EXPONENT] = power;
  for (let k = -1, power = 0.5; k >= LEAST_EXPONENT; k--, power /= 2) {
    powers[k - LEAST_EXPONENT] = power;
  }
  return powers;
}

/** A polynomial by its terms, that of the highest power first. */
export function polynomial(terms: Float64Array, x: number): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum = sum * x + (terms[i] as number);
  return sum;
}

/** Returns e^x, 0 below -708, or infinity above 709. */
export function exp(x: number): number {
  if (x > 709) return Number.POSITIVE_INFINITY;
  if (x < -708) return 0;
  const k = Math.round(x / (LN2_HIGH + LN2_LOW));
  const rest = x - k * LN2_HIGH - k * LN2_LOW;
  return polynomial(EXP_TERMS, rest) * (POWERS_OF_TWO[k - LEAST_EXPONENT] as number);
}

/** Returns 2 artanh(s) = log((1 + s) / (1 - s)), for abs(s) up to 0.18. */
function logOfQuotient(s: number): number {
  return 2 * s * polynomial(ATANH_TERMS, s * s);
}

/** Returns the natural logarithm of `x`; minus infinity if `x` is 0 or negative. */
export function log(x: number): number {
  if (!(x > 0)) return Number.NEGATIVE_INFINITY;
  if (x === Number.POSITIVE_INFINITY) return x;
  const isTiny = x < 1 / TWO_54;
  scratch.setFloat64(0, isTiny ? x * TWO_54 * TWO_54 * TWO_54 : x);
  const top = scratch.getInt32(0);
  let exponent = (top >> 20) - 1022 - (isTiny ? 162 : 0);
  scratch.setInt32(0, (top & 0xfffff) | (1022 << 20));
  let fraction = scratch.getFloat64(0);
  if (fraction < SQRT_HALF) {
    fraction *= 2;
    exponent -= 1;
  }
  const rest = logOfQuotient((fraction - 1) / (fraction + 1));
  return exponent * LN2_HIGH + (rest + exponent * LN2_LOW);
}

/** Returns log(1 + x) for x >= 0, exact for small x too. */
export function logOnePlus(x: number): number {
  return x < 0.4 ? logOfQuotient(x / (2 + x)) : log(1 + x);
}
