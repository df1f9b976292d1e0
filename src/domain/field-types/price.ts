import type { ColumnPlan } from '../columns/column-plan.js';
import { type Draws, drawnNumbers } from '../columns/drawn.js';
import { NumberVector } from '../columns/vectors.js';
import { everyRule } from '../constraints/faulty-members.js';
import { list } from '../constraints/lists.js';
import { integer, number } from '../constraints/numbers.js';
import { type Decoded, expecting, type Param } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import {
  countDecimals,
  type DecimalRange,
  decimalAxis,
  decimalColumn,
  decimalFaults,
  unitsColumn,
  unitsOf,
} from '../distributions/decimal-column.js';
import { distribution } from '../distributions/distribution.js';
import { numberScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { snakeName } from '../entities/link.js';
import { Product } from '../entities/product.js';
import { catalogueOf } from '../entities/product-catalogue.js';
import type { Fault } from '../errors/fault.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { fieldType } from './field-type.js';
import { CURRENCY_DECIMALS } from './prices/currency-decimals.js';
import { pricesOf, type UsualPrices, usualPrices } from './prices/usual-prices.js';

const CENTS = 100;
const USUAL_DECIMALS = 2;

const currency: Param<string> = {
  description:
    'ISO 4217 code such as "EUR", which sets the number of decimals; the value does not show it',
  schema: { type: 'string', enum: [...CURRENCY_DECIMALS.keys()] },
  ...expecting(
    'an ISO 4217 code such as "EUR"',
    (value): value is string => typeof value === 'string' && CURRENCY_DECIMALS.has(value),
  ),
};

const constraints = {
  min: number('the smallest amount; 1 if another limit is given', {
    min: 0,
    max: Number.MAX_VALUE,
  }),
  max: number('the largest amount; 1000 if another limit is given', {
    min: 0,
    max: Number.MAX_VALUE,
  }),
  precision: integer('number of decimals; by default that of the currency, otherwise 2', {
    min: 0,
    max: 15,
  }),
  currency,
  of: oneOf(
    "the price of the row's product, if nothing else says which amounts there are; default of fields such as unit_price. Other fields have amounts of their own",
    ['product'],
  ),
  ending: list(
    'the cents that amounts end in, such as 99 and 95',
    integer('cents', { min: 0, max: 99 }),
  ),
  distribution: distribution(numberScale),
};

type Constraints = Decoded<typeof constraints>;

/** The names of columns with the price of a product, in the nine languages whose names of columns have meanings. */
const IS_PRICE = /(?:^|_)(?:price|preis|prix|precio|prezzo|preco|prijs|cena|pris)(?:_per_unit)?$/;

/** The constraints that say which amounts there are. Without them, an amount is the price of the row's product. */
const LIMITS = ['min', 'max', 'precision', 'ending', 'distribution'] as const;

function rangeOf({
  min = 1,
  max = 1000,
  precision,
  currency: code = '',
}: Constraints): DecimalRange {
  return { min, max, precision: precision ?? CURRENCY_DECIMALS.get(code) ?? USUAL_DECIMALS };
}

/**
 * The amounts that end in given cents, in rising order: with m different cents, element `e` has the whole amount
 * ⌊e / m⌋ and the cents with index e mod m. The elements inside the range are consecutive.
 */
interface EndingAmounts {
  readonly cents: readonly number[];
  readonly first: number;
  readonly n: number;
}

function endingAmounts(range: DecimalRange, ending: readonly number[]): EndingAmounts {
  const { min, max } = unitsOf(range);
  const cents = [...new Set(ending)].sort((a, b) => a - b);
  const below = (amount: number): number => {
    const whole = Math.floor(amount / CENTS);
    return whole * cents.length + cents.filter((cent) => cent < amount - whole * CENTS).length;
  };
  const first = below(min);
  return { cents, first, n: below(max + 1) - first };
}

function checkEnding(range: DecimalRange, ending: readonly number[]): readonly Fault[] {
  if (range.precision !== USUAL_DECIMALS) {
    const message = `ending is in cents: expected amounts with 2 decimals, got ${range.precision}`;
    return [{ path: '/ending', message }];
  }
  if (endingAmounts(range, ending).n > 0) return [];
  const message = `expected an ending of an amount in the range: no amount from ${range.min} to ${range.max} has it`;
  return [{ path: '/ending', message }];
}

function endingColumn(range: DecimalRange, ending: readonly number[], draws: Draws): ColumnPlan {
  const { cents, first, n } = endingAmounts(range, ending);
  const elements = drawnNumbers(draws, { min: first, step: 1, n });
  const m = cents.length;
  const values = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const element = elements.values.data[i] as number;
      const whole = Math.floor(element / m);
      values.data[i] = whole * CENTS + (cents[element - whole * m] as number);
    }
  };
  const steps = [...elements.steps, { vectors: [values], fill }];
  return unitsColumn({ values, steps }, unitsOf(range), range.precision);
}

