import { type EncodedTable, encodeWords } from '../kernel/encoded-table.js';
import { scalarText, type WordTable } from '../kernel/word-table.js';

/** The entries of a table as texts in UTF-8. */
export function entryTexts(table: WordTable): EncodedTable {
  return encodeWords(table, 'text', scalarText);
}

/** The numbers of a table as binary formats store them: decimals as whole numbers, value x 10^scale. */
export function storedNumbers({ entries }: WordTable, scale: number): readonly number[] {
  const factor = Number(`1e${scale}`);
  // The product of 1.1 and 100 is 110.00000000000001. Adding zero turns minus zero into zero, as in every other format.
  return entries.map(
    (entry) => (scale === 0 ? Number(entry) : Math.round(Number(entry) * factor)) + 0,
  );
}
