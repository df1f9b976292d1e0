import { decimalText } from '../basics/decimal-text.js';
import { nth } from '../basics/nth.js';
import type { IndexVector } from '../columns/vectors.js';
import type { Scalar } from '../kernel/word-table.js';
import { constantText, type Text } from './values.js';

/** Longer lists are handled row by row: a request may have many formulas, each of which keeps lists of its own. */
export const MOST_WORDS = 256;

/** A text that is one of a few, by its index. */
export interface FewWords {
  readonly words: readonly string[];
  /** Undefined if there is one word. */
  readonly indices: IndexVector | undefined;
}

export function wordText(entry: Scalar): string {
  return typeof entry === 'number' ? decimalText(entry) : String(entry);
}

/** The words of a text that is one of a few; undefined for other texts. */
export function fewWords(text: Text): FewWords | undefined {
  const constant = constantText(text);
  if (constant !== undefined) return { words: [constant], indices: undefined };
  const piece = nth(text.pieces, 0);
  if (text.pieces.length > 1 || piece.kind !== 'words') return undefined;
  const { entries } = piece.table;
  if (entries.length > MOST_WORDS) return undefined;
  return { words: entries.map(wordText), indices: piece.indices };
}
