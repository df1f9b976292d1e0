import type { Compilation } from './compilation.js';
import { not } from './logic.js';
import { type Unified, unified } from './operands.js';
import { chosenText } from './texts.js';
import type { Mask, Quantity, Real, Truth, Value } from './values.js';

/** `condition ? a : b`; a condition that is null does not hold. */
export function choose(
  c: Compilation,
  at: number,
  condition: Truth,
  a: Value,
  b: Value,
): Value | undefined {
  const values = unified(c, at, [a, b]);
  if (values === undefined) return undefined;
  const [first, second] = values;
  if (first === undefined) return a;
  if (second === undefined) {
    // The other branch is null: the value stays, in fewer rows.
    const rows =
      a.type === 'null' ? not(c, { ...condition, present: undefined }).flags : condition.flags;
    return withPresent(c, first, c.all(first.present, rows));
  }
  const present = chosenPresent(c, condition.flags, first.present, second.present);
  return chosen(c, condition.flags, first, second, present);
}

/** The first of the values that is not null. */
export function coalesce(c: Compilation, at: number, values: readonly Value[]): Value | undefined {
  const all = unified(c, at, values);
  if (all === undefined) return undefined;
  const [first, ...rest] = all;
  if (first === undefined) return values[0];
  return rest.reduce<Unified>((left, right) => {
    if (left.present === undefined) return left;
    const present = chosenPresent(c, left.present, undefined, right.present);
    return chosen(c, left.present, left, right, present);
  }, first);
}

function withPresent(c: Compilation, value: Unified, present: Mask): Unified {
  return value.type === 'boolean' ? c.truth(value.flags, present) : { ...value, present };
}

/** The mask of the chosen value. */
function chosenPresent(c: Compilation, flags: Truth['flags'], a: Mask, b: Mask): Mask {
  if (a === undefined && b === undefined) return undefined;
  const always = c.constantTruth(true).flags;
  return chosenFlags(c, flags, a ?? always, b ?? always);
}

function chosenFlags(
  c: Compilation,
  flags: Truth['flags'],
  a: Truth['flags'],
  b: Truth['flags'],
): Truth['flags'] {
  return c.flags(() => {
    const [choice, left, right] = [flags(), a(), b()];
    return (out, count) => {
      const [which, x, y] = [choice.data, left.data, right.data];
      for (let i = 0; i < count; i++) {
        out[i] = which[i] === 0 ? (y[i] as number) : (x[i] as number);
      }
    };
  });
}

function chosen(
  c: Compilation,
  flags: Truth['flags'],
  a: Unified,
  b: Unified,
  present: Mask,
): Unified {
  if (a.type === 'text' && b.type === 'text') return chosenText(c, flags, a, b, present);
  if (a.type === 'boolean' && b.type === 'boolean') {
    return { type: 'boolean', flags: chosenFlags(c, flags, a.flags, b.flags), present };
  }
  const [x, y] = [a, b] as [Quantity | Real, Quantity | Real];
  const values = c.numbers(() => {
    const [choice, left, right] = [flags(), x.values(), y.values()];
    return (out, count) => {
      const [which, p, q] = [choice.data, left.data, right.data];
      for (let i = 0; i < count; i++) {
        out[i] = which[i] === 0 ? (q[i] as number) : (p[i] as number);
      }
    };
  });
  const bounds = { min: Math.min(x.min, y.min), max: Math.max(x.max, y.max) };
  if (x.type === 'real') return { type: 'real', ...bounds, values, present };
  return { type: x.type, parts: x.parts, ...bounds, values, present };
}
