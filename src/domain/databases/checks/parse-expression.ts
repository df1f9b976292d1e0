import { isKeptNumber } from '../../basics/kept-number.js';
import { nth } from '../../basics/nth.js';
import type { CheckValue } from './check-rule.js';
import { call, type Expression, isCall } from './expression.js';
import { type Token, tokensOf } from './sql-tokens.js';
import {
  ARITHMETIC,
  BARE_FUNCTIONS,
  COMPARISONS,
  MATCHES,
  MATCHING_WORDS,
  TIME_WORDS,
  TYPE_WORDS,
} from './sql-words.js';

/** Levels of parentheses and operators. Deeper expressions are not read, so that the recursion ends. */
const DEEPEST = 100;

/** Thrown, and caught here, where an expression has a form that is not read. */
class Unread extends Error {}

/** The expression of a check; undefined if it has a form that is not read. */
export function parseExpression(text: string): Expression | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined) return undefined;
  try {
    return new Parser(tokens).whole();
  } catch (error) {
    if (error instanceof Unread) return undefined;
    throw error;
  }
}

/** A number; one whose digits a double would lose stays a text. */
function numberOf(text: string): CheckValue {
  const number = Number(text);
  return isKeptNumber(number) ? number : text;
}

/** Whether a value is greater than another one. Of other expressions nobody knows. */
function isAbove(one: Expression, other: Expression): boolean {
  if (one.kind !== 'value' || other.kind !== 'value') throw new Unread();
  if (one.value === null || other.value === null) throw new Unread();
  return one.value > other.value;
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Expression {
    this.#takes('check');
    const expression = this.#or();
    if (this.#at < this.#tokens.length) throw new Unread();
    return expression;
  }

  #or(): Expression {
    if (++this.#depth > DEEPEST) throw new Unread();
    const parts = [this.#and()];
    while (this.#takes('or')) parts.push(this.#and());
    this.#depth--;
    return parts.length === 1 ? nth(parts, 0) : call('or', ...parts);
  }

  #and(): Expression {
    const parts = [this.#not()];
    while (this.#takes('and')) parts.push(this.#not());
    return parts.length === 1 ? nth(parts, 0) : call('and', ...parts);
  }

  #not(): Expression {
    if (!this.#takes('not')) return this.#comparison();
    if (++this.#depth > DEEPEST) throw new Unread();
    const negated = call('not', this.#not());
    this.#depth--;
    return negated;
  }

  #comparison(): Expression {
    let left = this.#sum();
    for (let depth = 0; depth < DEEPEST; depth++) {
      const next = this.#compared(left);
      if (next === undefined) return left;
      left = next;
    }
    throw new Unread();
  }

  /** The comparison that follows an expression, if one does. */
  #compared(left: Expression): Expression | undefined {
    const sign = this.#takesOne([...COMPARISONS, ...MATCHES]);
    if (sign !== undefined) return this.#signed(left, sign === '!=' ? '<>' : sign);
    if (this.#takes('is')) return this.#is(left);
    if (this.#takes('isnull')) return call('is null', left);
    if (this.#takes('notnull')) return call('not', call('is null', left));
    const before = this.#at;
    const isNegated = this.#takes('not');
    const found = this.#listed(left);
    if (found === undefined) {
      this.#at = before;
      return undefined;
    }
    return isNegated ? call('not', found) : found;
  }

  #signed(left: Expression, sign: string): Expression {
    const quantifier = this.#takesOne(['any', 'some', 'all']);
    const right = this.#sum();
    if (quantifier === undefined) return call(sign, left, right);
    const values = isCall(right, 'list') ? right.args : [right];
    if (sign === '=' && quantifier !== 'all') return call('in', left, ...values);
    if (sign === '<>' && quantifier === 'all') return call('not', call('in', left, ...values));
    throw new Unread();
  }

  #is(left: Expression): Expression {
    const isNegated = this.#takes('not');
    if (this.#takes('distinct')) {
      this.#expect('from');
      return call(isNegated ? '=' : '<>', left, this.#sum());
    }
    const word = this.#takesOne(['null', 'true', 'false', 'unknown']);
    if (word === undefined) throw new Unread();
    const test =
      word === 'true' || word === 'false'
        ? call('=', left, { kind: 'value', value: word === 'true' })
        : call('is null', left);
    return isNegated ? call('not', test) : test;
  }

  /** IN, BETWEEN and the words that match a text. */
  #listed(left: Expression): Expression | undefined {
    if (this.#takes('in')) {
      const list = this.#sum();
      return call('in', left, ...(isCall(list, 'list') ? list.args : [list]));
    }
    if (this.#takes('between')) return this.#between(left);
    const word = this.#takesOne(MATCHING_WORDS);
    return word === undefined ? undefined : call(word, left, this.#sum());
  }

  #between(left: Expression): Expression {
    const isSymmetric = this.#takes('symmetric');
    const first = this.#sum();
    this.#expect('and');
    const second = this.#sum();
    const [low, high] = isSymmetric && isAbove(first, second) ? [second, first] : [first, second];
    return call('and', call('>=', left, low), call('<=', left, high));
  }

  #sum(): Expression {
    let left = this.#postfixed();
    for (;;) {
      const sign = this.#takesOne(ARITHMETIC);
      if (sign === undefined) return left;
      left = call(sign, left, this.#postfixed());
    }
  }

  /** A primary expression without its casts and collations. */
  #postfixed(): Expression {
    const primary = this.#primary();
    for (;;) {
      if (this.#takes('::')) this.#type();
      else if (this.#takes('collate')) this.#at++;
      else if (this.#peek('[')) throw new Unread();
      else return primary;
    }
  }

  /** Skips the name of a type: `public.status`, `character varying(20)[]`. */
  #type(): void {
    do this.#name();
    while (this.#takes('.'));
    while (this.#takesOne(TYPE_WORDS) !== undefined);
    if (this.#takes('(')) while (!this.#takes(')')) this.#next();
    while (this.#takes('[')) this.#expect(']');
  }

  #name(): string {
    const { kind, text } = this.#next();
    if (kind !== 'word' && kind !== 'name') throw new Unread();
    return text;
  }

  #primary(): Expression {
    if (this.#takes('-')) return this.#negative();
    if (this.#takes('(')) return this.#list(')');
    const token = this.#next();
    switch (token.kind) {
      case 'text':
        return { kind: 'value', value: token.text };
      case 'number':
        return { kind: 'value', value: numberOf(token.text) };
      case 'name':
        return this.#column(token.text);
      case 'word':
        return this.#word(token.text);
      case 'sign':
        throw new Unread();
    }
  }

  #negative(): Expression {
    const { kind, text } = this.#next();
    if (kind !== 'number') throw new Unread();
    return { kind: 'value', value: numberOf(`-${text}`) };
  }

  /** One expression, or several as a list. */
  #list(end: string): Expression {
    const items = this.#items(end);
    const [only] = items;
    return items.length === 1 && only !== undefined && end === ')' ? only : call('list', ...items);
  }

  #items(end: string): readonly Expression[] {
    const items: Expression[] = [];
    if (this.#takes(end)) return items;
    do items.push(this.#or());
    while (this.#takes(','));
    this.#expect(end);
    return items;
  }

  #word(word: string): Expression {
    if (word === 'true' || word === 'false') return { kind: 'value', value: word === 'true' };
    if (word === 'null') return { kind: 'value', value: null };
    if (word === 'array' && this.#takes('[')) return this.#list(']');
    if (word === 'cast' && this.#takes('(')) return this.#cast();
    if (word === 'select' || word === 'exists') throw new Unread();
    if (word === 'case') return this.#case();
    if (BARE_FUNCTIONS.includes(word) && !this.#peek('(')) return call(word);
    if (TIME_WORDS.includes(word) && this.#tokens[this.#at]?.kind === 'text')
      return this.#primary();
    return this.#column(word);
  }

  /** A choice of conditions as the alternatives that it has: none of the earlier ones, but this one, and what follows from it. */
  #case(): Expression {
    if (++this.#depth > DEEPEST) throw new Unread();
    const of = this.#peek('when') ? undefined : this.#or();
    const earlier: Expression[] = [];
    const ways: Expression[] = [];
    while (this.#takes('when')) {
      const found = this.#or();
      const condition = of === undefined ? found : call('=', of, found);
      this.#expect('then');
      ways.push(call('and', ...earlier, condition, this.#or()));
      earlier.push(call('not', condition));
    }
    // Without another way, what no condition holds for is unknown, which a check accepts.
    ways.push(call('and', ...earlier, ...(this.#takes('else') ? [this.#or()] : [])));
    this.#expect('end');
    this.#depth--;
    return call('or', ...ways);
  }

  #cast(): Expression {
    const value = this.#or();
    this.#expect('as');
    this.#type();
    this.#expect(')');
    return value;
  }

  /** A column, which may have its table in front, or a function with its arguments. */
  #column(first: string): Expression {
    let name = first;
    while (this.#takes('.')) name = this.#name();
    if (!this.#takes('(')) return { kind: 'column', name };
    if (name === 'trim') this.#skipTrimWords();
    return call(name.toLowerCase(), ...this.#items(')'));
  }

  /** Goes beyond BOTH FROM of trim(BOTH FROM name). */
  #skipTrimWords(): void {
    this.#takesOne(['both', 'leading', 'trailing']);
    this.#takes('from');
  }

  #next(): Token {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Unread();
    return token;
  }

  #peek(text: string): boolean {
    const token = this.#tokens[this.#at];
    return token?.text === text && (token.kind === 'word' || token.kind === 'sign');
  }

  #takes(text: string): boolean {
    const isNext = this.#peek(text);
    if (isNext) this.#at++;
    return isNext;
  }

  #takesOne(texts: readonly string[]): string | undefined {
    return texts.find((text) => this.#takes(text));
  }

  #expect(text: string): void {
    if (!this.#takes(text)) throw new Unread();
  }
}
