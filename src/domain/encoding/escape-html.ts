import { entryOf } from '../basics/entry-of.js';

const NAMES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Control characters and lone surrogates, which HTML and SVG cannot contain, and marks that change the direction of text. */
const UNSHOWABLE =
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]/gu;

/** Text for the content and the attributes of HTML and SVG; characters that cannot be shown are replaced by U+FFFD. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entryOf(NAMES, sign)).replace(UNSHOWABLE, '\ufffd');
}
