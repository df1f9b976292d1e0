/**
 * Whether a number is within ±(2^53 - 1). Of larger numbers, a reader of JSON keeps only the nearest that a double can
 * hold, so 123456789012345678 has become another number before anyone can compare.
 */
export function isKeptNumber(value: number): boolean {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
