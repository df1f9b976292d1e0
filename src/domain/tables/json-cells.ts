import type { Cell } from './table-sample.js';

/** One record of JSON: with names, or a list of cells. */
export type JsonRecord =
  | { readonly keyed: true; readonly cells: ReadonlyMap<string, Cell> }
  | { readonly keyed: false; readonly cells: readonly Cell[] };

/** Texts, brackets and scalars of a text that is known to be JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|[^\s"[\]{},:]+/g;

/** A member of a record, as its text has it. */
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

/** Numbers keep their text: 12.50 and 9007199254740993 are no numbers of JavaScript. */
function cellOf(token: string): Cell {
  if (token === 'null') return null;
  if (token.startsWith('"')) return JSON.parse(token) as string;
  const isNested = token.startsWith('{') || token.startsWith('[');
  return isNested ? JSON.stringify(JSON.parse(token)) : token;
}

/** The record that a text is; undefined if it is no object, no list, or no JSON. */
export function jsonRecord(text: string): JsonRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const tokens = [...members(text)];
  if (Array.isArray(value)) return { keyed: false, cells: tokens.map(cellOf) };
  const cells = new Map<string, Cell>();
  for (let i = 0; i + 1 < tokens.length; i += 2) {
    cells.set(JSON.parse(tokens[i] ?? '') as string, cellOf(tokens[i + 1] ?? ''));
  }
  return { keyed: true, cells };
}
