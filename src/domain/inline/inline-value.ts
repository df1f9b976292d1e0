import type { PatternReader } from '../patterns/pattern-reader.js';

/** Characters that end a bare text. */
const BARE = /[^\s,:;()[\]{}="']+/y;
/** In values, colons are ordinary characters, as in 12:30. */
const BARE_VALUE = /[^\s,()[\]{}="']+/y;
/** A quote inside quotes is written twice. A backslash is an ordinary character, for patterns. */
const QUOTED = /"((?:[^"]|"")*)"|'((?:[^']|'')*)'/y;
const NUMBER = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const SPACE = /\s*/y;
const MOST_DEPTH = 20;

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** A bare text, or one in quotes; undefined, with a fault, if there is none. */
export function readInlineText(reader: PatternReader, what: string): string | undefined {
  const quoted = readQuoted(reader);
  if (quoted !== undefined) return quoted;
  return reader.match(BARE)?.[0] ?? reader.refuse(`expected ${what}`);
}

/** A number, a text, true, false, null, a list in square brackets or an object in braces; undefined after a fault. */
export function readInlineValue(reader: PatternReader, depth = 0): unknown {
  if (depth > MOST_DEPTH)
    return reader.refuse(`expected at most ${MOST_DEPTH} brackets inside each other`);
  if (reader.takes('[')) return readList(reader, depth);
  if (reader.takes('{')) return readObject(reader, depth);
  const quoted = readQuoted(reader);
  if (quoted !== undefined) return quoted;
  const bare = reader.match(BARE_VALUE)?.[0];
  if (bare === undefined) return reader.refuse('expected a value');
  if (WORDS.has(bare)) return WORDS.get(bare);
  return NUMBER.test(bare) ? Number(bare) : bare;
}

function readQuoted(reader: PatternReader): string | undefined {
  if (reader.next !== '"' && reader.next !== "'") return undefined;
  const quote = reader.next;
  const found = reader.match(QUOTED);
  if (found === null) return reader.refuse(`expected a closing ${quote}`);
  return (found[1] ?? found[2] ?? '').replaceAll(quote + quote, quote);
}

function readList(reader: PatternReader, depth: number): readonly unknown[] | undefined {
  const items: unknown[] = [];
  const read = (): boolean => {
    const item = readInlineValue(reader, depth + 1);
    items.push(item);
    return item !== undefined;
  };
  return readUntil(reader, ']', read) ? items : undefined;
}

function readObject(
  reader: PatternReader,
  depth: number,
): Readonly<Record<string, unknown>> | undefined {
  const members: [string, unknown][] = [];
  const read = (): boolean => {
    const name = readInlineText(reader, 'the name of a member');
    if (name === undefined) return false;
    if (reader.match(/\s*[:=]\s*/y) === null) {
      reader.refuse('expected a colon after the name of a member');
      return false;
    }
    const value = readInlineValue(reader, depth + 1);
    members.push([name, value]);
    return value !== undefined;
  };
  return readUntil(reader, '}', read) ? Object.fromEntries(members) : undefined;
}

/** Reads items that commas separate, up to a closing bracket. */
function readUntil(reader: PatternReader, closing: string, read: () => boolean): boolean {
  reader.match(SPACE);
  if (reader.takes(closing)) return true;
  do {
    reader.match(SPACE);
    if (!read()) return false;
    reader.match(SPACE);
  } while (reader.takes(','));
  if (reader.takes(closing)) return true;
  reader.refuse(`expected a comma or ${closing}`);
  return false;
}
