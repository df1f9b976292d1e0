/** A function of formulas as the page offers it. */
export interface FormulaFunction {
  readonly name: string;
  /** Its arguments as docs/formulas.md writes them. */
  readonly takes: string;
  /** Whether it is written behind a value, as in `a.size()`. */
  readonly isMethod: boolean;
  readonly meaning: string;
}

const functions: readonly (readonly [name: string, takes: string, meaning: string])[] = [
  ['round', 'a, decimals', 'rounded, halves away from zero'],
  ['floor', 'a', 'the next whole number below'],
  ['ceil', 'a', 'the next whole number above'],
  ['abs', 'a', 'without its sign'],
  ['min', 'a, b', 'the least'],
  ['max', 'a, b', 'the greatest'],
  ['coalesce', 'a, b', 'the first that is not null'],
  ['size', 'a', 'number of characters'],
  ['string', 'a', 'the text of a cell'],
  ['duration', '"72h"', 'hours h, minutes m, seconds s'],
  ['timestamp', '"…"', 'a moment as RFC 3339'],
];

const methods: readonly (readonly [name: string, takes: string, meaning: string])[] = [
  ['size', '', 'number of characters'],
  ['contains', 'b', 'whether b occurs in it'],
  ['startsWith', 'b', 'whether it starts with b'],
  ['endsWith', 'b', 'whether it ends with b'],
  ['lowerAscii', '', 'A to Z in lower case'],
  ['upperAscii', '', 'a to z in upper case'],
  ['getFullYear', '', 'year'],
  ['getMonth', '', 'month, from 0'],
  ['getDate', '', 'day of the month, from 1'],
  ['getDayOfMonth', '', 'day of the month, from 0'],
  ['getDayOfWeek', '', 'day of the week, from Sunday = 0'],
  ['getDayOfYear', '', 'day of the year, from 0'],
  ['getHours', '', 'hours'],
  ['getMinutes', '', 'minutes'],
  ['getSeconds', '', 'seconds'],
  ['getMilliseconds', '', 'milliseconds'],
];

/** All functions of formulas; a test compares them with those of the engine, whose code only the worker loads. */
export const formulaFunctions: readonly FormulaFunction[] = [
  ...functions.map(([name, takes, meaning]) => ({ name, takes, meaning, isMethod: false })),
  ...methods.map(([name, takes, meaning]) => ({ name, takes, meaning, isMethod: true })),
];
