import type { Piece } from '../../../src/domain/columns/column-plan.js';
import type { Draws } from '../../../src/domain/columns/drawn.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';

/** The draws of a column. */
export function drawsOf(name: string, unique = false): Draws {
  const column = deriveKey(seedKey('columns'), name);
  return { key: (purpose) => deriveKey(column, purpose), unique };
}

/** The text of row `i` of a filled cell, read piece by piece. */
export function readCell(cell: readonly Piece[], i: number): string {
  return cell.map((piece) => readPiece(piece, i)).join('');
}

function readPiece(piece: Piece, i: number): string {
  switch (piece.kind) {
    case 'literal':
      return piece.text;
    case 'words':
      return String(piece.table.entries[piece.indices.data[i] as number]);
    case 'number':
      if (piece.decimals > 0) throw new Error('no decimals are read here');
      return String(piece.values.data[i]).padStart(piece.minDigits, '0');
    case 'text': {
      const start = piece.texts.starts[i] as number;
      const end = start + (piece.texts.lengths[i] as number);
      return new TextDecoder().decode(piece.texts.data.subarray(start, end));
    }
  }
}
