import type { Dialect } from './dialect.js';
import { readRecord } from './read-record.js';

const PREFIXES = ['#', '//', '%'];

/** What the lines of comment of a text seem to begin with: most of its lines begin otherwise. */
export function likelyComment(lines: readonly string[]): string | undefined {
  return PREFIXES.find((prefix) => {
    const marked = lines.filter((line) => line.startsWith(prefix)).length;
    return marked > 0 && marked * 2 < lines.length;
  });
}

/**
 * Whether lines that begin like comments are none: most have as many cells as the table, as a header does whose
 * first name is `#`.
 */
export function areRecords(lines: readonly string[], dialect: Dialect, width: number): boolean {
  const fitting = lines.filter(
    (line) => readRecord(line, 0, dialect, true)?.cells.length === width && width > 1,
  );
  return fitting.length * 2 > lines.length;
}
