import { csv } from './csv.js';
import { json } from './json.js';
import { ndjson } from './ndjson.js';
import { tsv } from './tsv.js';

/** The formats that share most of their code. In a browser they load first, and the others together at their first use. */
export const smallFormats = [json, ndjson, csv, tsv] as const;
