import { nth } from '../../basics/nth.js';
import { cellOf } from '../../formulas/cell-of.js';

/** A way in which a column is computed from others, as data. */
export type Arithmetic =
  | { readonly kind: 'sum' }
  /** The first column less the second one. */
  | { readonly kind: 'difference' }
  | { readonly kind: 'distance' }
  | { readonly kind: 'product'; readonly factor: number }
  /** The first column by the second one. */
  | { readonly kind: 'quotient'; readonly factor: number }
  | { readonly kind: 'line'; readonly factor: number; readonly offset: number }
  /** The time from the second moment to the first one, in units of `seconds` seconds. */
  | { readonly kind: 'elapsed'; readonly seconds: number; readonly offset: number }
  /** A part of a date or moment. */
  | { readonly kind: 'part'; readonly part: DatePart }
  /** The digits before or behind a place of a whole number: 2019 or 7 of 201907 for a `power` of 100. */
  | { readonly kind: 'head' | 'tail'; readonly power: number }
  /** The digits of the first column before those of the second one. */
  | { readonly kind: 'joined'; readonly power: number };

export type DatePart = 'year' | 'quarter' | 'month' | 'day' | 'weekday' | 'hour';

const DATE_PARTS: Readonly<
  Record<DatePart, { readonly of: (date: Date) => number; readonly text: (cell: string) => string }>
> = {
  year: { of: (date) => date.getUTCFullYear(), text: (cell) => `${cell}.getFullYear()` },
  quarter: {
    of: (date) => Math.floor(date.getUTCMonth() / 3) + 1,
    text: (cell) => `floor(${cell}.getMonth() / 3) + 1`,
  },
  month: { of: (date) => date.getUTCMonth() + 1, text: (cell) => `${cell}.getMonth() + 1` },
  day: { of: (date) => date.getUTCDate(), text: (cell) => `${cell}.getDate()` },
  weekday: { of: (date) => date.getUTCDay(), text: (cell) => `${cell}.getDayOfWeek()` },
  hour: { of: (date) => date.getUTCHours(), text: (cell) => `${cell}.getHours()` },
};

const MS = 1000;

/** The number that is computed; NaN if there is none. Moments are in seconds. */
export function computed(arithmetic: Arithmetic, of: readonly number[]): number {
  const [x = 0, y = 0] = of;
  switch (arithmetic.kind) {
    case 'sum':
      return of.reduce((sum, each) => sum + each, 0);
    case 'difference':
      return x - y;
    case 'distance':
      return Math.abs(x - y);
    case 'product':
      return arithmetic.factor * x * y;
    case 'quotient':
      return y === 0 ? Number.NaN : (arithmetic.factor * x) / y;
    case 'line':
      return arithmetic.factor * x + arithmetic.offset;
    case 'elapsed':
      return (x - y) / arithmetic.seconds + arithmetic.offset;
    case 'part':
      return DATE_PARTS[arithmetic.part].of(new Date(x * MS));
    case 'head':
      return Math.floor(x / arithmetic.power);
    case 'tail':
      return x - arithmetic.power * Math.floor(x / arithmetic.power);
    case 'joined':
      return y >= 0 && y < arithmetic.power ? arithmetic.power * x + y : Number.NaN;
  }
}

/** How much the computed number may differ because the numbers that it is computed from are rounded by up to `slacks`. */
export function computedSlack(
  arithmetic: Arithmetic,
  of: readonly number[],
  slacks: readonly number[],
): number {
  const [x = 0, y = 0] = of;
  const [ofX = 0, ofY = 0] = slacks;
  switch (arithmetic.kind) {
    case 'product':
      return arithmetic.factor * (Math.abs(x) * ofY + Math.abs(y) * ofX);
    case 'quotient':
      return arithmetic.factor * (ofX / Math.abs(y) + (Math.abs(x) * ofY) / (y * y));
    case 'line':
      // Of two columns in the same unit, neither was rounded to give the other.
      return Math.abs(arithmetic.factor) === 1 ? 0 : Math.abs(arithmetic.factor) * ofX;
    default:
      return slacks.reduce((sum, slack) => sum + slack, 0);
  }
}

/** The expression of a field of type `formula`. */
export function expressionOf(arithmetic: Arithmetic, names: readonly string[]): string {
  const terms = names.map(cellOf);
  const [x, y] = terms;
  switch (arithmetic.kind) {
    case 'sum':
      return terms.join(' + ');
    case 'difference':
      return `${x} - ${y}`;
    case 'distance':
      return `abs(${x} - ${y})`;
    case 'product':
      return `${x} * ${y}${timesText(arithmetic.factor)}`;
    case 'quotient':
      return `${x}${timesText(arithmetic.factor)} / ${y}`;
    case 'line': {
      const { factor, offset } = arithmetic;
      const sign = offset < 0 ? '-' : '+';
      return `${x}${timesText(factor)}${offset === 0 ? '' : ` ${sign} ${Math.abs(offset)}`}`;
    }
    case 'elapsed': {
      const { seconds, offset } = arithmetic;
      const units = seconds === 1 ? '' : ` / ${seconds}`;
      return `(${x} - ${y}).getSeconds()${units}${offset === 0 ? '' : ` + ${offset}`}`;
    }
    case 'part':
      return DATE_PARTS[arithmetic.part].text(nth(terms, 0));
    case 'head':
      return `floor(${x} / ${arithmetic.power})`;
    case 'tail':
      return `${x} % ${arithmetic.power}`;
    case 'joined':
      return `${x} * ${arithmetic.power} + ${y}`;
  }
}

function timesText(factor: number): string {
  return factor === 1 ? '' : ` * ${factor}`;
}
