import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import { csv } from './csv.js';
import type { Format } from './format.js';
import { json } from './json.js';
import { ndjson } from './ndjson.js';
import { sqlFormat } from './sql.js';

/** The formats of this package; SQL for the given dialects. */
export function builtInFormats(dialects: readonly SqlDialect[]): readonly Format[] {
  return [json, ndjson, csv, sqlFormat(dialects)];
}

export const FORMAT_NAMES = ['json', 'ndjson', 'csv', 'sql'] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];
