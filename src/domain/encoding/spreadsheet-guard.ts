/**
 * The characters with which a formula starts in a spreadsheet, or which it strips before a formula: = + - @, TAB, CR,
 * LF and the full-width forms of the first four (OWASP ASVS 5.0, 1.2.10).
 */
const FORMULA_STARTS = '=+-@\t\r\n\uff1d\uff0b\uff0d\uff20';

export function startsLikeFormula(text: string): boolean {
  return text !== '' && FORMULA_STARTS.includes(text.charAt(0));
}

/** The text with a leading apostrophe if a spreadsheet would run it as a formula. */
export function guardText(text: string): string {
  return startsLikeFormula(text) ? `'${text}` : text;
}

/** Whether a text over this alphabet may need the guard. */
export function mayNeedGuard(alphabet: string): boolean {
  return [...FORMULA_STARTS].some((start) => alphabet.includes(start));
}

/** Whether the UTF-8 bytes from `from` to `end` start like a formula. */
export function bytesStartLikeFormula(bytes: Uint8Array, from: number, end: number): boolean {
  if (from >= end) return false;
  const first = bytes[from] as number;
  if (first < 0x80) return FORMULA_STARTS.includes(String.fromCharCode(first));
  if (first !== 0xef || end - from < 3) return false;
  // The full-width forms lie between U+FF00 and U+FF3F: EF BC xx.
  const unit = 0xff00 + ((bytes[from + 2] as number) & 0x3f);
  return bytes[from + 1] === 0xbc && FORMULA_STARTS.includes(String.fromCharCode(unit));
}
