import type { Request } from '../engine/messages.js';

/** How the rows are written. Options that a format does not have are kept for the next one. */
export interface Output {
  readonly format: string;
  readonly dialect: string;
  readonly createTable: boolean;
  readonly delimiter: string;
  readonly safeForSpreadsheets: boolean;
}

/** A format that the page offers, in words for people. */
export interface FormatChoice {
  readonly name: string;
  readonly label: string;
  readonly extension: string;
  readonly note: string;
  /** Whether several tables become a zip archive of files. */
  readonly isFileEach: boolean;
}

export const formats: readonly FormatChoice[] = [
  {
    name: 'csv',
    label: 'CSV',
    extension: 'csv',
    note: 'for spreadsheets and most tools',
    isFileEach: true,
  },
  {
    name: 'json',
    label: 'JSON',
    extension: 'json',
    note: 'an array of objects',
    isFileEach: false,
  },
  {
    name: 'ndjson',
    label: 'NDJSON',
    extension: 'ndjson',
    note: 'an object a line',
    isFileEach: true,
  },
  { name: 'sql', label: 'SQL', extension: 'sql', note: 'INSERT statements', isFileEach: false },
  { name: 'xlsx', label: 'Excel', extension: 'xlsx', note: 'a workbook', isFileEach: false },
  {
    name: 'parquet',
    label: 'Parquet',
    extension: 'parquet',
    note: 'typed columns for analytics',
    isFileEach: true,
  },
  {
    name: 'arrow',
    label: 'Arrow',
    extension: 'arrow',
    note: 'a stream of typed columns',
    isFileEach: true,
  },
  { name: 'tsv', label: 'TSV', extension: 'tsv', note: 'tabs between cells', isFileEach: true },
];

export const dialects: readonly (readonly [name: string, label: string])[] = [
  ['postgresql', 'PostgreSQL'],
  ['mysql', 'MySQL, MariaDB'],
  ['sqlite', 'SQLite'],
  ['sqlserver', 'SQL Server'],
  ['ansi', 'ANSI'],
];

export const usualOutput: Output = {
  format: 'csv',
  dialect: 'postgresql',
  createTable: true,
  delimiter: ',',
  safeForSpreadsheets: false,
};

/** The format as it is shown to people. */
export function formatOf({ format }: Output): FormatChoice {
  const found = formats.find(({ name }) => name === format);
  if (found === undefined) throw new Error(`there is no format ${format}`);
  return found;
}

/** The name of the file of some tables. */
export function fileNameOf(output: Output, name: string, tables: number): string {
  const { extension, isFileEach } = formatOf(output);
  const base = name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[.-]+/, '') || 'table';
  return `${base}.${tables > 1 && isFileEach ? 'zip' : extension}`;
}

/** The members of a request that say how its rows are written. */
export function outputMembers(output: Output): Request {
  const { format, dialect, createTable, delimiter, safeForSpreadsheets } = output;
  if (format === 'sql') return { format, sql: { dialect, create_table: createTable } };
  if (format === 'csv') {
    const options = {
      ...(delimiter !== ',' && { delimiter }),
      ...(safeForSpreadsheets && { safe_for_spreadsheets: true }),
    };
    return { format, ...(Object.keys(options).length > 0 && { csv: options }) };
  }
  return { format };
}
