import { isKeptNumber } from '../../basics/kept-number.js';
import { nth } from '../../basics/nth.js';
import type { CheckValue } from './check-rule.js';
import { call, type Expression, isCall } from './expression.js';
import { tokensOf } from './sql-tokens.js';
import {
  ARITHMETIC,
  BARE_FUNCTIONS,
  COMPARISONS,
  MATCHES,
  MATCHING_WORDS,
  TIME_WORDS,
  TYPE_WORDS,
} from './sql-words.js';
import { TokenReader, Unread } from './token-reader.js';

/** Levels of parentheses and operators. Deeper expressions are not read, so that the recursion ends. */
const DEEPEST = 100;

/** The expression of a check; undefined if it has a form that is not read. */
export function parseExpression(text: string): Expression | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined) return undefined;
  try {
    return new Parser(new TokenReader(tokens)).whole();
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
  readonly #tokens: TokenReader;
  #depth = 0;

  constructor(tokens: TokenReader) {
    this.#tokens = tokens;
  }

  whole(): Expression {
    this.#tokens.takes('check');
    const expression = this.#or();
    if (!this.#tokens.isAtEnd) throw new Unread();
    return expression;
  }

  #or(): Expression {
    if (++this.#depth > DEEPEST) throw new Unread();
    const parts = [this.#and()];
    while (this.#tokens.takes('or')) parts.push(this.#and());
    this.#depth--;
    return parts.length === 1 ? nth(parts, 0) : call('or', ...parts);
  }

  #and(): Expression {
    const parts = [this.#not()];
    while (this.#tokens.takes('and')) parts.push(this.#not());
    return parts.length === 1 ? nth(parts, 0) : call('and', ...parts);
  }

  #not(): Expression {
    if (!this.#tokens.takes('not')) return this.#comparison();
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
    const sign = this.#tokens.takesOne([...COMPARISONS, ...MATCHES]);
    if (sign !== undefined) return this.#signed(left, sign === '!=' ? '<>' : sign);
    if (this.#tokens.takes('is')) return this.#is(left);
    if (this.#tokens.takes('isnull')) return call('is null', left);
    if (this.#tokens.takes('notnull')) return call('not', call('is null', left));
    const { place } = this.#tokens;
    const isNegated = this.#tokens.takes('not');
    const found = this.#listed(left);
    if (found === undefined) {
      this.#tokens.goTo(place);
      return undefined;
    }
    return isNegated ? call('not', found) : found;
  }

  #signed(left: Expression, sign: string): Expression {
    const quantifier = this.#tokens.takesOne(['any', 'some', 'all']);
    const right = this.#sum();
    if (quantifier === undefined) return call(sign, left, right);
    const values = isCall(right, 'list') ? right.args : [right];
    if (sign === '=' && quantifier !== 'all') return call('in', left, ...values);
    if (sign === '<>' && quantifier === 'all') return call('not', call('in', left, ...values));
    throw new Unread();
  }

  #is(left: Expression): Expression {
    const isNegated = this.#tokens.takes('not');
    if (this.#tokens.takes('distinct')) {
      this.#tokens.expect('from');
      return call(isNegated ? '=' : '<>', left, this.#sum());
    }
    const word = this.#tokens.takesOne(['null', 'true', 'false', 'unknown']);
    if (word === undefined) throw new Unread();
    const test =
      word === 'true' || word === 'false'
        ? call('=', left, { kind: 'value', value: word === 'true' })
        : call('is null', left);
    return isNegated ? call('not', test) : test;
  }

  /** IN, BETWEEN and the words that match a text. */
  #listed(left: Expression): Expression | undefined {
    if (this.#tokens.takes('in')) {
      const list = this.#sum();
      return call('in', left, ...(isCall(list, 'list') ? list.args : [list]));
    }
    if (this.#tokens.takes('between')) return this.#between(left);
    const word = this.#tokens.takesOne(MATCHING_WORDS);
    return word === undefined ? undefined : call(word, left, this.#sum());
  }

  #between(left: Expression): Expression {
    const isSymmetric = this.#tokens.takes('symmetric');
    const first = this.#sum();
    this.#tokens.expect('and');
    const second = this.#sum();
    const [low, high] = isSymmetric && isAbove(first, second) ? [second, first] : [first, second];
    return call('and', call('>=', left, low), call('<=', left, high));
  }

  #sum(): Expression {
    let left = this.#postfixed();
    for (;;) {
      const sign = this.#tokens.takesOne(ARITHMETIC);
      if (sign === undefined) return left;
      left = call(sign, left, this.#postfixed());
    }
  }

  /** A primary expression without its casts and collations. */
  #postfixed(): Expression {
    const primary = this.#primary();
    for (;;) {
      if (this.#tokens.takes('::')) this.#type();
      else if (this.#tokens.takes('collate')) this.#tokens.next();
      else if (this.#tokens.peek('[')) throw new Unread();
      else return primary;
    }
  }

  /** Skips the name of a type: `public.status`, `character varying(20)[]`. */
  #type(): void {
    do this.#name();
    while (this.#tokens.takes('.'));
    while (this.#tokens.takesOne(TYPE_WORDS) !== undefined);
    if (this.#tokens.takes('(')) while (!this.#tokens.takes(')')) this.#tokens.next();
    while (this.#tokens.takes('[')) this.#tokens.expect(']');
  }

  #name(): string {
    const { kind, text } = this.#tokens.next();
    if (kind !== 'word' && kind !== 'name') throw new Unread();
    return text;
  }

  #primary(): Expression {
    if (this.#tokens.takes('-')) return this.#negative();
    if (this.#tokens.takes('(')) return this.#list(')');
    const token = this.#tokens.next();
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
    const { kind, text } = this.#tokens.next();
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
    if (this.#tokens.takes(end)) return items;
    do items.push(this.#or());
    while (this.#tokens.takes(','));
    this.#tokens.expect(end);
    return items;
  }

  #word(word: string): Expression {
    if (word === 'true' || word === 'false') return { kind: 'value', value: word === 'true' };
    if (word === 'null') return { kind: 'value', value: null };
    if (word === 'array' && this.#tokens.takes('[')) return this.#list(']');
    if (word === 'cast' && this.#tokens.takes('(')) return this.#cast();
    if (word === 'select' || word === 'exists') throw new Unread();
    if (word === 'case') return this.#case();
    if (BARE_FUNCTIONS.includes(word) && !this.#tokens.peek('(')) return call(word);
    if (TIME_WORDS.includes(word) && this.#tokens.isText) return this.#primary();
    return this.#column(word);
  }

  /** A choice of conditions as the alternatives that it has: none of the earlier ones, but this one, and what follows from it. */
  #case(): Expression {
    if (++this.#depth > DEEPEST) throw new Unread();
    const of = this.#tokens.peek('when') ? undefined : this.#or();
    const earlier: Expression[] = [];
    const ways: Expression[] = [];
    while (this.#tokens.takes('when')) {
      const found = this.#or();
      const condition = of === undefined ? found : call('=', of, found);
      this.#tokens.expect('then');
      ways.push(call('and', ...earlier, condition, this.#or()));
      earlier.push(call('not', condition));
    }
    // Without another way, what no condition holds for is unknown, which a check accepts.
    ways.push(call('and', ...earlier, ...(this.#tokens.takes('else') ? [this.#or()] : [])));
    this.#tokens.expect('end');
    this.#depth--;
    return call('or', ...ways);
  }

  #cast(): Expression {
    const value = this.#or();
    this.#tokens.expect('as');
    this.#type();
    this.#tokens.expect(')');
    return value;
  }

  /** A column, which may have its table in front, or a function with its arguments. */
  #column(first: string): Expression {
    let name = first;
    while (this.#tokens.takes('.')) name = this.#name();
    if (!this.#tokens.takes('(')) return { kind: 'column', name };
    if (name === 'trim') this.#skipTrimWords();
    return call(name.toLowerCase(), ...this.#items(')'));
  }

  /** Goes beyond BOTH FROM of trim(BOTH FROM name). */
  #skipTrimWords(): void {
    this.#tokens.takesOne(['both', 'leading', 'trailing']);
    this.#tokens.takes('from');
  }
}
