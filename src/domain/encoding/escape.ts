import { entryOf } from '../basics/entry-of.js';
import { oncePer } from '../basics/once-per.js';
import { utf8, utf8Length } from '../basics/utf8.js';

/**
 * The escape rules of a format for text inside its quotes: single characters up to U+FFFF are replaced, all others stay.
 * Rules for ASCII apply to bytes and to strings alike, because no byte of a longer UTF-8 sequence is ASCII.
 *
 * @example
 * const tabs: Escape = { id: 'tsv', replacements: new Map([['\t', '\\t'], ['\\', '\\\\']]) };
 * escapeText('a\tb', tabs); // => 'a\\tb'
 */
export interface Escape {
  /** Identifies the rules in the cache of encoded tables. */
  readonly id: string;
  readonly replacements: ReadonlyMap<string, string>;
}

/** Matches the replaced characters; there must be at least one. */
const replaced = oncePer(({ replacements }: Escape): RegExp => {
  const codes = [...replacements.keys()].map((character) => character.charCodeAt(0));
  const units = codes.map((code) => `\\u${code.toString(16).padStart(4, '0')}`);
  return new RegExp(`[${units.join('')}]`, 'g');
});

/**
 * The escaped form of a text.
 *
 * @example
 * const quotes = { id: 'quotes', replacements: new Map([["'", "''"]]) };
 * escapeText("it's", quotes); // => "it''s"
 */
export function escapeText(text: string, rules: Escape): string {
  const { replacements } = rules;
  if (replacements.size === 0) return text;
  return text.replace(replaced(rules), (character) => entryOf(replacements, character));
}

/** Whether the rules change any text over this alphabet. */
export function changesTexts(alphabet: string, { replacements }: Escape): boolean {
  return [...replacements.keys()].some((character) => alphabet.includes(character));
}

/** Whether the rules change a character over this alphabet that is not ASCII. */
export function changesWideTexts(alphabet: string, { replacements }: Escape): boolean {
  return [...replacements.keys()].some(
    (character) => character > '\x7f' && alphabet.includes(character),
  );
}

/** The most bytes into which one byte of text over this alphabet can turn. */
export function escapeGrowth(alphabet: string, { replacements }: Escape): number {
  let growth = 1;
  for (const [character, replacement] of replacements) {
    if (alphabet.includes(character)) growth = Math.max(growth, utf8Length(replacement));
  }
  return growth;
}

/** The replacement for each of the 256 bytes; undefined if the byte stays as it is. */
export function escapeBytes({ replacements }: Escape): readonly (Uint8Array | undefined)[] {
  return Array.from({ length: 256 }, (_, code) => {
    const replacement = code < 128 ? replacements.get(String.fromCharCode(code)) : undefined;
    return replacement === undefined ? undefined : utf8(replacement);
  });
}
