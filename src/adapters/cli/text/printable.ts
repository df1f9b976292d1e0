/** Control characters, and those that hide or reorder text (line separators, bidirectional and byte order marks). */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Escapes unsafe characters in text of unknown origin: a terminal shows it on one line and obeys none of it. */
export function printable(text: string): string {
  return text.replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
