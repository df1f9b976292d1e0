import type { Token } from './sql-tokens.js';

/** Thrown where an expression has a form that is not read. */
export class Unread extends Error {}

/** The tokens of an expression, one after the other. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** Whether a literal comes next. */
  get isText(): boolean {
    return this.#tokens[this.#at]?.kind === 'text';
  }

  get place(): number {
    return this.#at;
  }

  goTo(place: number): void {
    this.#at = place;
  }

  next(): Token {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Unread();
    return token;
  }

  peek(text: string): boolean {
    const token = this.#tokens[this.#at];
    return token?.text === text && (token.kind === 'word' || token.kind === 'sign');
  }

  takes(text: string): boolean {
    const isNext = this.peek(text);
    if (isNext) this.#at++;
    return isNext;
  }

  takesOne(texts: readonly string[]): string | undefined {
    return texts.find((text) => this.takes(text));
  }

  expect(text: string): void {
    if (!this.takes(text)) throw new Unread();
  }
}
