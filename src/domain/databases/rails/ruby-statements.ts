import { own } from '../../basics/own.js';

/** A value of Ruby. Symbols are texts; `sql` is the text in a lambda, such as `-> { "now()" }`. */
export type RubyValue =
  | string
  | number
  | boolean
  | null
  | readonly RubyValue[]
  | { readonly sql: string }
  | { readonly options: RubyOptions };

export type RubyOptions = ReadonlyMap<string, RubyValue>;

/** A call with its arguments, such as `t.string "email", null: false`. */
export interface RubyStatement {
  /** The line of the file, from 0. */
  readonly line: number;
  /** `create_table`, or `string` for `t.string`. */
  readonly name: string;
  readonly args: readonly RubyValue[];
  readonly options: RubyOptions;
}

interface Token {
  readonly kind: 'text' | 'label' | 'word' | 'number' | 'symbol' | 'newline';
  readonly text: string;
  readonly line: number;
}

/** A text without an end ends with the file. */
const TOKEN =
  /[ \t\r\f\v\ufeff]+|#[^\n]*|\n|"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|-?\d[\d_]*(?:\.\d+)?|:?[A-Za-z_\x80-\uffff][\w\x80-\uffff]*[?!]?|->|=>|::|[\s\S]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  e: '\x1b',
  s: ' ',
  0: '\0',
};
/** The symbols with which values begin. */
const BEGINNINGS = ['[', '{', '->'];
/** Lists in lists; what is deeper is not read. */
const DEEPEST = 20;

/** The calls of a script that `db:schema:dump` of Rails writes. Other lines of Ruby give calls of unknown names. */
export function* rubyStatements(script: string): Iterable<RubyStatement> {
  let line: Token[] = [];
  let depth = 0;
  for (const token of tokensOf(script)) {
    if (token.kind !== 'newline') {
      line.push(token);
      if (token.kind === 'symbol') depth = Math.max(0, depth + depthOf(token.text));
    } else if (depth === 0 && !isSymbol(line.at(-1), ',')) {
      yield* statementOf(line);
      line = [];
    }
  }
  yield* statementOf(line);
}

function isSymbol(token: Token | undefined, symbol: string): boolean {
  return token?.kind === 'symbol' && token.text === symbol;
}

function depthOf(symbol: string): number {
  if ('([{'.includes(symbol)) return 1;
  return ')]}'.includes(symbol) ? -1 : 0;
}

/** `receiver.name args do |t|`; nothing if the line begins with no word. */
function* statementOf(tokens: readonly Token[]): Iterable<RubyStatement> {
  const [first] = tokens;
  if (first?.kind !== 'word') return;
  const isCall = isSymbol(tokens[1], '.') && tokens[2]?.kind === 'word';
  const name = isCall ? (tokens[2] as Token) : first;
  const block = tokens.findIndex(({ kind, text }) => kind === 'word' && text === 'do');
  const rest = tokens.slice(isCall ? 3 : 1, block < 0 ? tokens.length : block);
  const { items, options } = new ArgumentReader(rest).list();
  yield { line: first.line, name: name.text, args: items, options };
}

interface Arguments {
  readonly items: readonly RubyValue[];
  readonly options: RubyOptions;
}

class ArgumentReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Values and options up to a closing bracket. */
  list(depth = 0): Arguments {
    const items: RubyValue[] = [];
    const options = new Map<string, RubyValue>();
    while (this.#at < this.#tokens.length) {
      const { kind, text } = this.#next();
      if (kind === 'label') options.set(text, this.#value(depth));
      else if (kind === 'symbol' && depth > 0 && depthOf(text) < 0) break;
      else if (kind !== 'symbol' || BEGINNINGS.includes(text)) {
        this.#at--;
        const value = this.#value(depth);
        // The notation of Ruby before 1.9: :null => false.
        if (typeof value === 'string' && this.#take('=>')) options.set(value, this.#value(depth));
        else items.push(value);
      }
    }
    return { items, options };
  }

  #next(): Token {
    return this.#tokens[this.#at++] ?? END;
  }

  #take(symbol: string): boolean {
    const isThere = isSymbol(this.#tokens[this.#at], symbol);
    if (isThere) this.#at++;
    return isThere;
  }

  #value(depth: number): RubyValue {
    const { kind, text } = this.#next();
    if (kind === 'text') return text;
    if (kind === 'number') return Number(text);
    if (kind === 'word') return own(WORDS, text) ?? null;
    if (depth >= DEEPEST) return null;
    if (text === '[') return this.list(depth + 1).items;
    if (text === '{') return { options: this.list(depth + 1).options };
    if (text !== '->') return null;
    const [sql] = this.#take('{') ? this.list(depth + 1).items : [];
    return { sql: String(sql ?? '') };
  }
}

const END: Token = { kind: 'newline', text: '', line: 0 };
const WORDS: Readonly<Record<string, boolean>> = { true: true, false: false };

function tokensOf(script: string): readonly Token[] {
  const tokens: Token[] = [];
  let line = 0;
  let end = 0;
  for (const { 0: found, index } of script.matchAll(TOKEN)) {
    const at = line;
    line += lineBreaks(found);
    const token = tokenOf(found, at);
    // `null:` is the name of an option, and so is `"null":`.
    const last = tokens.at(-1);
    const isName =
      last !== undefined && (last.kind === 'word' || last.kind === 'text') && end === index;
    if (found === ':' && isName) tokens[tokens.length - 1] = { ...last, kind: 'label' };
    else if (token !== undefined) tokens.push(token);
    end = index + found.length;
  }
  return tokens;
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

function tokenOf(found: string, line: number): Token | undefined {
  if (found === '\n') return { kind: 'newline', text: found, line };
  if (/^[\s#\ufeff]/.test(found)) return undefined;
  if (/^["']/.test(found)) return { kind: 'text', text: unquoted(found), line };
  if (/^-?\d/.test(found)) return { kind: 'number', text: found.replaceAll('_', ''), line };
  if (/^:[A-Za-z_\x80-\uffff]/.test(found)) return { kind: 'text', text: found.slice(1), line };
  return { kind: /^[A-Za-z_\x80-\uffff]/.test(found) ? 'word' : 'symbol', text: found, line };
}

function unquoted(found: string): string {
  const [mark] = found;
  const isClosed = found.length > 1 && found.endsWith(mark ?? '');
  const inner = found.slice(1, isClosed ? -1 : found.length);
  if (mark === "'") return inner.replace(/\\(['\\])/g, '$1');
  return inner.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}
