import { keysOf } from '../basics/keys-of.js';
import { asText } from './as-text.js';
import { CLOCK_UNITS, clockPart, DAY_PARTS, dayPart, wholeUnits } from './calendar-parts.js';
import { coalesce } from './choose.js';
import type { Compilation } from './compilation.js';
import { inCase, LOWER, UPPER } from './letter-case.js';
import { ceilUnits, floorUnits, greater, type NumberLoop, smaller } from './number-loops.js';
import { extreme, magnitude, monotone, rounded } from './rounding.js';
import { type TextTest, testTexts } from './text-tests.js';
import { sizeOf } from './texts.js';
import { durationOf, timestampOf } from './time-constants.js';
import { constantText, isNumber, isTime, nounOf, type Text, type Value } from './values.js';

type Result = Value | undefined;

/** A function of formulas; the receiver of a method is its first argument. */
interface FormulaFunction {
  /** How it is written: `size(x)`, `x.size()` or both. */
  readonly forms: readonly ('function' | 'method')[];
  readonly least: number;
  readonly most: number;
  /** The arguments that `apply` takes, for messages. */
  readonly takes: string;
  /** Returns undefined for other arguments, and after a fault. */
  readonly apply: (c: Compilation, at: number, args: readonly Value[]) => Result;
}

const FUNCTION = ['function'] as const;
const METHOD = ['method'] as const;
const MOST_ARGUMENTS = 100;
const MOST_DECIMALS = 15;

function textTest(name: TextTest): FormulaFunction {
  return {
    forms: METHOD,
    least: 2,
    most: 2,
    takes: 'two texts',
    apply: (c, _at, [a, b]) =>
      a?.type === 'text' && b?.type === 'text' ? testTexts(c, a, name, b) : undefined,
  };
}

function ofText(
  forms: FormulaFunction['forms'],
  of: (c: Compilation, at: number, text: Text) => Result,
): FormulaFunction {
  return {
    forms,
    least: 1,
    most: 1,
    takes: 'a text',
    apply: (c, at, [a]) => (a?.type === 'text' ? of(c, at, a) : undefined),
  };
}

function ofConstantText(of: (c: Compilation, at: number, text: string) => Result): FormulaFunction {
  const apply: FormulaFunction['apply'] = (c, at, [a]) => {
    const text = a?.type === 'text' ? constantText(a) : undefined;
    return text === undefined ? undefined : of(c, at, text);
  };
  return { forms: FUNCTION, least: 1, most: 1, takes: 'a text in quotes', apply };
}

function wholeNumber(loop: NumberLoop): FormulaFunction {
  return {
    forms: FUNCTION,
    least: 1,
    most: 1,
    takes: 'a number',
    apply: (c, at, [a]) => {
      if (a === undefined || !isNumber(a)) return undefined;
      return monotone(c, at, a, loop, a.type === 'real' ? 1 : a.parts, 1);
    },
  };
}

function extremeOf(loop: NumberLoop, of: (...numbers: number[]) => number): FormulaFunction {
  return {
    forms: FUNCTION,
    least: 2,
    most: MOST_ARGUMENTS,
    takes: 'numbers, dates, moments or durations',
    apply: (c, at, args) => extreme(c, at, args, loop, of),
  };
}

/** The decimals to which `round` rounds; undefined if they depend on the row. */
function decimalsOf(value: Value | undefined): number | undefined {
  if (value === undefined) return 0;
  if (value.type !== 'number' || value.parts > 1 || value.min !== value.max) return undefined;
  return value.min >= 0 && value.min <= MOST_DECIMALS ? value.min : undefined;
}

const round: FormulaFunction = {
  forms: FUNCTION,
  least: 1,
  most: 2,
  takes: `a number and its decimals, from 0 to ${MOST_DECIMALS}`,
  apply: (c, at, [a, b]) => {
    const decimals = decimalsOf(b);
    if (a === undefined || !isNumber(a) || decimals === undefined) return undefined;
    return rounded(c, at, a, decimals);
  },
};

function dayFunction(name: keyof typeof DAY_PARTS): FormulaFunction {
  return {
    forms: METHOD,
    least: 1,
    most: 1,
    takes: 'a date or moment',
    apply: (c, at, [a]) => (a && isTime(a) ? dayPart(c, at, a, DAY_PARTS[name]) : undefined),
  };
}

function clockFunction(name: keyof typeof CLOCK_UNITS): FormulaFunction {
  const unit = CLOCK_UNITS[name];
  // Of a duration, CEL defines its milliseconds in two ways.
  const takesDurations = name !== 'getMilliseconds';
  return {
    forms: METHOD,
    least: 1,
    most: 1,
    takes: takesDurations ? 'a date, moment or duration' : 'a date or moment',
    apply: (c, at, [a]) => {
      if (a?.type === 'duration' && takesDurations) return wholeUnits(c, at, a, unit);
      return a && isTime(a) ? clockPart(c, at, a, unit) : undefined;
    },
  };
}

/** The functions of formulas by name. */
export const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map<string, FormulaFunction>([
  ['round', round],
  ['floor', wholeNumber(floorUnits)],
  ['ceil', wholeNumber(ceilUnits)],
  [
    'abs',
    {
      forms: FUNCTION,
      least: 1,
      most: 1,
      takes: 'a number or duration',
      apply: (c, at, [a]) => a && magnitude(c, at, a),
    },
  ],
  ['min', extremeOf(smaller, Math.min)],
  ['max', extremeOf(greater, Math.max)],
  [
    'coalesce',
    {
      forms: FUNCTION,
      least: 2,
      most: MOST_ARGUMENTS,
      takes: 'values of one type',
      apply: coalesce,
    },
  ],
  ['size', ofText(['function', 'method'], sizeOf)],
  ['contains', textTest('contains')],
  ['startsWith', textTest('startsWith')],
  ['endsWith', textTest('endsWith')],
  ['lowerAscii', ofText(METHOD, (c, _at, text) => inCase(c, text, LOWER))],
  ['upperAscii', ofText(METHOD, (c, _at, text) => inCase(c, text, UPPER))],
  [
    'string',
    {
      forms: FUNCTION,
      least: 1,
      most: 1,
      takes: 'a text, a number without division, true or false, a date or a moment',
      apply: (c, at, [a]) => a && asText(c, at, a),
    },
  ],
  ['duration', ofConstantText(durationOf)],
  ['timestamp', ofConstantText(timestampOf)],
  ...keysOf(DAY_PARTS).map((name) => [name, dayFunction(name)] as const),
  ...keysOf(CLOCK_UNITS).map((name) => [name, clockFunction(name)] as const),
]);

/** Refuses arguments that a function does not take. */
export function wrongArguments(
  c: Compilation,
  at: number,
  name: string,
  { takes }: FormulaFunction,
  args: readonly Value[],
): undefined {
  const got = args.length === 0 ? 'nothing' : args.map(nounOf).join(' and ');
  return c.refuse(at, `${name} takes ${takes}, got ${got}`);
}