function checkRange(given: Constraints): readonly Fault[] {
  return decimalFaults(rangeOf(given));
}

/** Returns faults if the range has no amount with the ending, or none that the distribution can draw. */
function checkDrawn(given: Constraints): readonly Fault[] {
  const range = rangeOf(given);
  if (decimalFaults(range).length > 0) return [];
  if (given.ending !== undefined) return checkEnding(range, given.ending);
  return checkSpread(given.distribution, () => decimalAxis(range));
}

function checkEndingAlone(given: Constraints): readonly Fault[] {
  if (given.ending === undefined || given.distribution === undefined) return [];
  const message =
    'distribution cannot be combined with ending, whose amounts are not evenly spaced';
  return [{ path: '/distribution', message }];
}

/** The usual prices of a locale, if no constraint says which amounts there are. */
function usualOf(given: Constraints, lexicon: Lexicon): UsualPrices | undefined {
  const isFree = LIMITS.every((limit) => given[limit] === undefined);
  return isFree ? usualPrices(catalogueOf(lexicon), lexicon, given.currency) : undefined;
}

/** The decimals and the largest amount of a column of prices. `isVaried` as in its context. */
export function sizeOfPrices(
  given: Constraints,
  lexicon: Lexicon,
  isVaried: boolean,
): { readonly decimals: number; readonly max: number } {
  const { precision, max } = rangeOf(given);
  const usual = isVaried ? undefined : usualOf(given, lexicon);
  if (usual === undefined) return { decimals: precision, max };
  return { decimals: usual.decimals, max: usual.max };
}

export const price = fieldType({
  name: 'price',
  synonyms: ['money', 'amount', 'cost'],
  category: 'numbers and ids',
  description:
    "Amount of money, with the decimals of its currency: by default a price of goods in the currency of the locale's country, and that of the row's product if the field is named price.",
  constraints,
  implied: (name) => (IS_PRICE.test(snakeName(name)) ? { of: 'product' as const } : {}),
  inferred: { min: 'end', max: 'end', precision: 'nothing', distribution: 'bins' },
  rules: {
    ending:
      'ending needs amounts with two decimal places, and at least one amount in the range has it. ending cannot be combined with distribution.',
  },
  check: everyRule(checkRange, checkDrawn, checkEndingAlone),
  capacity: (given) => {
    const range = rangeOf(given);
    return given.ending === undefined ? countDecimals(range) : endingAmounts(range, given.ending).n;
  },
  plan: (given, context) => {
    const usual = usualOf(given, context.lexicon);
    if (usual !== undefined && !context.unique && !context.isVaried) {
      const { entities, link, lexicon } = context;
      const product =
        given.of === 'product'
          ? entities.product(link)
          : new Product(context.key('product'), lexicon);
      return unitsColumn(pricesOf(product, usual), usual, usual.decimals);
    }
    const range = rangeOf(given);
    if (given.ending !== undefined) return endingColumn(range, given.ending, context);
    return decimalColumn(
      range,
      context,
      strataOf(given.distribution, () => decimalAxis(range)),
    );
  },
});
