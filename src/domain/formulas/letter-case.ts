import { oncePer } from '../basics/once-per.js';
import type { Piece } from '../columns/column-plan.js';
import { literal, words } from '../columns/pieces.js';
import { TextVector } from '../columns/vectors.js';
import type { WordTable } from '../kernel/word-table.js';
import type { Compilation } from './compilation.js';
import { wordText } from './few-words.js';
import { shiftLetters } from './text-loops.js';
import { textValue } from './texts.js';
import type { Text } from './values.js';

/** A change of the ASCII letters from `first` to `last` into the letters at a distance. */
interface LetterCase {
  readonly first: number;
  readonly last: number;
  readonly distance: number;
  /** The changed words of a list, made once for each list. */
  readonly list: (table: WordTable) => readonly string[];
}

function letterCase(letters: Omit<LetterCase, 'list'>): LetterCase {
  const list = oncePer(({ entries }: WordTable) =>
    entries.map((entry) => changedText(wordText(entry), letters)),
  );
  return { ...letters, list };
}

export const LOWER = letterCase({ first: 65, last: 90, distance: 32 });
export const UPPER = letterCase({ first: 97, last: 122, distance: -32 });

/** The text with its ASCII letters in one case. */
export function inCase(c: Compilation, text: Text, to: LetterCase): Text {
  const pieces = text.pieces.map((piece) => changedPiece(c, piece, to));
  return textValue(c, pieces, text.present);
}

function changedText(text: string, { first, last, distance }: Omit<LetterCase, 'list'>): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= first && code <= last ? String.fromCharCode(code + distance) : letter;
  });
}

function changedPiece(c: Compilation, piece: Piece, to: LetterCase): Piece {
  switch (piece.kind) {
    case 'number':
      return piece;
    case 'literal':
      return literal(changedText(piece.text, to));
    case 'words':
      return words(to.list(piece.table), piece.indices);
    case 'text': {
      const texts = new TextVector(piece.maxLength);
      c.add({
        vectors: [texts],
        fill: (_row, count) => shiftLetters(texts, count, piece.texts, to),
      });
      return { ...piece, texts, alphabet: changedText(piece.alphabet, to) };
    }
  }
}
