import { isObject, type Members } from '../basics/members.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import type { SourceNotation } from '../inference/index.js';

/** Returns the fault of a clone that is to be written like its source in a format that no source is read in. */
export function likeSourceFault(format: unknown): Fault | undefined {
  if (format === 'csv' || format === 'tsv') return undefined;
  const message = `only CSV and TSV can be written like their source: expected the format "csv" or "tsv", got ${quote(format)}`;
  return { path: '/like_source', message };
}

/** The options of a table in CSV or TSV like those of its source, except those that the request gives. */
export function likeSource(
  table: Members,
  { delimiter, ...shared }: SourceNotation = {},
): { readonly csv?: SourceNotation; readonly tsv?: SourceNotation } {
  const options = (name: 'csv' | 'tsv') => (isObject(table[name]) ? table[name] : {});
  if (table.format === 'tsv') return { tsv: { ...shared, ...options('tsv') } };
  return { csv: { ...(delimiter && { delimiter }), ...shared, ...options('csv') } };
}
