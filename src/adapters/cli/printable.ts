/** Controls, and what hides or turns text (line separators, bidirectional marks, byte order marks). */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Text of a caller's as one line that a terminal shows and never obeys. */
export function printable(text: string): string {
  return text.replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
