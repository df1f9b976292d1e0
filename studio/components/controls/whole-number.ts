import { groupedNumber } from '../../state/numbers.js';

/** What somebody typed as a whole number, or why it is none. */
export type TypedNumber = { readonly number: number } | { readonly message: string };

export interface Limits {
  readonly min: number;
  readonly max: number;
}

const GROUPS =
  /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?: \d{3})+$|^\d{1,3}(?:'\d{3})+$|^\d{1,3}(?:_\d{3})+$/;
const NUMBER = /^(\d{1,20}(?:\.\d{1,20})?) ?(?:e\+?(\d{1,2})|([a-z]+))?$/;
const POWERS: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  m: 6,
  million: 6,
  b: 9,
  bn: 9,
  billion: 9,
};

/** Reads "10,000", "10 000", "1.5m" and "1e6". Any other text is refused, with what is possible. */
export function readWholeNumber(typed: string, { min, max }: Limits): TypedNumber {
  const text = typed.trim().toLowerCase().replace(/\s/g, ' ').replaceAll('’', "'");
  const [, digits = '', exponent, unit] = NUMBER.exec(withoutGroups(text)) ?? [];
  const power = unit === undefined ? Number(exponent ?? 0) : POWERS[unit];
  // "1.000" is 1 to some people and 1,000 to others.
  const isClear = power !== undefined && !(digits.includes('.') && power === 0);
  const number = digits === '' || !isClear ? Number.NaN : Number(`${digits}e${power}`);
  if (Number.isSafeInteger(number) && number >= min && number <= max) return { number };
  const limits = `${groupedNumber(min)} to ${groupedNumber(max)}`;
  return { message: `Type a whole number from ${limits}, such as 10,000, 1.5k or 1e4.` };
}

/** The text without the marks between groups of three digits. */
function withoutGroups(text: string): string {
  const [, start = '', rest = ''] = /^([\d,'_ ]*)(.*)$/.exec(text) ?? [];
  const grouped = start.trimEnd();
  return GROUPS.test(grouped) ? grouped.replace(/\D/g, '') + rest : text;
}
