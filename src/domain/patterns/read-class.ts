import {
  type CharacterRange,
  type CharacterSet,
  characterSet,
  otherPrintable,
  setOf,
  sizeOf,
} from './character-set.js';
import type { PatternReader } from './pattern-reader.js';
import { readEscape } from './read-escape.js';

/** Reads a character class from its bracket on. */
export function readClass(reader: PatternReader): CharacterSet | undefined {
  const from = reader.position;
  reader.take();
  const negated = reader.takes('^');
  const ranges: CharacterRange[] = [];
  while (!reader.takes(']')) {
    if (reader.next === '') return reader.refuse('a "]" for the class', from, from + 1);
    const item = readItem(reader);
    if (item === undefined) return undefined;
    for (const range of item) ranges.push(range);
  }
  const listed = characterSet(ranges);
  const set = negated ? otherPrintable(listed) : listed;
  if (set.length > 0) return set;
  const expected = negated
    ? 'a class that leaves printable ASCII characters'
    : 'a class with at least one character';
  return reader.refuse(expected, from, reader.position);
}

/** A character, a range or an escaped class. */
function readItem(reader: PatternReader): CharacterSet | undefined {
  const from = reader.position;
  const first = readMember(reader);
  // A hyphen before the closing bracket is literal.
  if (first === undefined || reader.match(/-(?!\]|$)/y) === null) return first;
  const last = readMember(reader);
  if (last === undefined) return undefined;
  const [start, end] = [single(first), single(last)];
  if (start === undefined || end === undefined) {
    return reader.refuse('a range between two characters', from, reader.position);
  }
  if (start > end)
    return reader.refuse('a range with its lower character first', from, reader.position);
  return characterSet([{ first: start, last: end }]);
}

function readMember(reader: PatternReader): CharacterSet | undefined {
  return reader.next === '\\' ? readEscape(reader) : setOf(reader.take());
}

function single(set: CharacterSet): number | undefined {
  return sizeOf(set) === 1 ? set[0]?.first : undefined;
}
