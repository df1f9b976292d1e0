import { nth } from '../basics/nth.js';
import type { Cell } from './table-sample.js';

/** One record of JSON: an object with named cells, or a list of cells. */
export type JsonRecord =
  | {
      readonly keyed: true;
      readonly cells: ReadonlyMap<string, Cell>;
      readonly nested: Nested<string>;
    }
  | { readonly keyed: false; readonly cells: readonly Cell[]; readonly nested: Nested<number> };

/** The names or the indices of the cells that are texts of objects or lists. */
type Nested<Place> = ReadonlySet<Place>;

/** The strings, brackets and scalars of a valid JSON text. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|[^\s"[\]{},:]+/g;

/** The members of a record as their JSON texts; for an object, names and values in turn. */
function* members(text: string): Generator<string> {
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const opens = token === '{' || token === '[';
    const closes = token === '}' || token === ']';
    if (opens) {
      depth += 1;
      if (depth === 2) from = index;
    } else if (closes) {
      depth -= 1;
      if (depth === 1) yield text.slice(from, index + 1);
    } else if (depth === 1) {
      yield token;
    }
  }
}

/** Numbers keep their text: a JavaScript number would change 12.50 and 9007199254740993. */
function cellOf(token: string): Cell {
  if (token === 'null') return null;
  if (token.startsWith('"')) return String(JSON.parse(token));
  return isNested(token) ? JSON.stringify(JSON.parse(token)) : token;
}

function isNested(token: string): boolean {
  return token.startsWith('{') || token.startsWith('[');
}

/** Parses a record; undefined if the text is not JSON, is a scalar, or is nested too deeply to be serialised. */
export function jsonRecord(text: string): JsonRecord | undefined {
  try {
    return recordOf(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function recordOf(text: string): JsonRecord | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const tokens = [...members(text)];
  if (Array.isArray(value)) {
    const nested = new Set(tokens.flatMap((token, i) => (isNested(token) ? [i] : [])));
    return { keyed: false, cells: tokens.map(cellOf), nested };
  }
  const cells = new Map<string, Cell>();
  const nested = new Set<string>();
  for (let i = 0; i + 1 < tokens.length; i += 2) {
    const name = String(JSON.parse(nth(tokens, i)));
    const token = nth(tokens, i + 1);
    cells.set(name, cellOf(token));
    if (isNested(token)) nested.add(name);
  }
  return { keyed: true, cells, nested };
}
