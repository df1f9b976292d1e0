import { utf8Length } from '../encoding/utf8.js';
import type { Piece } from './column-plan.js';
import { decimalText } from './decimal-text.js';
import { oncePer } from './once-per.js';
import type { Scalar, WordTable } from './words.js';

/** How long the text of a cell can be. Free text may be shorter in units than is known of it. */
export interface TextLength {
  /** In UTF-16 code units: no fewer than characters. */
  readonly units: number;
  /** In UTF-8. */
  readonly bytes: number;
}

function textOf(entry: Scalar): string {
  return typeof entry === 'number' ? decimalText(entry) : String(entry);
}

const longestEntry = oncePer(({ entries }: WordTable): TextLength => {
  let units = 0;
  let bytes = 0;
  for (const entry of entries) {
    const text = textOf(entry);
    units = Math.max(units, text.length);
    bytes = Math.max(bytes, utf8Length(text));
  }
  return { units, bytes };
});

function pieceLength(piece: Piece): TextLength {
  switch (piece.kind) {
    case 'literal':
      return { units: piece.text.length, bytes: utf8Length(piece.text) };
    case 'words':
      return longestEntry(piece.table);
    case 'number': {
      const { decimals, minDigits } = piece;
      const lengthOf = (value: number): number =>
        Math.max(String(Math.abs(value)).length, minDigits) +
        (value < 0 ? 1 : 0) +
        (decimals > 0 ? 1 : 0);
      const length = Math.max(lengthOf(piece.min), lengthOf(piece.max));
      return { units: length, bytes: length };
    }
    case 'text':
      return { units: piece.maxLength, bytes: piece.maxLength };
  }
}

/** The longest that the text of a cell can be. */
export function longestText(cell: readonly Piece[]): TextLength {
  const lengths = cell.map(pieceLength);
  return {
    units: lengths.reduce((sum, { units }) => sum + units, 0),
    bytes: lengths.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
