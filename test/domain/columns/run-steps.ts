import type { FillStep, Piece } from '../../../src/domain/columns/column-plan.js';
import type { Draws } from '../../../src/domain/columns/drawn.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';

/** Allocates the vectors of these steps for `count` rows, and fills them from row `row` on. */
export function runSteps(steps: readonly FillStep[], row: number, count: number): void {
  const vectors = [...new Set(steps.flatMap((step) => step.vectors))];
  const room = vectors.reduce((sum, vector) => sum + vector.room(count), 0);
  const kernel = new TypescriptKernel();
  // The memory of a plan still holds the data of the previous plan.
  kernel
    .arena(room)
    .bytes(room - 8)
    .fill(0xaa);
  const arena = kernel.arena(room);
  for (const vector of vectors) vector.allocate(arena, count);
  for (const step of steps) step.fill(row, count, kernel);
}

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
