import { oncePer } from '../columns/once-per.js';
import { utf8, utf8Length } from './utf8.js';

/**
 * How a format writes text inside its quotes: single ASCII characters are replaced, all else stays. Escapes
 * work on bytes and on strings alike, since no byte of a longer UTF-8 sequence is ASCII.
 */
export interface Escape {
  /** Tells escapes apart where encoded tables are kept. */
  readonly id: string;
  readonly replacements: ReadonlyMap<string, string>;
}

/** What finds the characters that are replaced, of which there is at least one. */
const replaced = oncePer(({ replacements }: Escape): RegExp => {
  const codes = [...replacements.keys()].map((character) => character.charCodeAt(0));
  const units = codes.map((code) => `\\x${code.toString(16).padStart(2, '0')}`);
  return new RegExp(`[${units.join('')}]`, 'g');
});

/** The escaped form of a text. */
export function escapeText(text: string, rules: Escape): string {
  const { replacements } = rules;
  if (replacements.size === 0) return text;
  return text.replace(replaced(rules), (character) => replacements.get(character) as string);
}

/** The most bytes that a byte of text over this alphabet can become. */
export function escapeGrowth(alphabet: string, { replacements }: Escape): number {
  let growth = 1;
  for (const [character, replacement] of replacements) {
    if (alphabet.includes(character)) growth = Math.max(growth, utf8Length(replacement));
  }
  return growth;
}

/** The replacement bytes by ASCII code; `undefined` where a byte stays as it is. */
export function escapeBytes({ replacements }: Escape): readonly (Uint8Array | undefined)[] {
  return Array.from({ length: 256 }, (_, code) => {
    const replacement = code < 128 ? replacements.get(String.fromCharCode(code)) : undefined;
    return replacement === undefined ? undefined : utf8(replacement);
  });
}
