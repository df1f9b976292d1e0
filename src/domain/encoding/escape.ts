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

/** The escaped form of a text. */
export function escapeText(text: string, { replacements }: Escape): string {
  let result = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const replacement = replacements.get(text.charAt(i));
    if (replacement === undefined) continue;
    result += text.slice(from, i) + replacement;
    from = i + 1;
  }
  return from === 0 ? text : result + text.slice(from);
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
