/** Whether a text begins with a digit or a Latin letter: these are the first characters of Unicode. */
export function isLatin(text = ''): boolean {
  return (text.codePointAt(0) ?? 0) < 0x250;
}
