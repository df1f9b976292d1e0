import * as E from 'fp-ts/lib/Either.js';
import { PatternReader } from '../patterns/pattern-reader.js';
import type { CallForm, Expression } from './expression.js';
import { readNumber } from './read-number.js';
import { readString, seesString } from './read-string.js';
import { RESERVED_WORDS } from './reserved-words.js';

/** Bounds of a formula, besides the number of its characters. */
const MOST_NODES = 500;
/**
 * The most names, values and operators in all formulas of a request, and the steps that each takes from its budget.
 * Each of them takes 5 microseconds, as 15 steps of patterns do, and 2 KB to plan, so these take 0.1 s and 40 MB.
 */
export const MOST_NODES_OF_REQUEST = 20_000;
export const STEPS_OF_NODE = 15;
const MOST_DEPTH = 100;
const MOST_FIELDS = 100;

/** The binary operators by rising precedence. An operator precedes those that begin it. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['<=', '>=', '==', '!=', '<', '>', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
];

const SPACE = /(?:[\t\n\f\r ]|\/\/[^\n]*)+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const IN = /in(?![A-Za-z0-9_])/y;
const NUMBER = /0[xX][0-9a-fA-F]+|(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y;

const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The other fields of a formula, and its tree. */
export interface Formula {
  readonly root: Expression;
  /** The number of the character at which each name first occurs. */
  readonly fields: ReadonlyMap<string, number>;
  /** How many names, values and operators it has. */
  readonly nodes: number;
}

/** Parses an expression of the Common Expression Language; the left side is the expectation that the text does not meet. */
export function parseFormula(text: string): E.Either<string, Formula> {
  const parser = new FormulaParser(text);
  const root = parser.parse();
  return root === undefined
    ? E.left(`${parser.fault} of the expression`)
    : E.right({ root, fields: parser.fields, nodes: parser.nodes });
}

/** Descends from the operators that bind least. Methods return undefined after a fault. */
class FormulaParser {
  readonly #reader: PatternReader;
  readonly fields = new Map<string, number>();
  #nodes = 0;
  #depth = 0;

  constructor(text: string) {
    this.#reader = new PatternReader(text);
  }

  get nodes(): number {
    return this.#nodes;
  }

  get fault(): string | undefined {
    return this.#reader.fault;
  }

  parse(): Expression | undefined {
    const root = this.#expression();
    this.#skip();
    if (root === undefined || this.#reader.next === '') return root;
    return this.#reader.refuse('an operator or the end');
  }

  #skip(): void {
    this.#reader.match(SPACE);
  }

