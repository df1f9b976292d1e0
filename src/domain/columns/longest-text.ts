import { greatest } from '../basics/extremes.js';
import { oncePer } from '../basics/once-per.js';
import { utf8Length } from '../basics/utf8.js';
import { scalarText, type WordTable } from '../kernel/word-table.js';
import type { Piece } from './column-plan.js';

/** An upper bound on the length of a cell's text. */
export interface TextLength {
  /** UTF-16 code units, which are at least as many as characters. */
  readonly units: number;
  /** UTF-8 bytes. */
  readonly bytes: number;
}

const longestEntry = oncePer(({ entries }: WordTable): TextLength => {
  let units = 0;
  let bytes = 0;
  for (const entry of entries) {
    const text = scalarText(entry);
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
      return { units: piece.maxUnits ?? piece.maxLength, bytes: piece.maxLength };
  }
}

/** The bound for texts that are those of any of these cells. */
export function longestOf(cells: readonly (readonly Piece[])[]): TextLength {
  const lengths = cells.map(longestText);
  return {
    units: greatest(lengths.map(({ units }) => units)),
    bytes: greatest(lengths.map(({ bytes }) => bytes)),
  };
}

export function longestText(cell: readonly Piece[]): TextLength {
  const lengths = cell.map(pieceLength);
  return {
    units: lengths.reduce((sum, { units }) => sum + units, 0),
    bytes: lengths.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
