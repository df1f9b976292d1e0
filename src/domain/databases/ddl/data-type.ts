import { last, nth } from '../../basics/nth.js';
import { own } from '../../basics/own.js';
import type { Cursor } from './cursor.js';
import type { Draft, DraftType } from './draft.js';
import type { DraftColumn } from './draft-table.js';
import { NUMBERING, typeAliases } from './type-names.js';

export type TypeOfColumn = Pick<
  DraftColumn,
  'type' | 'args' | 'isArray' | 'isUnsigned' | 'values'
> & {
  /** Whether the name of the type says that the database numbers the rows. */
  readonly isNumbering: boolean;
  /** The type of the script that the column has. */
  readonly defined?: DraftType;
};

/** The words that a type continues with. */
const CONTINUED: ReadonlySet<string> = new Set([
  'VARYING',
  'PRECISION',
  'UNSIGNED',
  'SIGNED',
  'ZEROFILL',
  'BINARY',
]);
/** The words of an interval of PostgreSQL. */
const INTERVAL: ReadonlySet<string> = new Set([
  'YEAR',
  'MONTH',
  'DAY',
  'HOUR',
  'MINUTE',
  'SECOND',
  'TO',
]);
/** Words that are not a type by themselves. */
const BEGINNINGS: ReadonlySet<string> = new Set(['national', 'long', 'character', 'char']);
const AFTER_BEGINNING: ReadonlySet<string> = new Set([
  'VARYING',
  'CHARACTER',
  'CHAR',
  'VARCHAR',
  'VARBINARY',
  'TEXT',
]);

/** Reads the type of a column. `clauses` are the words that begin a clause behind the type. */
export function readType(cursor: Cursor, draft: Draft, clauses: ReadonlySet<string>): TypeOfColumn {
  if (clauses.has(cursor.peek().word)) return untyped;
  const path = cursor.path();
  if (path.length === 0) return untyped;
  const defined = draft.types.get(draft.naming.key(draft.naming.qualified(path)));
  const words = [last(path).text.toLowerCase()];
  readWords(cursor, draft, clauses, words);
  const texts = cursor.peek(1).kind === 'text' || cursor.peek(1).kind === 'name';
  const isList = texts && (words[0] === 'enum' || words[0] === 'set');
  const values = isList ? labels(cursor) : undefined;
  const args = values === undefined ? numbers(cursor) : [];
  readSuffixes(cursor, words);
  const isArray = readArray(cursor);
  if (defined !== undefined) {
    const { column } = defined;
    return { ...column, isArray: isArray || column.isArray, isNumbering: false, defined };
  }
  return named(draft, words, args, isArray, values);
}

const untyped: TypeOfColumn = {
  type: '',
  args: [],
  isArray: false,
  isUnsigned: false,
  isNumbering: false,
};

/** The words of a type before its numbers. In SQLite, these are all words in front of a clause. */
function readWords(
  cursor: Cursor,
  { dialect }: Draft,
  clauses: ReadonlySet<string>,
  words: string[],
): void {
  for (;;) {
    const { word } = cursor.peek();
    const before = last(words);
    const isMore =
      CONTINUED.has(word) ||
      (BEGINNINGS.has(before) && AFTER_BEGINNING.has(word)) ||
      (before === 'interval' && INTERVAL.has(word)) ||
      (words[0] === 'interval' && INTERVAL.has(word)) ||
      (dialect === 'sqlite' && word !== '' && !clauses.has(word));
    if (!isMore) return;
    words.push(cursor.next().text.toLowerCase());
  }
}

/** The words of a type behind its numbers. */
function readSuffixes(cursor: Cursor, words: string[]): void {
  for (;;) {
    if (cursor.take('WITH', 'TIME', 'ZONE')) words.push('with time zone');
    else if (cursor.take('WITH', 'LOCAL', 'TIME', 'ZONE')) words.push('with time zone');
    else if (cursor.take('WITHOUT', 'TIME', 'ZONE')) words.push('without time zone');
    else if (CONTINUED.has(cursor.peek().word)) words.push(cursor.next().text.toLowerCase());
    else return;
  }
}

function readArray(cursor: Cursor): boolean {
  let isArray = cursor.take('ARRAY');
  while (cursor.takeSymbol('[')) {
    isArray = true;
    while (!cursor.isAtEnd && !cursor.takeSymbol(']')) cursor.next();
  }
  return isArray;
}

/** The labels within the brackets that come next. */
export function labels(cursor: Cursor): string[] {
  const list: string[] = [];
  for (const part of cursor.group()?.parts() ?? []) list.push(part.peek().text);
  return list;
}

/** The numbers within the brackets that come next; none if there is anything else, such as MAX. */
function numbers(cursor: Cursor): readonly number[] {
  const list: number[] = [];
  for (const part of cursor.group()?.parts() ?? []) {
    const { text } = part.peek();
    if (!/^\d{1,15}$/.test(text)) return [];
    list.push(Number(text));
  }
  return list;
}

/** Words that say something about a type and are no part of its name. */
const ATTRIBUTES: ReadonlySet<string> = new Set(['unsigned', 'signed', 'zerofill', 'binary']);

function named(
  { dialect }: Draft,
  words: readonly string[],
  args: readonly number[],
  isArray: boolean,
  values: readonly string[] | undefined,
): TypeOfColumn {
  const first = nth(words, 0);
  const kept =
    dialect === 'sqlite'
      ? words
      : words.filter(
          (word, i) => i === 0 || !(ATTRIBUTES.has(word) || isIntervalWord(first, word)),
        );
  const written = kept.join(' ');
  const alias = own(typeAliases[dialect], written) ?? written;
  const isNumbering = NUMBERING.has(first) && dialect !== 'sqlite';
  return {
    type: first === 'float' && dialect === 'postgresql' ? floatType(args) : alias,
    args: argsOf(written, args, dialect),
    isArray,
    isUnsigned:
      words.includes('unsigned') ||
      words.includes('zerofill') ||
      (first === 'serial' && dialect === 'mysql'),
    isNumbering,
    ...(values !== undefined && { values }),
  };
}

function isIntervalWord(first: string, word: string): boolean {
  return first === 'interval' && INTERVAL.has(word.toUpperCase());
}

/** float(24) and less is real in PostgreSQL. */
function floatType([bits]: readonly number[]): string {
  return bits !== undefined && bits <= 24 ? 'real' : 'double precision';
}

const CHARACTERS: ReadonlySet<string> = new Set(['char', 'character', 'nchar', 'binary']);

function argsOf(written: string, args: readonly number[], dialect: string): readonly number[] {
  if (written === 'float' && dialect === 'postgresql') return [];
  if (dialect === 'mysql' && (written === 'bool' || written === 'boolean')) return [1];
  if (written === 'sysname') return [128];
  // One character, if no length is given.
  return args.length === 0 && CHARACTERS.has(written) && dialect !== 'sqlite' ? [1] : args;
}
