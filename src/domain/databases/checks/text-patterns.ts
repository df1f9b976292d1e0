import { own } from '../../basics/own.js';

/** Repetitions that a part without an upper bound gets beyond its lower bound. */
const MORE = 8;

/** The members of classes of POSIX, and of escapes that patterns do not have. */
const CLASSES: Readonly<Record<string, string>> = {
  ...{ alpha: 'A-Za-z', digit: '0-9', alnum: 'A-Za-z0-9', upper: 'A-Z', lower: 'a-z' },
  ...{ space: ' ', blank: ' ', xdigit: '0-9A-Fa-f', word: 'A-Za-z0-9_', punct: '.,!?-' },
};

const UNREADABLE = /\(\?(?!:)|\\[bBmMyY]|\\p|\\[1-9]|\[[.=]/;
/** An escape, a class, an unbounded repetition, or any other character. */
const PART = /\\[\s\S]|\[:(\^?)(\w+):\]|\[(?:\^?\])?|\]|[*+]\??|\{(\d+),\}\??|[\s\S]/gu;

/**
 * A pattern of the type `string` whose texts all match a regular expression of a database, which may match any part of
 * a text. Repetitions without a bound get one. Undefined if the expression has parts that patterns do not have.
 */
export function patternOfRegex(regex: string): string | undefined {
  if (UNREADABLE.test(regex)) return undefined;
  let isInClass = false;
  let pattern = '';
  for (const [part, , posix, least] of regex.matchAll(PART)) {
    if (isInClass && posix !== undefined) pattern += own(CLASSES, posix) ?? '';
    else if (isInClass) {
      isInClass = part !== ']';
      pattern += part === '[' ? '\\[' : part;
    } else if (part.startsWith('[')) {
      isInClass = true;
      // A bracket that closes nothing is a member.
      pattern += part.replace(']', '\\]');
    } else pattern += ANCHORS[part] ?? bounded(part, least);
  }
  return pattern;
}

/** Anchors of other notations. */
const ANCHORS: Readonly<Record<string, string>> = { '\\A': '^', '\\Z': '$', '\\z': '$' };

function bounded(part: string, least: string | undefined): string {
  if (least !== undefined) return `{${least},${Number(least) + MORE}}`;
  if (part.startsWith('*')) return `{0,${MORE}}`;
  return part.startsWith('+') ? `{1,${MORE}}` : part;
}

/** A pattern whose texts all match a pattern of LIKE; % becomes up to eight letters. */
export function patternOfLike(like: string): string {
  return like.replace(/\\?[\s\S]/gu, (part) => {
    if (part === '%') return `[a-z]{0,${MORE}}`;
    if (part === '_') return '[a-z]';
    return literalPattern(part.length > 1 && part.startsWith('\\') ? part.slice(1) : part);
  });
}

function literalPattern(character: string): string {
  return /[\\^$.*+?()[\]{}|/-]/.test(character) ? `\\${character}` : character;
}
