import { oncePer } from '../basics/once-per.js';
import type { Scalar, WordTable } from '../kernel/word-table.js';
import type { Piece } from './column-plan.js';

/** Every character that occurs in the texts of a table. */
const tableAlphabet = oncePer(({ entries }: WordTable): string => charactersOf(entries));

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** A list may have 30,000 words, mostly ASCII: collecting every character in a set would take many times as long. */
function charactersOf(entries: readonly Scalar[]): string {
  const text = entries.filter((entry) => typeof entry === 'string').join('');
  const ascii = ASCII.filter((character) => text.includes(character));
  const others = text.match(/[^\x00-\x7f]+/gu) ?? [];
  return ascii.join('') + [...new Set(others.join(''))].join('');
}

/** Every character that may occur in the text of a cell, except the digits, sign and point of numbers. */
export function cellAlphabet(cell: readonly Piece[]): string {
  return cell
    .map((piece) => {
      if (piece.kind === 'literal') return piece.text;
      if (piece.kind === 'words') return tableAlphabet(piece.table);
      return piece.kind === 'text' ? piece.alphabet : '';
    })
    .join('');
}
