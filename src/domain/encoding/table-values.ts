import { unitsOf } from '../basics/decimal-places.js';
import { decimalText } from '../basics/decimal-text.js';
import type { DataType } from '../columns/column-plan.js';
import { type EncodedTable, encodeWords } from '../kernel/encoded-table.js';
import { scalarText, type WordTable } from '../kernel/word-table.js';
import type { NumberType } from './number-type.js';

/** The entries of a table as texts in UTF-8. */
export function entryTexts(table: WordTable): EncodedTable {
  return encodeWords(table, 'text', scalarText);
}

/**
 * The numbers of a table as binary formats store them, little-endian: decimals as whole numbers, value x 10^scale. These
 * are exact, because a product of doubles would round those above 2^53.
 */
export function storedNumbers(
  { entries }: WordTable,
  type: DataType,
  stored: NumberType,
): Int32Array | BigInt64Array | Float64Array {
  // Adding zero turns minus zero into zero, as in every other format.
  if (stored === 'double') return Float64Array.from(entries, (entry) => Number(entry) + 0);
  const scale = type.kind === 'decimal' ? type.scale : 0;
  return stored === 'int64'
    ? BigInt64Array.from(entries, (entry) => digitsOf(Number(entry), scale))
    : Int32Array.from(entries, (entry) => Number(digitsOf(Number(entry), scale)));
}

/** A decimal without its point. */
function digitsOf(decimal: number, scale: number): bigint {
  // A text takes ten times as long.
  const units = unitsOf(decimal, scale);
  if (units !== undefined) return BigInt(units);
  const [whole = '', fraction = ''] = decimalText(decimal).split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}
