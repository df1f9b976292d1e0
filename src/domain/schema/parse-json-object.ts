import * as E from 'fp-ts/lib/Either.js';
import { isObject } from '../constraints/objects.js';
import { syntaxErrorPlace } from './json-syntax.js';

/** Fatal: bytes that are not UTF-8 are refused, not replaced. It drops a BOM, as RFC 8259, 8.1 allows. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON object that bytes hold, or what is wrong with them; `what` is how the message calls them. */
export function parseJsonObject(bytes: Uint8Array, what: string): E.Either<string, JsonObject> {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return E.left(`${what} is not valid UTF-8`);
  }
  return parse(text, what);
}

/** JSON.parse takes any depth: it does not recurse. */
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
  const { line, column } = syntaxErrorPlace(text);
  return `line ${line}, column ${column}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
