import { jsonRecord } from '../../domain/tables/json-cells.js';
import type { SampleLimits } from '../../domain/tables/sample-limits.js';
import type { TableSample } from '../../domain/tables/table-sample.js';
import type { ByteCursor } from './bytes/byte-cursor.js';
import { readDelimited } from './read-delimited.js';
import { readJson, readJsonLines } from './read-json.js';
import { type TextFlow, textFlow } from './text-flow.js';

const LINES_NAME = /\.(?:ndjson|jsonl)$/i;
const JSON_NAME = /\.json$/i;

/** The start of a JSON list of records or of a record; delimited text hardly ever starts like this. */
const JSON_START = /^\s*(?:\[\s*[[{]|\{\s*["}])/;

/** Whether a text has a record of JSON on each of its first two lines. */
function isJsonLines(head: string): boolean {
  const [first, second] = head.split('\n', 2).map((line) => line.trim());
  return jsonRecord(first ?? '') !== undefined && /^[[{]/.test(second ?? '');
}

function formatOf(
  name: string,
  head: string,
): (text: TextFlow, limits: SampleLimits) => Promise<TableSample> {
  if (!JSON_START.test(head) && !JSON_NAME.test(name) && !LINES_NAME.test(name)) {
    return readDelimited;
  }
  return LINES_NAME.test(name) || isJsonLines(head) ? readJsonLines : readJson;
}

/** Reads a table in a text format. The format is detected from the start of the text and from the file name. */
export async function readText(
  cursor: ByteCursor,
  name: string,
  limits: SampleLimits,
): Promise<TableSample> {
  const text = await textFlow(cursor);
  return formatOf(name, text.head)(text, limits);
}
