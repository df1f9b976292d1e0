import { characterCount } from '../constraints/texts.js';
import { quote } from '../errors/quote.js';

/**
 * Reads a pattern from start to end. It keeps the first fault, which ends the parsing: functions that read a part
 * return undefined from then on.
 */
export class PatternReader {
  readonly #text: string;
  #at = 0;
  #fault: string | undefined;
  /** The characters before the index `#countedTo`. */
  #counted = 0;
  #countedTo = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The first fault: the expectation, the text that does not meet it, and its position. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /** The index of the next character, for `refuse`. */
  get position(): number {
    return this.#at;
  }

  /** The number of the next character, counted from 1, for messages. Counts on from where it was last asked for. */
  get character(): number {
    this.#counted += characterCount(this.#text.slice(this.#countedTo, this.#at));
    this.#countedTo = this.#at;
    return this.#counted + 1;
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

  /** Consumes `text` if it comes next, and returns whether it did. */
  takes(text: string): boolean {
    const comes = this.#text.startsWith(text, this.#at);
    if (comes) this.#at += text.length;
    return comes;
  }

  /** Whether a sticky expression matches at the next character. */
  sees(expression: RegExp): boolean {
    expression.lastIndex = this.#at;
    return expression.test(this.#text);
  }

  /** Consumes the match of a sticky expression at the next character; null if there is none. */
  match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#text);
    if (found !== null) this.#at = expression.lastIndex;
    return found;
  }

  /** Records the expectation that the pattern's text between two indices does not meet; returns undefined. */
  refuse(expected: string, from = this.#at, to = this.#at + this.next.length): undefined {
    const bit = quote(this.#text.slice(from, to));
    const position = characterCount(this.#text.slice(0, from)) + 1;
    this.#fault ??= `${expected}: ${bit} at character ${position}`;
    return undefined;
  }
}