  #takes(text: string): boolean {
    this.#skip();
    return this.#reader.takes(text);
  }

  #expects(text: string): true | undefined {
    return this.#takes(text) ? true : this.#reader.refuse(JSON.stringify(text));
  }

  #made<Node extends Expression>(node: Node): Node | undefined {
    this.#nodes++;
    if (this.#nodes <= MOST_NODES) return node;
    return this.#reader.refuse(`at most ${MOST_NODES} names, values and operators`);
  }

  #call(
    name: string,
    form: CallForm,
    args: readonly Expression[],
    at: number,
  ): Expression | undefined {
    return this.#made({ kind: 'call', name, form, args, at });
  }

  #expression(): Expression | undefined {
    if (this.#depth >= MOST_DEPTH) {
      return this.#reader.refuse(`at most ${MOST_DEPTH} expressions inside each other`);
    }
    this.#depth++;
    const expression = this.#choice();
    this.#depth--;
    return expression;
  }

  /** A chain of conditions is a loop, because it may be long. */
  #choice(): Expression | undefined {
    const branches: { readonly at: number; readonly args: readonly Expression[] }[] = [];
    let last = this.#binary(0);
    for (;;) {
      if (last === undefined) return undefined;
      this.#skip();
      const at = this.#reader.character;
      if (!this.#reader.takes('?')) break;
      const chosen = this.#expression();
      if (chosen === undefined || !this.#expects(':')) return undefined;
      branches.push({ at, args: [last, chosen] });
      last = this.#binary(0);
    }
    return branches.reduceRight<Expression | undefined>(
      (rest, { at, args }) =>
        rest === undefined ? undefined : this.#call('?:', 'operator', [...args, rest], at),
      last,
    );
  }

  #binary(level: number): Expression | undefined {
    const operators = LEVELS[level];
    if (operators === undefined) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      if (left === undefined) return undefined;
      this.#skip();
      const at = this.#reader.character;
      const operator = operators.find((name) => this.#takesOperator(name));
      if (operator === undefined) return left;
      const right = this.#binary(level + 1);
      if (right === undefined) return undefined;
      left = this.#call(operator, 'operator', [left, right], at);
    }
  }

  #takesOperator(name: string): boolean {
    return name === 'in' ? this.#reader.match(IN) !== null : this.#reader.takes(name);
  }

  #unary(): Expression | undefined {
    const signs: { readonly name: string; readonly at: number }[] = [];
    for (;;) {
      this.#skip();
      const at = this.#reader.character;
      const name = ['!', '-'].find((sign) => this.#reader.takes(sign));
      if (name === undefined) break;
      signs.push({ name, at });
    }
    return signs.reduceRight<Expression | undefined>(
      (operand, { name, at }) =>
        operand === undefined ? undefined : this.#call(name, 'operator', [operand], at),
      this.#member(),
    );
  }

  #member(): Expression | undefined {
    let receiver = this.#primary();
    while (receiver !== undefined && this.#takes('.')) {
      this.#skip();
      const at = this.#reader.character;
      const name = this.#reader.match(NAME)?.[0];
      if (name === undefined) return this.#reader.refuse('the name of a function or a field');
      this.#skip();
      if (receiver.kind === 'field' && this.#reader.next !== '(') {
        receiver = { ...receiver, name: `${receiver.name}.${name}` };
        continue;
      }
      if (this.#listed(receiver) === undefined || !this.#expects('(')) return undefined;
      const rest = this.#list(')');
      if (rest === undefined) return undefined;
      receiver = this.#call(name, 'method', [receiver, ...rest], at);
    }
    return receiver && this.#listed(receiver);
  }

  /** Lists a field of the formula, once its whole name is read: `customer.city` does not need a field `customer`. */
  #listed(expression: Expression): Expression | undefined {
    if (expression.kind !== 'field') return expression;
    const { name, at } = expression;
    if (!this.fields.has(name)) this.fields.set(name, at);
    if (this.fields.size <= MOST_FIELDS) return expression;
    return this.#reader.refuse(`at most ${MOST_FIELDS} fields`);
  }

  /** Reads expressions, each followed by a comma or the bracket that ends them. */
  #list(end: string): readonly Expression[] | undefined {
    const items: Expression[] = [];
    while (!this.#takes(end)) {
      const item = this.#expression();
      if (item === undefined) return undefined;
      items.push(item);
      if (!this.#takes(',')) return this.#expects(end) && items;
    }
    return items;
  }

  #primary(): Expression | undefined {
    this.#skip();
    const at = this.#reader.character;
    if (this.#reader.takes('(')) {
      const inner = this.#expression();
      return inner && this.#expects(')') && inner;
    }
    if (this.#reader.takes('[')) {
      const items = this.#list(']');
      return items && this.#made({ kind: 'list', items, at });
    }
    if (seesString(this.#reader)) {
      const value = readString(this.#reader);
      return value === undefined ? undefined : this.#made({ kind: 'constant', value, at });
    }
    return this.#reader.sees(NUMBER) ? this.#number(at) : this.#named(at);
  }

  #number(at: number): Expression | undefined {
    const start = this.#reader.position;
    const number = readNumber(this.#reader.match(NUMBER)?.[0] ?? '');
    if (number !== undefined) return this.#made({ kind: 'number', ...number, at });
    const end = this.#reader.position;
    return this.#reader.refuse('a number of at most 15 digits', start, end);
  }

  #named(at: number): Expression | undefined {
    const start = this.#reader.position;
    const name = this.#reader.match(NAME)?.[0];
    if (name === undefined) return this.#reader.refuse('a value');
    const value = CONSTANTS.get(name);
    if (value !== undefined) return this.#made({ kind: 'constant', value, at });
    if (RESERVED_WORDS.has(name)) {
      const written = `row["${name}"], because CEL reserves the word`;
      return this.#reader.refuse(written, start, this.#reader.position);
    }
    if (this.#takes('(')) {
      const args = this.#list(')');
      return args && this.#call(name, 'function', args, at);
    }
    if (name === 'row' && this.#takes('[')) return this.#fieldOfRow(at);
    return this.#made({ kind: 'field', name, at });
  }

  /** The rest of `row["unit price"]`. */
  #fieldOfRow(at: number): Expression | undefined {
    this.#skip();
    if (!seesString(this.#reader)) return this.#reader.refuse('the name of a field in quotes');
    const name = readString(this.#reader);
    if (name === undefined || !this.#expects(']')) return undefined;
    return this.#made({ kind: 'field', name, at });
  }
}
