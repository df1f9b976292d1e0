import type { Request } from '../engine/messages.js';
import { dialects, formats } from './offers.js';

/** How the rows are written. Options that a format does not have are kept for the next one. */
export interface Output {
  readonly format: FormatChoice['name'];
  readonly dialect: string;
  readonly createTable: boolean;
  readonly delimiter: string;
  readonly safeForSpreadsheets: boolean;
}

/** A format that the page offers. */
export type FormatChoice = (typeof formats)[number];

export const usualOutput: Output = {
  format: 'csv',
  dialect: 'postgresql',
  createTable: true,
  delimiter: ',',
  safeForSpreadsheets: false,
};

function named<A extends { readonly name: string }>(
  list: readonly A[],
  text: unknown,
): A | undefined {
  return list.find(({ name }) => name === text);
}

/** The format as it is shown to people. */
export function formatOf({ format }: Output): FormatChoice {
  return named(formats, format) as FormatChoice;
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

/** The output of a request, with the usual one in place of what the page does not offer. */
export function outputOf({ format, csv, sql }: Request): Output {
  const { dialect, create_table } = (sql ?? {}) as Readonly<Record<string, unknown>>;
  const { delimiter, safe_for_spreadsheets } = (csv ?? {}) as Readonly<Record<string, unknown>>;
  return {
    format: named(formats, format)?.name ?? usualOutput.format,
    dialect: named(dialects, dialect)?.name ?? usualOutput.dialect,
    createTable: create_table !== false,
    delimiter: typeof delimiter === 'string' ? delimiter : usualOutput.delimiter,
    safeForSpreadsheets: safe_for_spreadsheets === true,
  };
}

/** A request without the members that say how its rows are written. */
export function withoutOutput(request: Request): Request {
  const { format, compression, ...rest } = request;
  return Object.fromEntries(Object.entries(rest).filter(([member]) => !named(formats, member)));
}
