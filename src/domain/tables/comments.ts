import { readRecord } from './read-record.js';
import type { TextDialect } from './text-dialect.js';

const PREFIXES = ['#', '//', '%'];

/** The likely prefix of comment lines: it starts at least one line, but fewer than half of the lines. */
export function likelyComment(lines: readonly string[]): string | undefined {
  return PREFIXES.find((prefix) => {
    const marked = lines.filter((line) => line.startsWith(prefix)).length;
    return marked > 0 && marked * 2 < lines.length;
  });
}

/**
 * Whether lines that start with the comment prefix are records after all: most of them have the width of the table,
 * such as a header whose first name is `#`.
 */
export function areRecords(lines: readonly string[], dialect: TextDialect, width: number): boolean {
  const fitting = lines.filter(
    (line) => readRecord(line, 0, dialect, true)?.cells.length === width && width > 1,
  );
  return fitting.length * 2 > lines.length;
}
