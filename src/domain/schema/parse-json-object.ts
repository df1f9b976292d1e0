import * as E from 'fp-ts/lib/Either.js';
import { isObject } from '../basics/members.js';
import { syntaxErrorPosition } from './json-syntax.js';

/** With `fatal`, bytes that are not UTF-8 are refused, not replaced. A BOM is dropped, as RFC 8259, 8.1 allows. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

type JsonObject = Readonly<Record<string, unknown>>;

/** Parses bytes as a JSON object, or returns an error message, in which `what` is the name of the bytes. */
export function parseJsonObject(bytes: Uint8Array, what: string): E.Either<string, JsonObject> {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return E.left(`${what} is not valid UTF-8`);
  }
  return parse(text, what);
}

/** JSON.parse does not recurse, so any depth is safe. */
function parse(text: string, what: string): E.Either<string, JsonObject> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return E.left(`${what} is not valid JSON: ${complaint(text)}`);
  }
  return isObject(value) ? E.right(value) : E.left(`expected a JSON object, got ${kindOf(value)}`);
}

function complaint(text: string): string {
  if (text.trim() === '') return 'it is empty';
  const { line, column } = syntaxErrorPosition(text);
  return `line ${line}, column ${column}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
