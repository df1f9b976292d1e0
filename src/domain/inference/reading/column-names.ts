import { MAX_NAME_LENGTH } from '../../constraints/limits.js';

const UNSTORABLE = /[\0\ud800-\udfff]/gu;

/**
 * Column names that a request accepts. Empty names are replaced by numbered ones, duplicates get a numeric suffix, NUL
 * and lone surrogates are removed, and names of more characters than a request accepts are cut. Names that differ only
 * in case are duplicates.
 */
export function columnNames(
  header: readonly string[] | undefined,
  columns: number,
): readonly string[] {
  const taken = new Set<string>();
  return Array.from({ length: columns }, (_, i) => {
    const cleaned = (header?.[i] ?? '').replace(UNSTORABLE, '').trim();
    const name = cut(cleaned, MAX_NAME_LENGTH).trim() || `column_${i + 1}`;
    const own = freeName(name, taken);
    taken.add(own.toLowerCase());
    return own;
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let own = name;
  for (let n = 2; taken.has(own.toLowerCase()); n++) {
    const suffix = `_${n}`;
    own = cut(name, MAX_NAME_LENGTH - suffix.length) + suffix;
  }
  return own;
}

/** The first `most` characters of a text; a character may have two units. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text.slice(0, 2 * most)].slice(0, most).join('');
}
