/** What a walk over JSON stops at: the rest is passed over as text between them. */
const SIGN = /["[\]{}]/g;
const TEXT = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/y;
/** A list of lists or objects, or of nothing that shows yet. */
const LIST_OF_RECORDS = /\[\s*[[{]/y;
const LIST = /\[\s*$/y;
/** Space that may stand before the first record. */
const MOST_SPACE = 1024;

/**
 * Finds the records of a JSON text that comes in pieces: the members of its list, of the first list of records
 * in its object, or the object itself. It tells where they begin and end; whether they are JSON is for a parser
 * to say. Depth costs no stack.
 */
export class JsonList {
  readonly #longest: number;
  #text = '';
  #at = 0;
  #depth = 0;
  /** Where the record begins that is being read. */
  #from: number | undefined;
  /** How deep the list lies; undefined until it is found. */
  #base: number | undefined;
  #closed = false;

  /** `longest` is how many characters a record may have. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Whether the list has ended. */
  get closed(): boolean {
    return this.#closed;
  }

  /** The records that end in this piece; undefined where one is too long. */
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
    // A text without end would be walked over again with every piece.
    if (length - this.#at > this.#longest) return undefined;
    if (length - (this.#from ?? this.#at) <= this.#longest) return records;
    if (this.#base !== undefined) return undefined;
    // Too long to be a record itself, the object may still hold a list of them.
    this.#from = undefined;
    return records;
  }

  /** Passes over the sign at a place; false where the text ends too early to do so. */
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
