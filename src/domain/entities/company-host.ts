import type { Lexicon } from '../lexicon/lexicon.js';
import type { Writing } from './company-name.js';

/** Replaces a word that has no ASCII letters or digits. */
const NAMELESS = 'x';

const GAP = /^[\s,&-]/;

function slug(text: string, lexicon: Lexicon): string {
  return lexicon
    .ascii(text)
    .toLowerCase()
    .replace(/['.]+/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The text between words: hyphens where it has spaces or signs, and its own words. */
function between(text: string, lexicon: Lexicon): string {
  const own = slug(text.trim(), lexicon);
  const start = GAP.test(text) ? '-' : '';
  const end = own !== '' && /\s$/.test(text) ? '-' : '';
  return start + own + end;
}

/** How the name of a company is written in its host: "weber-und-soehne" of "Weber und Söhne KG". */
export function hostWriting(lexicon: Lexicon): Writing {
  return {
    name: 'host',
    word: (text) => slug(text, lexicon) || NAMELESS,
    between: (text) => between(text, lexicon),
  };
}
