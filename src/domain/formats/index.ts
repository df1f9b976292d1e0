import { csv } from './csv.js';
import type { Format } from './format.js';
import { json } from './json.js';
import { ndjson } from './ndjson.js';
import { sql } from './sql.js';

/** Every format, by the name that requests use. */
export const formats = { json, ndjson, csv, sql } satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

export const FORMAT_NAMES = Object.keys(formats) as readonly FormatName[];
