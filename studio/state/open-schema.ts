import type { Request } from '../engine/messages.js';
import { engine } from './engine.js';
import { openAsked, openRequest } from './link.js';

/** What somebody should know about a schema: why it is none, or what its rows may break. */
export interface SchemaNote {
  readonly isFault: boolean;
  readonly lines: readonly string[];
}

/** Rows of tables that nothing else limits. */
const ROWS = 1000;
/** Parts of a schema that a note lists. */
const MOST_LINES = 8;

/** Opens the tables of a schema, or a request in JSON. Returns what somebody should know, if there is something. */
export async function openSchema(text: string, fileName: string): Promise<SchemaNote | undefined> {
  const base = fileName.replace(/\.[^.]*$/, '') || 'schema';
  const own = requestIn(text);
  if (own !== undefined) {
    await openAsked(own, base);
    return undefined;
  }
  const read = await engine.schema(text, fileName, ROWS);
  if ('message' in read) return { isFault: true, lines: [read.message] };
  openRequest(read.request, base);
  if (read.missed.length === 0) return undefined;
  const lines = read.missed.slice(0, MOST_LINES).map(({ line, table, text: part, reason }) => {
    const place = [table, line === undefined ? undefined : `line ${line}`]
      .filter(Boolean)
      .join(', ');
    return `${place === '' ? '' : `${place}: `}${part}: ${reason}`;
  });
  const rest = read.missed.length - lines.length;
  const more = rest > 0 ? [`and ${rest} more`] : [];
  return { isFault: false, lines: ['The rows may break these parts:', ...lines, ...more] };
}

/** The request in a text, if it is one. */
function requestIn(text: string): Request | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    const { fields, tables } = parsed as Request;
    return Array.isArray(fields) || Array.isArray(tables) ? (parsed as Request) : undefined;
  } catch {
    return undefined;
  }
}
