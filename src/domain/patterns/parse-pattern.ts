import * as E from 'fp-ts/lib/Either.js';
import { PRINTABLE, setOf } from './character-set.js';
import { PatternReader } from './pattern-reader.js';
import { readBounds } from './read-bounds.js';
import { readClass } from './read-class.js';
import { readEscape } from './read-escape.js';
import { characters, choice, type Node, repeat, sequence } from './syntax-tree.js';

/** The limit on nested groups. It bounds the recursion of the parser; patterns of people are less deep. */
const DEEPEST = 100;
/** A dollar at the end of the pattern or of one of its outermost alternatives. */
const LAST_MARK = /\$(?=\||$)/y;
const UNSTORABLE = /[\0\ud800-\udfff]/u;

/** The syntax trees of the outermost alternatives of a pattern, or the expectation that it does not meet. */
export function parsePattern(text: string): E.Either<string, readonly Node[]> {
  const reader = new PatternReader(text);
  const unstorable = text.search(UNSTORABLE);
  if (unstorable >= 0) reader.refuse('no NUL and no lone surrogate', unstorable, unstorable + 1);
  const options = readOptions(reader, 0);
  if (options !== undefined && reader.next === ')') reader.refuse('a "(" before the ")"');
  return options === undefined || reader.fault !== undefined
    ? E.left(reader.fault ?? 'a pattern')
    : E.right(options);
}

function readOptions(reader: PatternReader, depth: number): readonly Node[] | undefined {
  const options: Node[] = [];
  do {
    // A pattern always matches entire texts, so anchors at its ends change nothing.
    if (depth === 0) reader.takes('^');
    const option = readSequence(reader, depth);
    if (option === undefined) return undefined;
    options.push(option);
    if (depth === 0) reader.match(LAST_MARK);
  } while (reader.takes('|'));
  return options;
}

function readSequence(reader: PatternReader, depth: number): Node | undefined {
  const parts: Node[] = [];
  while (!atEndOfSequence(reader, depth)) {
    const part = readAtom(reader, depth);
    const bounds = part && readBounds(reader);
    if (part === undefined || bounds === undefined) return undefined;
    parts.push(repeat(part, bounds.min, bounds.max));
  }
  return sequence(parts);
}

function atEndOfSequence(reader: PatternReader, depth: number): boolean {
  const { next } = reader;
  return next === '' || next === '|' || next === ')' || (depth === 0 && reader.sees(LAST_MARK));
}

function readAtom(reader: PatternReader, depth: number): Node | undefined {
  switch (reader.next) {
    case '(':
      return readGroup(reader, depth + 1);
    case '[': {
      const set = readClass(reader);
      return set && characters(set);
    }
    case '\\': {
      const set = readEscape(reader);
      return set && characters(set);
    }
    case '.':
      reader.take();
      return characters(PRINTABLE);
    case '^':
      return reader.refuse('"^" only at the start of the pattern, "\\^" for the character');
    case '$':
      return reader.refuse('"$" only at the end of the pattern, "\\$" for the character');
    case '*':
    case '+':
    case '?':
      return reader.refuse('something to repeat, or a backslash before the character');
    case '{':
    case '}':
    case ']':
      return reader.refuse('a backslash before a literal bracket');
    default:
      return characters(setOf(reader.take()));
  }
}

const GROUP_START = /\((?:\?(?::|<[A-Za-z_$][\w$]*>))?(?!\?)/y;
const LOOK_AROUND = /\(\?<?[=!]/y;

/** Reads a group from its bracket on. Captures are ignored. */
function readGroup(reader: PatternReader, depth: number): Node | undefined {
  const from = reader.position;
  if (depth > DEEPEST) return reader.refuse(`groups at most ${DEEPEST} deep`);
  if (reader.match(LOOK_AROUND) !== null) {
    return reader.refuse('no look-around', from, reader.position);
  }
  if (reader.match(GROUP_START) === null) {
    return reader.refuse('a group of the form (…), (?:…) or (?<name>…)', from, from + 3);
  }
  const options = readOptions(reader, depth);
  if (options === undefined) return undefined;
  if (reader.takes(')')) return choice(options);
  return reader.refuse('a ")" for the group', from, from + 1);
}
