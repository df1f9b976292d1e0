/**
 * Whether the constraints of a row allow a value, given as the JSON text of its cell. Checks follow the contract
 * and use no code of the generator.
 */
export type Check = (cell: string) => boolean;

/** The text of a cell, or `undefined` if the cell holds no text. */
function textOf(cell: string): string | undefined {
  return cell.startsWith('"') ? (JSON.parse(cell) as string) : undefined;
}

/** A text that satisfies a condition. */
export function text(is: (value: string) => boolean): Check {
  return (cell) => {
    const value = textOf(cell);
    return value !== undefined && is(value);
  };
}

export function like(pattern: RegExp): Check {
  return text((value) => pattern.test(value));
}

export function both(...checks: readonly Check[]): Check {
  return (cell) => checks.every((check) => check(cell));
}

/** One of these values in JSON. */
export function oneOf(...values: readonly (string | number | boolean)[]): Check {
  const cells = new Set(values.map((value) => JSON.stringify(value)));
  return (cell) => cells.has(cell);
}

/** A whole number min, min + step, … up to max. */
export function whole(min: number, max: number, step = 1): Check {
  return (cell) => {
    if (!/^(?:0|-?[1-9]\d*)$/.test(cell)) return false;
    const value = BigInt(cell);
    return (
      value >= BigInt(min) && value <= BigInt(max) && (value - BigInt(min)) % BigInt(step) === 0n
    );
  };
}

/** A decimal text as a whole number of 10^-scale. */
function units(decimal: string, scale: number): bigint {
  const [, sign = '', integer = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  return BigInt(sign + integer + fraction.padEnd(scale, '0'));
}

/** A number with exactly `precision` decimals; the bounds are texts, so that no rounding hides an error. */
export function decimal(min: string, max: string, precision: number): Check {
  const form = new RegExp(`^-?(?:0|[1-9]\\d*)${precision === 0 ? '' : `\\.\\d{${precision}}`}$`);
  return (cell) => {
    if (!form.test(cell) || /^-[0.]+$/.test(cell)) return false;
    const value = units(cell, 20);
    return value >= units(min, 20) && value <= units(max, 20);
  };
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether YYYY-MM-DD is a day of the Gregorian calendar. */
function isDay(iso: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return false;
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const leap = month === 2 && (year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0));
  return day >= 1 && day <= (MONTH_DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

const dayForms = {
  iso: /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  us: /^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/,
  eu: /^(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})$/,
};

/** A calendar day from `start` to `end`. ISO days sort like texts. */
export function day(start: string, end: string, form: keyof typeof dayForms = 'iso'): Check {
  return text((value) => {
    const { year, month, day: date } = dayForms[form].exec(value)?.groups ?? {};
    const iso = `${year}-${month}-${date}`;
    return isDay(iso) && iso >= start && iso <= end;
  });
}

export interface MomentForm {
  readonly between: 'T' | ' ';
  readonly end: 'Z' | '';
  readonly milliseconds: boolean;
}

/** A moment from `start` to `end`, both in the form of the values. */
export function moment(start: string, end: string, form: MomentForm): Check {
  const { between, end: zone, milliseconds } = form;
  const pattern = new RegExp(
    `^(\\d{4}-\\d\\d-\\d\\d)${between}([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d${milliseconds ? '\\.\\d{3}' : ''}${zone}$`,
  );
  return text((value) => {
    const date = pattern.exec(value)?.[1];
    return date !== undefined && isDay(date) && value >= start && value <= end;
  });
}
