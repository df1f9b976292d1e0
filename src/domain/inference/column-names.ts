const LONGEST_BYTES = 63;
const UNSTORABLE = /[\0\ud800-\udfff]/gu;

/**
 * Column names that every database accepts. Empty names are replaced by numbered ones, duplicates get a numeric suffix,
 * NUL and lone surrogates are removed, and names over 63 bytes are cut. Names that differ only in case are duplicates.
 */
export function columnNames(
  header: readonly string[] | undefined,
  columns: number,
): readonly string[] {
  const taken = new Set<string>();
  return Array.from({ length: columns }, (_, i) => {
    const cleaned = (header?.[i] ?? '').replace(UNSTORABLE, '').trim();
    const name = cutToBytes(cleaned, LONGEST_BYTES).trim() || `column_${i + 1}`;
    const own = freeName(name, taken);
    taken.add(own.toLowerCase());
    return own;
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let own = name;
  for (let n = 2; taken.has(own.toLowerCase()); n++) {
    const suffix = `_${n}`;
    own = cutToBytes(name, LONGEST_BYTES - suffix.length) + suffix;
  }
  return own;
}

/** Cuts a text to a number of UTF-8 bytes, between two characters. */
function cutToBytes(text: string, most: number): string {
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > most) break;
    end += character.length;
  }
  return text.slice(0, end);
}
