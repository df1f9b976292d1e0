import { characterCount } from '../constraints/texts.js';
import { quote } from '../errors/quote.js';

/**
 * Reads a pattern from its start to its end. The first fault is kept and ends the reading; what reads a part
 * gives `undefined` from there on.
 */
export class PatternReader {
  readonly #text: string;
  #at = 0;
  #fault: string | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** What is expected instead of the text, and where. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /** Where the next character is, for `refuse`. */
  get place(): number {
    return this.#at;
  }

  /** The next character; empty at the end. */
  get next(): string {
    const code = this.#text.codePointAt(this.#at);
    return code === undefined ? '' : String.fromCodePoint(code);
  }

  take(): string {
    const { next } = this;
    this.#at += next.length;
    return next;
  }

  /** Takes `text` if it comes next. */
  takes(text: string): boolean {
    const comes = this.#text.startsWith(text, this.#at);
    if (comes) this.#at += text.length;
    return comes;
  }

  /** Whether a sticky expression finds something next. */
  sees(expression: RegExp): boolean {
    expression.lastIndex = this.#at;
    return expression.test(this.#text);
  }

  /** Takes what a sticky expression finds next. */
  match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#text);
    if (found !== null) this.#at = expression.lastIndex;
    return found;
  }

  /** Says what is expected in place of the bit of the pattern between two places. */
  refuse(expected: string, from = this.#at, to = this.#at + this.next.length): undefined {
    const bit = from < this.#text.length ? quote(this.#text.slice(from, to)) : 'the end';
    const place = characterCount(this.#text.slice(0, from)) + 1;
    this.#fault ??= `${expected}: ${bit} at character ${place}`;
    return undefined;
  }
}
