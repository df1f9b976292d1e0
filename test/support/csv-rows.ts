import type { CastingFunction } from 'csv-parse';
import { parse } from 'csv-parse/sync';

export interface CsvReading {
  readonly delimiter?: string;
  readonly bom?: boolean;
  readonly lineEnd?: string;
  readonly nullMark?: string;
}

/**
 * Parses strictly by RFC 4180: CRLF or the given line end, rows of equal width, quotes only around whole cells. An unquoted cell with the given mark, by
 * default an empty one, is null.
 */
export function csvRows(
  text: string,
  { delimiter = ',', bom = false, lineEnd = '\r\n', nullMark = '' }: CsvReading = {},
): readonly (readonly (string | null)[])[] {
  const options = {
    delimiter,
    bom,
    record_delimiter: lineEnd,
    relax_column_count: false,
    relax_quotes: false,
    skip_empty_lines: false,
    trim: false,
  };
  // Whether a cell is quoted is known only to `cast`, which takes four times as long. It is asked only if a quoted cell can be the mark.
  if (text.includes(`"${nullMark}"`)) {
    const cast: CastingFunction = (cell, { quoting }) =>
      cell === nullMark && !quoting ? null : cell;
    return parse(text, { ...options, cast }) as unknown as (string | null)[][];
  }
  const rows = parse(text, options) as string[][];
  return rows.map((row) => row.map((cell) => (cell === nullMark ? null : cell)));
}
