/**
 * A table's name as the name of a file. Replaced are halves of surrogate pairs, which no encoding has,
 * and what would mislead: control characters, changes of direction, separators of paths.
 */
export function fileName(tableName: string, extension: string): string {
  const stem = tableName.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}/\\]/gu, '_');
  return `${stem}.${extension}`;
}

/** The `filename` of clients that do not know `filename*` (RFC 6266, 4.3). */
export function asciiName(name: string): string {
  return name.replace(/[^\x20-\x7e]/gu, '_');
}
