import { nth } from '../../basics/nth.js';
import type { WeightedDigits } from '../../columns/rounded-numbers.js';
import type { ColumnValues } from '../reading/column-values.js';
import { parseNumber } from '../reading/parse-number.js';

/**
 * Whether k rows have each number of decimals, counted again in the texts of the sample. Those between two numbers of the
 * list count for the greater one, and those above the last one for the last one.
 */
export function decimalsHold(
  decimals: unknown,
  { counts }: Pick<ColumnValues, 'counts'>,
  k: number,
): boolean {
  const disclosed = (decimals as readonly WeightedDigits[]).map(({ digits }) => digits);
  return (['.', ','] as const).some((mark) => {
    const rows = disclosed.map(() => 0);
    for (const [text, count] of counts) {
      const written = parseNumber(text, mark)?.decimals;
      if (written === undefined) continue;
      const at = disclosed.findIndex((digits) => written <= digits);
      const index = at < 0 ? disclosed.length - 1 : at;
      rows[index] = nth(rows, index) + count;
    }
    return rows.every((own) => own >= k);
  });
}
