import { escapeHtml } from '../../domain/encoding/escape-html.js';

/** Characters that take more room than a lower-case letter, and how much more. */
const WIDE = [/[\p{Lu}\p{Nd}%@]/u, /[\u1100-\u11ff\u2e80-\uffdf\u{1f000}-\u{3ffff}]/u] as const;

function widthOf(character: string): number {
  if (WIDE[1].test(character)) return 2;
  return WIDE[0].test(character) ? 1.25 : 1;
}

/** The escaped text, cut to a width in lower-case letters. */
export function shortened(text: string, most: number): string {
  let width = 0;
  let kept = '';
  for (const character of text) {
    width += widthOf(character);
    if (width > most) return `${escapeHtml(kept.trimEnd())}…`;
    kept += character;
  }
  return escapeHtml(text);
}
