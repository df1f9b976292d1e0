import { charsets } from '../../basics/charsets.js';
import type { DdlDialect } from './ddl-dialect.js';

/**
 * `word`: an unquoted name, keyword or number. `name`: a quoted name. `text`: a quoted text. `symbol`: one other
 * character. `end`: what ends a statement. `broken`: a quotation without an end.
 */
export type TokenKind = 'word' | 'name' | 'text' | 'symbol' | 'end' | 'broken';

const code = (character: string): number => character.charCodeAt(0);

const NEWLINE = code('\n');
const SPACE = code(' ');
const QUOTE = code("'");
const DOUBLE = code('"');
const BACKTICK = code('`');
const OPEN_BRACKET = code('[');
const CLOSE_BRACKET = code(']');
const BACKSLASH = code('\\');
const MINUS = code('-');
const HASH = code('#');
const SLASH = code('/');
const STAR = code('*');
const DOLLAR = code('$');

function setOf(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (let i = 0; i < characters.length; i++) set[characters.charCodeAt(i)] = 1;
  return set;
}

/** The ASCII characters of words. PostgreSQL has operators with # and @; SQL Server begins names with them. */
const WORD = setOf(`${charsets.alphanumeric}_$`);
const WIDER_WORD = setOf(`${charsets.alphanumeric}_$#@`);

const TAG = /\$(?:[a-z_\x80-\uffff][a-z_0-9\x80-\uffff]*)?\$/iy;
const MEANINGFUL_COMMENT = /\/\*M?!\d*/y;

/** Reads the tokens of a script one after the other. It never goes back, so that its time is linear. */
export class Scanner {
  readonly text: string;
  readonly #dialect: DdlDialect;
  readonly #word: Uint8Array;
  #hasEscapes = false;
  /** What ends a statement. */
  delimiter = ';';
  /** The kind, start and end of the current token. */
  kind: TokenKind = 'symbol';
  start = 0;
  end = 0;

  constructor(text: string, dialect: DdlDialect) {
    this.text = text;
    this.#dialect = dialect;
    this.#word = dialect === 'postgresql' ? WORD : WIDER_WORD;
  }

  /** Goes to the next token. Returns false at the end of the script. */
  next(): boolean {
    this.start = this.#afterSpace(this.end);
    if (this.start >= this.text.length) {
      this.end = this.start;
      return false;
    }
    if (this.text.startsWith(this.delimiter, this.start)) {
      this.kind = 'end';
      this.end = this.start + this.delimiter.length;
      return true;
    }
    this.kind = 'symbol';
    this.end = this.#endOfToken(this.text.charCodeAt(this.start));
    return true;
  }

  /** Goes to a position further on. */
  jump(position: number): void {
    this.start = position;
    this.end = position;
  }

  /** Where the line of a position ends. */
  lineEnd(position: number): number {
    const end = this.text.indexOf('\n', position);
    return end < 0 ? this.text.length : end;
  }

  /** Whether only blanks precede the current token in its line. */
  get isFirstOfLine(): boolean {
    let at = this.start - 1;
    while (at >= 0 && this.text.charCodeAt(at) <= SPACE) {
      if (this.text.charCodeAt(at) === NEWLINE) return true;
      at--;
    }
    return at < 0;
  }

  /** The content of the current token, without its quotes. */
  get content(): string {
    const { text, start, end, kind } = this;
    if (kind !== 'name' && kind !== 'text') return text.slice(start, end);
    const open = text.charCodeAt(start);
    if (open === DOLLAR) {
      const length = text.indexOf('$', start + 1) - start + 1;
      return text.slice(start + length, end - length);
    }
    const inner = text.slice(start + 1, end - 1);
    const close = open === OPEN_BRACKET ? ']' : text.charAt(start);
    const single = inner.includes(close) ? inner.replaceAll(close + close, close) : inner;
    return this.#hasEscapes ? single.replace(/\\(.)/gs, '$1') : single;
  }

