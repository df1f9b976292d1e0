import { cellAlphabet } from '../columns/cell-alphabet.js';
import type { Piece } from '../columns/column-plan.js';
import { longestText } from '../columns/longest-text.js';
import { expecting, type Param } from '../constraints/param.js';

/** No digit, so that no number is a mark; no space, quote or delimiter, so that a mark needs no quotes. */
const FORM = /^[!#-&(-+\-./:<-{}~\u00c0-\u024f\u2010-\u2015]{0,16}$/;

/** The option of a format: the text of a null cell. */
export const nullMark: Param<string> = {
  description: 'text of a null cell, such as NA; a value with the same text is in quotes',
  schema: { type: 'string', pattern: FORM.source },
  ...expecting(
    'a text of at most 16 letters and signs, without digits, spaces, quotes and delimiters',
    (value): value is string => typeof value === 'string' && isNullMark(value),
  ),
};

/** Whether delimited text can have this text in its null cells. */
export function isNullMark(text: string): boolean {
  return FORM.test(text);
}

/** Whether the text of a cell of several pieces could be the mark of null. */
export function mayBeMark(cell: readonly Piece[], mark: string): boolean {
  if (mark === '' || cell.some(({ kind }) => kind === 'number')) return false;
  const alphabet = cellAlphabet(cell);
  const isLong = longestText(cell).units >= mark.length;
  const literals = cell.map((piece) => (piece.kind === 'literal' ? piece.text : ''));
  return (
    isLong &&
    [...mark].every((sign) => alphabet.includes(sign)) &&
    literals.every((text) => mark.includes(text))
  );
}
