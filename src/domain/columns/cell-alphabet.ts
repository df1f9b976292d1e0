import type { Piece } from './column-plan.js';
import { oncePer } from './once-per.js';
import type { Scalar, WordTable } from './words.js';

/** Every character that occurs in the texts of a table. */
const tableAlphabet = oncePer(({ entries }: WordTable): string => charactersOf(entries));

function charactersOf(entries: readonly Scalar[]): string {
  const ascii = new Uint8Array(128);
  const others = new Set<string>();
  for (const entry of entries) if (typeof entry === 'string') collect(entry, ascii, others);
  const seen = [...ascii.keys()].filter((code) => ascii[code] === 1);
  return String.fromCharCode(...seen) + [...others].join('');
}

/** Most are ASCII, and a list may have 30,000 words: a set of every character takes ten times as long. */
function collect(text: string, ascii: Uint8Array, others: Set<string>): void {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= ascii.length) {
      for (const character of text.slice(i)) others.add(character);
      return;
    }
    ascii[unit] = 1;
  }
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
