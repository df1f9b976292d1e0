/** The characters that the scan stops at; it skips all others. */
const SIGN = /["[\]{}]/g;
const TEXT = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y;
/** The start of a list of lists or objects. */
const LIST_OF_RECORDS = /\[\s*[[{]/y;
/** The start of a list whose first member is not in the text yet. */
const LIST = /\[\s*$/y;
/** The most characters of space before the first record. */
const MOST_SPACE = 1024;

/**
 * Splits a JSON text that arrives in pieces into records: the members of its list, the members of the first list of
 * records in its object, or the object itself. It finds where they begin and end; a parser must validate them. Nesting
 * uses no stack.
 */
export class JsonList {
  readonly #longest: number;
  #text = '';
  #at = 0;
  #depth = 0;
  /** The index at which the current record begins. */
  #from: number | undefined;
  /** The nesting depth of the list; undefined until it is found. */
  #base: number | undefined;
  #closed = false;

  /** `longest` is the most UTF-16 units of a record. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Whether the list has ended. */
  get closed(): boolean {
    return this.#closed;
  }

  /** The records that end in this piece; undefined if a record is too long. */
  push(piece: string): readonly string[] | undefined {
    this.#text = this.#text.slice(this.#from ?? this.#at) + piece;
    this.#at -= this.#from ?? this.#at;
    if (this.#from !== undefined) this.#from = 0;
    const records: string[] = [];
    while (!this.#closed) {
      SIGN.lastIndex = this.#at;
      const index = SIGN.exec(this.#text)?.index;
      if (index === undefined) {
        this.#at = this.#text.length;
        break;
      }
      this.#at = index;
      if (!this.#take(index, records)) break;
    }
    const { length } = this.#text;
    // Every piece would scan a string that never ends once more.
    if (length - this.#at > this.#longest) return undefined;
    if (length - (this.#from ?? this.#at) <= this.#longest) return records;
    if (this.#base !== undefined) return undefined;
    // The object is too long to be a record, but it may still contain a list of records.
    this.#from = undefined;
    return records;
  }

  /** Consumes the character at an index; false if that needs the next piece. */
  #take(index: number, records: string[]): boolean {
    const sign = this.#text[index];
    if (sign === '"') return this.#passText(index);
    if (sign === '[' && this.#base === undefined && this.#depth < 2) {
      if (this.#depth === 0 || this.#is(LIST_OF_RECORDS, index)) return this.#enter(index);
      if (this.#text.length - index < MOST_SPACE && this.#is(LIST, index)) return false;
    }
    this.#at = index + 1;
    if (sign === '{' || sign === '[') {
      if (this.#depth === (this.#base ?? 0)) this.#from = index;
      this.#depth += 1;
    } else {
      this.#depth -= 1;
      this.#close(index, records);
    }
    return true;
  }

  #is(pattern: RegExp, index: number): boolean {
    pattern.lastIndex = index;
    return pattern.test(this.#text);
  }

  #enter(index: number): boolean {
    this.#depth += 1;
    this.#base = this.#depth;
    this.#from = undefined;
    this.#at = index + 1;
    return true;
  }

  #close(index: number, records: string[]): void {
    const base = this.#base ?? 0;
    if (this.#depth === base && this.#from !== undefined) {
      records.push(this.#text.slice(this.#from, index + 1));
      this.#from = undefined;
    }
    if (this.#depth < base) this.#closed = true;
  }

  #passText(index: number): boolean {
    TEXT.lastIndex = index;
    const text = TEXT.exec(this.#text)?.[0];
    if (text === undefined) return false;
    this.#at = index + text.length;
    return true;
  }
}