  /** Skips blanks and comments. */
  #afterSpace(from: number): number {
    let at = from;
    for (;;) {
      while (at < this.text.length && this.text.charCodeAt(at) <= SPACE) at++;
      const after = this.#afterComment(at);
      if (after === at) return at;
      at = after;
    }
  }

  #afterComment(at: number): number {
    const { text } = this;
    const unit = text.charCodeAt(at);
    const second = text.charCodeAt(at + 1);
    if (unit === MINUS && second === MINUS) return this.lineEnd(at);
    if (unit === SLASH && second === STAR) return this.#afterBlock(at);
    if (unit === HASH && this.#dialect === 'mysql') return this.lineEnd(at);
    // A command of psql.
    if (unit === BACKSLASH && this.#dialect === 'postgresql') return this.lineEnd(at);
    // The end of a comment that MySQL runs.
    if (unit === STAR && second === SLASH && this.#dialect === 'mysql') return at + 2;
    return at;
  }

  #afterBlock(at: number): number {
    const { text } = this;
    if (this.#dialect === 'mysql') {
      MEANINGFUL_COMMENT.lastIndex = at;
      if (MEANINGFUL_COMMENT.test(text)) return MEANINGFUL_COMMENT.lastIndex;
    }
    const nests = this.#dialect === 'postgresql' || this.#dialect === 'sqlserver';
    let depth = 1;
    for (let next = at + 2; next < text.length; next++) {
      const unit = text.charCodeAt(next);
      if (unit === STAR && text.charCodeAt(next + 1) === SLASH) {
        depth--;
        next++;
        if (depth === 0) return next + 1;
      } else if (nests && unit === SLASH && text.charCodeAt(next + 1) === STAR) {
        depth++;
        next++;
      }
    }
    return text.length;
  }

  #endOfToken(unit: number): number {
    const { start } = this;
    switch (unit) {
      case QUOTE:
        return this.#quoted('text', QUOTE, this.#dialect === 'mysql');
      case DOUBLE:
        return this.#quoted('name', DOUBLE, this.#dialect === 'mysql');
      case BACKTICK:
        return this.#quoted('name', BACKTICK, false);
      case OPEN_BRACKET:
        return this.#bracket();
      case DOLLAR:
        return this.#dollar();
      default:
        return this.#isWordUnit(unit) ? this.#endOfWord() : start + 1;
    }
  }

  #isWordUnit(unit: number): boolean {
    return unit > 127 || this.#word[unit] === 1;
  }

  #endOfWord(): number {
    const { text, start, delimiter } = this;
    let end = start + 1;
    while (end < text.length && this.#isWordUnit(text.charCodeAt(end))) end++;
    this.kind = 'word';
    // A delimiter such as $$ follows the last word of a statement without a blank.
    if (delimiter !== ';') {
      const at = text.slice(start, end).indexOf(delimiter);
      return at > 0 ? start + at : end;
    }
    return end === start + 1 && text.charCodeAt(end) === QUOTE ? this.#prefixed(end) : end;
  }

  /** N'…', E'…' and the like: texts whose prefix says how they are written. */
  #prefixed(quote: number): number {
    const prefix = this.text.charAt(quote - 1);
    if (!/[nebxu]/i.test(prefix)) return quote;
    this.start = quote;
    return this.#quoted('text', QUOTE, this.#dialect === 'mysql' || /e/i.test(prefix));
  }

  #quoted(kind: TokenKind, close: number, escapes: boolean): number {
    const { text } = this;
    this.kind = kind;
    this.#hasEscapes = false;
    for (let at = this.start + 1; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === BACKSLASH && escapes) {
        this.#hasEscapes = true;
        at++;
      } else if (unit === close) {
        if (text.charCodeAt(at + 1) !== close) return at + 1;
        at++;
      }
    }
    this.kind = 'broken';
    return text.length;
  }

  /** [name] in SQL Server and SQLite; elsewhere the brackets of an array. */
  #bracket(): number {
    const isQuote = this.#dialect === 'sqlserver' || this.#dialect === 'sqlite';
    return isQuote ? this.#quoted('name', CLOSE_BRACKET, false) : this.start + 1;
  }

  /** $tag$ … $tag$ in PostgreSQL; elsewhere a word may begin with $. */
  #dollar(): number {
    const { text, start } = this;
    if (this.#dialect !== 'postgresql') return this.#endOfWord();
    TAG.lastIndex = start;
    const tag = TAG.exec(text)?.[0];
    if (tag === undefined) return this.#endOfWord();
    const end = text.indexOf(tag, start + tag.length);
    this.kind = end < 0 ? 'broken' : 'text';
    this.#hasEscapes = false;
    return end < 0 ? text.length : end + tag.length;
  }
}
