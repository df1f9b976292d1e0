import { parse } from 'csv-parse/sync';

export interface CsvReading {
  readonly delimiter?: string;
  readonly bom?: boolean;
}

/** Reads RFC 4180 to the letter: CRLF, equal widths, quotes only around whole cells. The bare empty cell is null. */
export function csvRows(
  text: string,
  { delimiter = ',', bom = false }: CsvReading = {},
): readonly (readonly (string | null)[])[] {
  return parse(text, {
    delimiter,
    bom,
    record_delimiter: '\r\n',
    relax_column_count: false,
    relax_quotes: false,
    skip_empty_lines: false,
    trim: false,
    cast: (cell, { quoting }) => (cell === '' && !quoting ? null : cell),
  }) as unknown as (string | null)[][];
}
