import type { FillStep } from '../columns/column-plan.js';
import { longestText } from '../columns/longest-text.js';
import { type IndexVector, TextVector } from '../columns/vectors.js';
import { writeNumber } from '../kernel/write-number.js';
import type { NumberPiece } from './notation.js';

/** The texts of numbers, and the step that writes them. */
export interface NumberTexts {
  readonly texts: TextVector;
  readonly maxLength: number;
  readonly steps: readonly FillStep[];
}

/** The number of bytes that a cell costs, for the estimate of the time that a table takes. */
const BYTE_COST = 3;

/**
 * The texts of a number piece with another decimal mark, which is one ASCII character. The loops of the kernel write
 * points. Rows whose `present` is 0 are empty.
 */
export function numberTexts(
  piece: NumberPiece,
  decimalMark: string,
  present: IndexVector | undefined,
): NumberTexts {
  const maxLength = longestText([piece]).bytes;
  const texts = new TextVector(maxLength, BYTE_COST);
  const mark = decimalMark.charCodeAt(0);
  const { values, decimals } = piece;
  const fill = (_row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    let start = 0;
    for (let i = 0; i < count; i++) {
      const isNull = present !== undefined && present.data[i] === 0;
      const end = isNull ? start : writeNumber(data, start, values.data[i] as number, piece);
      if (end > start) data[end - decimals - 1] = mark;
      starts[i] = start;
      lengths[i] = end - start;
      start = end;
    }
  };
  return { texts, maxLength, steps: [{ vectors: [texts], fill }] };
}
