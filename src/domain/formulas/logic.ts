import type { Compilation } from './compilation.js';
import { nounOf, type Truth, type Value } from './values.js';

type Flags = Truth['flags'];

/** `!a`: null where a is null. */
export function not(c: Compilation, { flags, present }: Truth): Truth {
  const opposite = c.flags(() => {
    const source = flags();
    return (out, count) => {
      const { data } = source;
      for (let i = 0; i < count; i++) out[i] = 1 - (data[i] as number);
    };
  });
  return c.truth(opposite, present);
}

/** `a && b`: false if one of them is false, otherwise null if one of them is null. */
export function and(c: Compilation, a: Truth, b: Truth): Truth {
  const flags = c.all(a.flags, b.flags) as Flags;
  if (a.present === undefined && b.present === undefined) {
    return { type: 'boolean', flags, present: undefined };
  }
  const known = either(c, bothKnown(c, a, b), either(c, not(c, a).flags, not(c, b).flags));
  return { type: 'boolean', flags, present: known };
}

/** `a || b`: true if one of them is true, otherwise null if one of them is null. */
export function or(c: Compilation, a: Truth, b: Truth): Truth {
  const flags = either(c, a.flags, b.flags);
  if (a.present === undefined && b.present === undefined) {
    return { type: 'boolean', flags, present: undefined };
  }
  return { type: 'boolean', flags, present: either(c, bothKnown(c, a, b), flags) };
}

/** The rows in which neither of two values is null, if one of them may be. */
function bothKnown(c: Compilation, a: Truth, b: Truth): Flags {
  return c.all(a.present, b.present) as Flags;
}

function either(c: Compilation, a: Flags, b: Flags): Flags {
  return c.flags(() => {
    const [left, right] = [a(), b()];
    return (out, count) => {
      const [x, y] = [left.data, right.data];
      for (let i = 0; i < count; i++) out[i] = (x[i] as number) | (y[i] as number);
    };
  });
}

/** `a == null`, which is never null. */
export function isNull(c: Compilation, value: Value): Truth {
  if (value.type === 'null') return c.constantTruth(true);
  if (value.present === undefined) return c.constantTruth(false);
  return not(c, { type: 'boolean', flags: value.present, present: undefined });
}

/** The operand of a condition; null is a condition that does not hold. */
export function condition(
  c: Compilation,
  at: number,
  value: Value,
  where: string,
): Truth | undefined {
  if (value.type === 'boolean') return value;
  return c.refuse(at, `expected true or false ${where}, got ${nounOf(value)}`);
}
