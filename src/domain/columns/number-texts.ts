import { writeNumber } from '../kernel/write-number.js';
import type { Piece } from './column-plan.js';
import type { FillStep } from './fill-step.js';
import { longestText } from './longest-text.js';
import { type IndexVector, TextVector } from './vectors.js';

type NumberPiece = Extract<Piece, { readonly kind: 'number' }>;

/** The texts of numbers, and the step that writes them. */
export interface NumberTexts {
  readonly texts: TextVector;
  readonly maxLength: number;
  readonly steps: readonly FillStep[];
}

/** The time that a byte of a cell takes, for the estimate of a table. */
const BYTE_COST = 3;
const POINT = '.';

/** Whether the loops of the kernel cannot write a number: they write points, and all decimals. */
export function isWrittenAsText({ decimals, shown }: NumberPiece, decimalMark = POINT): boolean {
  return decimals > 0 && (shown !== undefined || decimalMark !== POINT);
}

/**
 * The texts of a number piece that the kernel cannot write, with a decimal mark of one ASCII character. Rows whose
 * `present` is 0 are empty.
 */
export function numberTexts(
  piece: NumberPiece,
  decimalMark = POINT,
  present?: IndexVector,
): NumberTexts {
  const maxLength = longestText([piece]).bytes;
  const texts = new TextVector(maxLength, BYTE_COST);
  const mark = decimalMark.charCodeAt(0);
  const { values, decimals, shown } = piece;
  const write = (out: Uint8Array, start: number, row: number): number => {
    const point = writeNumber(out, start, values.data[row] as number, piece) - decimals - 1;
    const digits = shown === undefined ? decimals : (shown.data[row] as number);
    out[point] = mark;
    return digits === 0 ? point : point + 1 + digits;
  };
  const fill = (_row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    let start = 0;
    for (let i = 0; i < count; i++) {
      const end = present?.data[i] === 0 ? start : write(data, start, i);
      starts[i] = start;
      lengths[i] = end - start;
      start = end;
    }
  };
  return { texts, maxLength, steps: [{ vectors: [texts], fill }] };
}
