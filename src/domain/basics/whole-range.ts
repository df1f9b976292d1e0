const { MAX_SAFE_INTEGER } = Number;

/** A decimal number as digits x 10^exponent, read from its shortest text: multiplying by 10^n would round. */
function digitsOf(value: number): { readonly digits: bigint; readonly exponent: number } {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

/** value x 10^decimals, rounded up or down to a whole number. */
function scaled(value: number, decimals: number, up: boolean): bigint {
  const { digits, exponent } = digitsOf(value);
  const shift = exponent + decimals;
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const unit = 10n ** BigInt(-shift);
  const quotient = digits / unit;
  const rest = digits - quotient * unit;
  if (up && rest > 0n) return quotient + 1n;
  return !up && rest < 0n ? quotient - 1n : quotient;
}

/** Larger than any whole number of a column, and small enough that sums with it do not overflow a double. */
const FAR = 1e300;

function bounded(value: bigint): number {
  return Math.max(-FAR, Math.min(FAR, Number(value)));
}

/** The least whole number that is not below value x 10^decimals. */
export function scaledUp(value: number, decimals: number): number {
  if (decimals === 0 && Number.isSafeInteger(value)) return value;
  return bounded(scaled(value, decimals, true));
}

/** The greatest whole number that is not above value x 10^decimals. */
export function scaledDown(value: number, decimals: number): number {
  if (decimals === 0 && Number.isSafeInteger(value)) return value;
  return bounded(scaled(value, decimals, false));
}

/** The whole numbers k with min <= k / 10^decimals <= max. */
export interface WholeRange {
  readonly min: number;
  readonly max: number;
}

/** The range, or the reason why there is none: it is empty, or it exceeds the whole numbers up to 2^53 - 1. */
export function wholeRange(
  min: number,
  max: number,
  decimals: number,
): WholeRange | 'empty' | 'too large' {
  const low = scaled(min, decimals, true);
  const high = scaled(max, decimals, false);
  if (low > high) return 'empty';
  const limit = BigInt(MAX_SAFE_INTEGER);
  if (low < -limit || high > limit || high - low > limit - 1n) return 'too large';
  return { min: Number(low), max: Number(high) };
}

/** The largest number of decimals less than `below` for which `wholeRange` returns a range, if there is one. */
export function largestPrecision(min: number, max: number, below: number): number | undefined {
  for (let decimals = below - 1; decimals >= 0; decimals--) {
    if (typeof wholeRange(min, max, decimals) === 'object') return decimals;
  }
  return undefined;
}
