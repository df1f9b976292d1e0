import type { Compilation } from './compilation.js';
import { isNull, not } from './logic.js';
import { type Unified, unified } from './operands.js';
import { type TextTest, testTexts } from './text-tests.js';
import { nounOf, type Quantity, type Real, type Truth, type Value } from './values.js';

export type Comparison = '<' | '<=' | '>' | '>=' | '==' | '!=';

type NumberTest = (out: Int32Array, count: number, a: Float64Array, b: Float64Array) => void;

/** The comparisons to which the others are reduced: a > b is b < a, and a != b is !(a == b). */
const TESTS: Readonly<Record<'<' | '<=' | '==', { numbers: NumberTest; texts: TextTest }>> = {
  '<': {
    texts: 'less',
    numbers: (out, count, a, b) => {
      for (let i = 0; i < count; i++) out[i] = (a[i] as number) < (b[i] as number) ? 1 : 0;
    },
  },
  '<=': {
    texts: 'lessOrEqual',
    numbers: (out, count, a, b) => {
      for (let i = 0; i < count; i++) out[i] = (a[i] as number) <= (b[i] as number) ? 1 : 0;
    },
  },
  '==': {
    texts: 'equal',
    numbers: (out, count, a, b) => {
      for (let i = 0; i < count; i++) out[i] = a[i] === b[i] ? 1 : 0;
    },
  },
};

/** `a < b` and so on, null where one of them is null. */
export function compare(
  c: Compilation,
  at: number,
  a: Value,
  name: Comparison,
  b: Value,
): Truth | undefined {
  const isEquality = name === '==' || name === '!=';
  if (isEquality && (a.type === 'null' || b.type === 'null')) {
    const test = isNull(c, a.type === 'null' ? b : a);
    return name === '==' ? test : not(c, test);
  }
  const [left, right] = unified(c, at, [a, b]) ?? [];
  if (left === undefined || right === undefined || (left.type === 'boolean' && !isEquality)) {
    return c.refuse(at, `cannot compute ${nounOf(a)} ${name} ${nounOf(b)}`);
  }
  if (name === '>') return holds(c, right, '<', left);
  if (name === '>=') return holds(c, right, '<=', left);
  return name === '!=' ? not(c, holds(c, left, '==', right)) : holds(c, left, name, right);
}

function holds(c: Compilation, a: Unified, name: keyof typeof TESTS, b: Unified): Truth {
  const present = c.all(a.present, b.present);
  if (a.type === 'text' && b.type === 'text') return testTexts(c, a, TESTS[name].texts, b);
  if (a.type === 'boolean' && b.type === 'boolean') return sameTruth(c, a, b);
  const [x, y] = [a, b] as [Quantity | Real, Quantity | Real];
  const { numbers } = TESTS[name];
  const flags = c.flags(() => {
    const [left, right] = [x.values(), y.values()];
    return (out, count) => numbers(out, count, left.data, right.data);
  });
  return c.truth(flags, present);
}

function sameTruth(c: Compilation, a: Truth, b: Truth): Truth {
  const flags = c.flags(() => {
    const [left, right] = [a.flags(), b.flags()];
    return (out, count) => {
      const [x, y] = [left.data, right.data];
      for (let i = 0; i < count; i++) out[i] = 1 - ((x[i] as number) ^ (y[i] as number));
    };
  });
  return c.truth(flags, c.all(a.present, b.present));
}
