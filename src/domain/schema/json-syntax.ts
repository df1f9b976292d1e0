/** The element that the grammar expects next. A `first` element of a list or an object may also be its end. */
type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma or end';

const SPACE = /[ \t\n\r]*/y;
const WORD_OR_NUMBER = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A string without its closing quote, so that a missing quote is found separately. */
const TEXT = /"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\x00-\x1f]*)*/y;

/** Walks along a text by the grammar of RFC 8259. It is a loop: depth costs memory and not call stack. */
class Walk {
  readonly #text: string;
  /** The brackets that close the open lists and objects, the innermost last. */
  readonly #open: string[] = [];
  #at = 0;
  #expected: Expected = 'value';

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the index of the first character that the grammar does not allow. */
  errorIndex(): number {
    do this.#take(SPACE);
    while (this.#step());
    return this.#at;
  }

  #step(): boolean {
    switch (this.#expected) {
      case 'first value':
        return this.#close(']') || this.#value();
      case 'value':
        return this.#value();
      case 'first name':
        return this.#close('}') || this.#name();
      case 'name':
        return this.#name();
      case 'colon':
        return this.#sign(':') && this.#then('value');
      case 'comma or end':
        return this.#commaOrEnd();
    }
  }

  #value(): boolean {
    if (this.#sign('[')) return this.#into(']', 'first value');
    if (this.#sign('{')) return this.#into('}', 'first name');
    return (this.#quoted() || this.#take(WORD_OR_NUMBER)) && this.#then('comma or end');
  }

  #name(): boolean {
    return this.#quoted() && this.#then('colon');
  }

  #commaOrEnd(): boolean {
    const closing = this.#open.at(-1);
    if (closing === undefined) return false;
    if (this.#sign(',')) return this.#then(closing === ']' ? 'value' : 'name');
    return this.#close(closing);
  }

  #into(closing: string, expected: Expected): boolean {
    this.#open.push(closing);
    return this.#then(expected);
  }

  #close(closing: string): boolean {
    if (!this.#sign(closing)) return false;
    this.#open.pop();
    return this.#then('comma or end');
  }

  #then(expected: Expected): true {
    this.#expected = expected;
    return true;
  }

  #quoted(): boolean {
    return this.#take(TEXT) && this.#sign('"');
  }

  #sign(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }
}

export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the position of the first syntax error in a text that is not JSON, counted from 1. The messages of engines
 * are not used: they differ, may lack the position, and quote the text, which may contain secrets.
 */
export function syntaxErrorPosition(text: string): TextPosition {
  const before = text.slice(0, new Walk(text).errorIndex()).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
