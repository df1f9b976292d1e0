import * as E from 'fp-ts/lib/Either.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { literal } from '../columns/pieces.js';
import type { Fault } from '../errors/fault.js';
import { written } from '../errors/late-fault.js';
import { suggestionBudget } from '../errors/nearest-name.js';
import { unknownName } from '../errors/unknown-name.js';
import { modulo, negative, product, quotient, sum } from './arithmetic.js';
import { choose } from './choose.js';
import { columnValue } from './column-value.js';
import { type Comparison, compare } from './compare.js';
import { Compilation } from './compilation.js';
import type { Call, Expression } from './expression.js';
import { FUNCTIONS, wrongArguments } from './functions.js';
import { and, condition, not, or } from './logic.js';
import { resultColumn } from './result-column.js';
import { joined, textValue } from './texts.js';
import type { Truth, Value } from './values.js';

type Result = Value | undefined;

/**
 * Compiles a formula into the column that shows its values. `column` returns the columns of the fields that it names.
 * Returns a fault, whose path starts at the constraints, if the types or ranges of the values do not suit it.
 */
export function compileFormula(
  root: Expression,
  precision: number | undefined,
  column: (field: string) => ColumnPlan,
): E.Either<Fault, ColumnPlan> {
  const compilation = new Compilation();
  const value = new FormulaCompiler(compilation, column).value(root);
  const result = value && resultColumn(compilation, root.at, value, precision);
  if (value === undefined || result === undefined || value.type === 'null') {
    return E.left(compilation.fault as Fault);
  }
  const present = value.present?.();
  return E.right({ ...result, steps: compilation.steps, present });
}

/** Computes the value of each node from those of its arguments. Methods return undefined after a fault. */
class FormulaCompiler {
  readonly #c: Compilation;
  readonly #column: (field: string) => ColumnPlan;
  readonly #fields = new Map<string, Result>();

  constructor(compilation: Compilation, column: (field: string) => ColumnPlan) {
    this.#c = compilation;
    this.#column = column;
  }

  value(node: Expression): Result {
    switch (node.kind) {
      case 'constant':
        return this.#constant(node.value);
      case 'number':
        return this.#c.number(node.units, node.scale);
      case 'field':
        return this.#field(node.name, node.at);
      case 'list':
        return this.#c.refuse(node.at, 'expected a list only to the right of in');
      case 'call':
        if (node.form !== 'operator') return this.#function(node);
        return node.name === 'in' ? this.#membership(node) : this.#operator(node);
    }
  }

  #constant(value: string | boolean | null): Value {
    if (value === null) return { type: 'null' };
    if (typeof value === 'boolean') return this.#c.constantTruth(value);
    return textValue(this.#c, [literal(value)], undefined);
  }

  #field(name: string, at: number): Result {
    if (!this.#fields.has(name)) {
      this.#fields.set(name, columnValue(this.#c, at, name, this.#column(name)));
    }
    return this.#fields.get(name);
  }

  /** The values of all nodes; undefined if one has a fault. */
  #values(nodes: readonly Expression[]): readonly Value[] | undefined {
    const values: Value[] = [];
    for (const node of nodes) {
      const value = this.value(node);
      if (value === undefined) return undefined;
      values.push(value);
    }
    return values;
  }

  #function({ name, form, args, at }: Call): Result {
    const called = FUNCTIONS.get(name);
    if (called === undefined) return this.#unknown(name, at);
    if (!called.forms.some((allowed) => allowed === form)) {
      const written = form === 'method' ? `${name}(x)` : `x.${name}()`;
      return this.#c.refuse(at, `expected ${written}`);
    }
    const values = this.#values(args);
    if (values === undefined) return undefined;
    const isCounted = values.length >= called.least && values.length <= called.most;
    const result = isCounted ? called.apply(this.#c, at, values) : undefined;
    return result ?? wrongArguments(this.#c, at, name, called, values);
  }

  #unknown(name: string, at: number): undefined {
    const where = ` at character ${at} of the expression`;
    const known = (): readonly string[] => [...FUNCTIONS.keys()];
    const unknown = unknownName('/expression', { noun: 'function', name, known, where });
    return this.#c.report(written(unknown, suggestionBudget()));
  }

  /** `x in [a, b]` is `x == a || x == b`. */
  #membership({ args: [item, list], at }: Call): Result {
    if (item === undefined || list?.kind !== 'list') {
      return this.#c.refuse(at, 'expected a list such as ["a", "b"] to the right of in');
    }
    const value = this.value(item);
    const values = this.#values(list.items);
    if (value === undefined || values === undefined) return undefined;
    let found: Truth | undefined = this.#c.constantTruth(false);
    for (const other of values) {
      const same: Truth | undefined = compare(this.#c, at, value, '==', other);
      if (same === undefined) return undefined;
      found = or(this.#c, found, same);
    }
    return found;
  }

  #operator({ name, args, at }: Call): Result {
    const values = this.#values(args);
    if (values === undefined) return undefined;
    const [a, b, c] = values;
    if (a === undefined) return undefined;
    if (b === undefined) return this.#unary(name, at, a);
    return c === undefined ? this.#binary(name, at, a, b) : this.#choice(at, a, b, c);
  }

  #unary(name: string, at: number, a: Value): Result {
    if (name === '-') return negative(this.#c, at, a);
    const truth = condition(this.#c, at, a, 'after !');
    return truth && not(this.#c, truth);
  }

  #choice(at: number, a: Value, b: Value, c: Value): Result {
    const truth = condition(this.#c, at, a, 'before ?');
    return truth && choose(this.#c, at, truth, b, c);
  }

  #binary(name: string, at: number, a: Value, b: Value): Result {
    switch (name) {
      case '+':
        if (a.type === 'text' && b.type === 'text') return joined(this.#c, at, a, b);
        return sum(this.#c, at, a, b, 1);
      case '-':
        return sum(this.#c, at, a, b, -1);
      case '*':
        return product(this.#c, at, a, b);
      case '/':
        return quotient(this.#c, at, a, b);
      case '%':
        return modulo(this.#c, at, a, b);
      case '&&':
      case '||':
        return this.#logic(name, at, a, b);
      default:
        return compare(this.#c, at, a, name as Comparison, b);
    }
  }

  #logic(name: '&&' | '||', at: number, a: Value, b: Value): Result {
    const left = condition(this.#c, at, a, `around ${name}`);
    const right = left && condition(this.#c, at, b, `around ${name}`);
    return left && right && (name === '&&' ? and : or)(this.#c, left, right);
  }
}
