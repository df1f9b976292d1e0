import { exp, log } from '../distributions/elementary.js';
import { CURRENCY_DECIMALS } from '../field-types/prices/currency-decimals.js';
import {
  type AgreeingField,
  agreeing,
  type Constraints,
  isNumber,
  type NamedField,
  type Neighbourhood,
} from './agreeing-field.js';
import { wordsOf } from './name-words.js';
import { namesHundredths, namesMoney } from './named-numbers.js';
import type { PlainField } from './plain-field.js';
import { priceLevel } from './price-levels.js';

/** Whole amounts are at most this many times as large, or as small, as the usual one. */
const USUAL = 3;
/** Amounts in currencies whose levels differ by less than this factor look alike. */
const ALIKE = 2.5;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly distribution?: Constraints;
}

/** Amounts as large as their currency makes them, and whole where it has no cents. */
export function pricedFields<Field extends NamedField>(
  fields: readonly Field[],
  around: Neighbourhood,
): readonly AgreeingField<Field>[] {
  const currencies = fields.flatMap((field) => {
    const codes = currencyCodes(field, around);
    return codes.length === 0 ? [] : [{ field, codes, subject: currencySubject(field) }];
  });
  const amounts = fields.filter(
    (field) => hasRange(field) && isMoney(field) && around.isFree(field.name),
  );
  return amounts.flatMap((amount) => {
    const words = wordsOf(amount.name);
    const named = currencies.filter(({ subject }) => subject.every((word) => words.includes(word)));
    const [nearest] = named.toSorted((a, b) => b.subject.length - a.subject.length);
    return nearest === undefined ? [] : inCurrencies(amount, nearest.field, nearest.codes, around);
  });
}

function hasRange({ type, constraints = {} }: PlainField): boolean {
  const { min, max, precision = 2 } = constraints;
  const hasCents = type === 'integer' || precision === 2;
  return (
    isNumber({ type }) && hasCents && typeof min === 'number' && min >= 0 && typeof max === 'number'
  );
}

function isMoney({ name, type }: NamedField): boolean {
  return type === 'price' || namesMoney(wordsOf(name));
}

function currencyCodes(field: NamedField, around: Neighbourhood): readonly string[] {
  const isCurrency = wordsOf(field.name).includes('currency') || field.type === 'currency';
  if (!isCurrency || !['currency', 'choice'].includes(field.type)) return [];
  const codes = [...new Set(around.textsOf(field))];
  return codes.every((code) => CURRENCY_DECIMALS.has(code)) ? codes : [];
}

function currencySubject({ name }: NamedField): readonly string[] {
  return wordsOf(name).filter((word) => word !== 'currency' && word !== 'code');
}

function inCurrencies<Field extends NamedField>(
  amount: Field,
  currency: Field,
  codes: readonly string[],
  around: Neighbourhood,
): readonly AgreeingField<Field>[] {
  const { min, max, distribution, ...others } = (amount.constraints ?? {}) as Range & Constraints;
  const spread = { min, max, ...(distribution && { distribution }) };
  const differing = codes.flatMap((code) => {
    const row = factorOf(code, amount) === 1 ? undefined : amountIn(code, amount, spread, around);
    return row === undefined ? [] : [row];
  });
  const [only] = differing;
  if (codes.length === 1 && only !== undefined) {
    const { when: _, ...range } = only;
    return [{ field: { ...amount, constraints: { ...others, ...range } }, with: currency.name }];
  }
  if (!differing.some(({ ending }) => ending !== undefined)) {
    return agreeing(amount, currency, differing);
  }
  // Whole amounts are spread evenly, so the distribution of the others belongs to their own row.
  const even = { ...amount, type: 'price', constraints: { min, max, ...others } };
  return agreeing(even, currency, [...differing, { when: ['*'], ...spread }]);
}

function isWhole(code: string): boolean {
  return CURRENCY_DECIMALS.get(code) === 0;
}

function factorOf(code: string, { name, type }: NamedField): number {
  const level = priceLevel(code);
  const factor = level < ALIKE && level > 1 / ALIKE ? 1 : level;
  const isMinor = type === 'integer' && isWhole(code) && namesHundredths(wordsOf(name));
  return isMinor ? factor / 100 : factor;
}

/** The amounts of one currency; undefined if the column has no room for them. */
function amountIn(
  code: string,
  amount: NamedField,
  { min, max, distribution }: Range,
  around: Neighbourhood,
): Constraints | undefined {
  const factor = factorOf(code, amount);
  const range = { min: Math.round(min * factor), max: Math.round(max * factor) };
  if (!around.hasRoom(amount.name, range.min, range.max)) return undefined;
  const spread = distribution && times(distribution, factor);
  if (amount.type === 'integer' || !isWhole(code)) {
    return { when: [code], ...range, ...(spread && { distribution: spread }) };
  }
  const usual = spread?.kind === 'log_normal' ? Math.round(exp(Number(spread.mu))) : undefined;
  return {
    when: [code],
    min: usual === undefined ? range.min : Math.max(range.min, Math.round(usual / USUAL)),
    max: usual === undefined ? range.max : Math.min(range.max, usual * USUAL),
    ending: [0],
  };
}

/** The distribution of numbers that are larger by a factor. */
function times(
  distribution: Readonly<Record<string, unknown>>,
  factor: number,
): Readonly<Record<string, unknown>> {
  const { kind, mu, mean, std_dev: deviation } = distribution;
  if (kind === 'log_normal')
    return { ...distribution, mu: Number((Number(mu) + log(factor)).toFixed(4)) };
  if (kind !== 'normal') return distribution;
  return { ...distribution, mean: Number(mean) * factor, std_dev: Number(deviation) * factor };
}
