import stringWidth from 'string-width';
import { printable } from '../text/printable.js';

/** Characters of a line before and after the one at which an excerpt points. */
const BEFORE = 40;
const AFTER = 30;

/** The line of a text around the character at `index`, and below it a mark under that character with a message. */
export function faultExcerpt(text: string, index: number, message: string): readonly string[] {
  const begin = text.lastIndexOf('\n', index - 1) + 1;
  const lineEnd = text.indexOf('\n', index);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const from = Math.max(begin, index - BEFORE);
  const to = Math.min(end, index + AFTER);
  const before = `${from > begin ? '…' : ''}${printable(text.slice(from, index))}`;
  const after = `${printable(text.slice(index, to))}${to < end ? '…' : ''}`;
  return [before + after, `${' '.repeat(stringWidth(before))}^ ${message}`];
}
