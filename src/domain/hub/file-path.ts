const MAX_CHARACTERS = 1000;

/** A control character or a lone surrogate: neither is allowed in a name. */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\ud800-\udfff]/u;

/**
 * Whether a text is a path inside a data set: segments with `/` between them, none of which is empty, `.` or `..`.
 * URLs and Windows must find the same segments.
 */
export function isFilePath(text: string): boolean {
  if (text.length > MAX_CHARACTERS || UNPRINTABLE.test(text) || text.includes('\\')) return false;
  return text.split('/').every((segment) => !['', '.', '..'].includes(segment));
}
