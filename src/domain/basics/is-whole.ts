/** Whether a value is a whole number from `least` to `most`. Each whole number up to 2^53 - 1 differs from its neighbours. */
export function isWhole(
  value: unknown,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): value is number {
  return (
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
  );
}
