import type { Piece } from './column-plan.js';
import type { WordTable } from './words.js';

const kept = new WeakMap<WordTable, string>();

/** Every character that occurs in the texts of a table. */
function tableAlphabet(table: WordTable): string {
  let alphabet = kept.get(table);
  if (alphabet === undefined) {
    const characters = new Set<string>();
    for (const entry of table.entries) {
      if (typeof entry === 'string') for (const character of entry) characters.add(character);
    }
    alphabet = [...characters].join('');
    kept.set(table, alphabet);
  }
  return alphabet;
}

/** Every character that may occur in the text of a cell; digits, sign and point of numbers left out. */
export function cellAlphabet(cell: readonly Piece[]): string {
  return cell
    .map((piece) => {
      if (piece.kind === 'literal') return piece.text;
      if (piece.kind === 'words') return tableAlphabet(piece.table);
      return piece.kind === 'text' ? piece.alphabet : '';
    })
    .join('');
}
