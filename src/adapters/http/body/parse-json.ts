import { malformedBody } from '../refusal.js';

/** Fatal: bytes that are not UTF-8 are refused, not replaced. It drops a BOM, as RFC 8259, 8.1 allows. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON object that the bytes hold. */
export function parseJsonObject(bytes: Uint8Array): object {
  const value = parse(decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformedBody(`expected a JSON object, got ${kindOf(value)}`);
  }
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformedBody('the body is not valid UTF-8');
  }
}

/** JSON.parse takes any depth: it does not recurse. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformedBody(`the body is not valid JSON${placeOf(error, text)}`);
  }
}

/** The parser's own message quotes the body, which may hold secrets: only the place is told. */
function placeOf(error: unknown, text: string): string {
  const position = /at position (\d+)/.exec(String(error))?.[1];
  if (text.trim() === '') return ': it is empty';
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `: line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
