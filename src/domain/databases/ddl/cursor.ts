import { nth } from '../../basics/nth.js';
import type { Token } from './statement.js';

const NONE: Token = { kind: 'symbol', text: '', word: '', start: 0, end: 0 };

/** Counts the tokens that cursors pass, so that tests can prove linear time without a clock. */
export interface Steps {
  steps: number;
}

/** A place among the tokens of a statement, or of what is within its brackets. It only goes forward. */
export class Cursor {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  readonly #count: Steps;
  #at: number;

  constructor(tokens: readonly Token[], count: Steps, from = 0, end = tokens.length) {
    this.#tokens = tokens;
    this.#count = count;
    this.#at = from;
    this.#end = end;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#end;
  }

  /** The token `ahead` places further on; an empty one behind the end. */
  peek(ahead = 0): Token {
    const at = this.#at + ahead;
    return at < this.#end ? nth(this.#tokens, at) : NONE;
  }

  next(): Token {
    const token = this.peek();
    this.#count.steps++;
    // Brackets count as one step: what is within them is read by a cursor of its own, or by nobody.
    this.#at = Math.min(this.#end, this.#at + 1);
    return token;
  }

  /** Whether these words come next. */
  sees(...words: readonly string[]): boolean {
    return words.every((word, i) => this.peek(i).word === word);
  }

  /** Goes beyond these words if they come next. */
  take(...words: readonly string[]): boolean {
    if (!this.sees(...words)) return false;
    for (const _ of words) this.next();
    return true;
  }

  /** Goes beyond the first of these words that comes next, and returns it. */
  takeOne(words: ReadonlySet<string>): string | undefined {
    const { word } = this.peek();
    if (word === '' || !words.has(word)) return undefined;
    this.next();
    return word;
  }

  seesSymbol(symbol: string): boolean {
    const { kind, text } = this.peek();
    return kind === 'symbol' && text === symbol;
  }

  takeSymbol(symbol: string): boolean {
    if (!this.seesSymbol(symbol)) return false;
    this.next();
    return true;
  }

  /** The tokens within the brackets that come next; the cursor goes beyond them. None if there are no brackets. */
  group(open = '('): Cursor | undefined {
    const { close } = this.peek();
    if (close === undefined || !this.seesSymbol(open)) return undefined;
    const from = this.#at + 1;
    this.next();
    const end = Math.min(close, this.#end);
    this.#at = Math.min(end + 1, this.#end);
    return new Cursor(this.#tokens, this.#count, from, end);
  }

  /** Goes beyond a token, or beyond brackets with all that is within. */
  skip(): void {
    if (this.group(this.peek().text) === undefined) this.next();
  }

  /** Goes beyond the next comma. */
  skipPastComma(): void {
    while (!this.isAtEnd) {
      if (this.takeSymbol(',')) return;
      this.skip();
    }
  }

  /** The parts between commas, each with a cursor that ends at its comma. */
  *parts(): Generator<Cursor, void, void> {
    while (!this.isAtEnd) {
      const from = this.#at;
      while (!this.isAtEnd && !this.seesSymbol(',')) this.skip();
      if (this.#at > from) yield new Cursor(this.#tokens, this.#count, from, this.#at);
      this.next();
    }
  }

  /** The name that comes next, if one does. */
  name(): Token | undefined {
    const { kind } = this.peek();
    return kind === 'word' || kind === 'name' ? this.next() : undefined;
  }

  /** The parts of a name such as `schema.table`; empty if no name comes next. */
  path(): readonly Token[] {
    const parts: Token[] = [];
    for (;;) {
      const part = this.name();
      if (part === undefined) return parts;
      parts.push(part);
      if (!this.takeSymbol('.')) return parts;
      // SQL Server lets the schema out: database..table.
      this.takeSymbol('.');
    }
  }

  /** Where the next token begins in the script. */
  get start(): number {
    return this.peek().start;
  }

  /** Where the token before ends in the script. */
  get end(): number {
    return this.#at === 0 ? 0 : nth(this.#tokens, this.#at - 1).end;
  }
}
