import { lazy } from '../../basics/lazy.js';
import { oncePer } from '../../basics/once-per.js';
import type { DrawnNumbers } from '../../columns/drawn.js';
import { NumberVector } from '../../columns/vectors.js';
import { exp } from '../../distributions/elementary.js';
import type { Product } from '../../entities/product.js';
import type { Catalogue } from '../../entities/product-catalogue.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { countryOfLocale } from '../../lexicon/locale-country.js';
import { CURRENCY_DECIMALS } from './currency-decimals.js';
import { PRICE_LEVELS, type PriceLevel } from './price-levels.js';

/** The spread of the prices of one kind of product: the standard deviation of their logarithm, our estimate. */
const SIGMA = 0.3;

/** Three numbers whose multiples, taken below 1, are spread evenly and independently of each other (Roberts 2018, R3). */
const STRIDES = [0.8191725133961645, 0.6710436067037893, 0.5497004779019703] as const;

/** The sum of three numbers from 0 to 1 has nearly a normal distribution, with this mean and half the unit as deviation. */
const MEAN = 1.5;

/** The estimated time to compute a price of the table, in nanoseconds. */
const PRICE_COST = 60;

/** The prices of a catalogue in a country, in the smallest unit of its currency. */
export interface UsualPrices {
  readonly decimals: number;
  readonly min: number;
  readonly max: number;
  /** The price of the good g in the product line l, at g x the number of lines + l. */
  readonly table: () => Float64Array;
}

/** The country whose prices a locale has, or else the first one with the currency; undefined if none is known. */
function levelOf({ locale }: Lexicon, currency: string | undefined): PriceLevel | undefined {
  const own = PRICE_LEVELS[countryOfLocale(locale) ?? ''];
  if (currency === undefined || own?.currency === currency) return own;
  return Object.values(PRICE_LEVELS).find((level) => level.currency === currency);
}

/** The price with an ending that is nearest to an amount. */
function ended(amount: number, ending: number, modulus: number): number {
  const price = Math.round((amount - ending) / modulus) * modulus + ending;
  return price > 0 ? price : price + modulus;
}

function fraction(i: number, stride: number): number {
  const multiple = (i + 1) * stride;
  return multiple - Math.floor(multiple);
}

function tableOf({ medians, lines }: Catalogue, level: PriceLevel, unit: number): Float64Array {
  const endings = level.endings.flatMap(([ending, weight]) => Array<number>(weight).fill(ending));
  const endingAt = (place: number): number => endings[Math.floor(place * endings.length)] as number;
  return Float64Array.from({ length: medians.length * lines.length }, (_, i) => {
    const median = medians[Math.floor(i / lines.length)] as number;
    const places = STRIDES.map((stride) => fraction(i, stride));
    const score = 2 * (places.reduce((all, place) => all + place, 0) - MEAN);
    const amount = median * level.level * unit * exp(SIGMA * score);
    return ended(amount, endingAt(fraction(7 * i + 3, STRIDES[0])), level.modulus);
  });
}

const kept = oncePer((_: Catalogue) => new Map<PriceLevel, UsualPrices>());

/** The prices of the products of a locale in its currency or a given one; undefined if they are not known. */
export function usualPrices(
  catalogue: Catalogue,
  lexicon: Lexicon,
  currency: string | undefined,
): UsualPrices | undefined {
  const level = levelOf(lexicon, currency);
  if (level === undefined) return undefined;
  const known = kept(catalogue);
  let prices = known.get(level);
  if (prices === undefined) {
    const decimals = CURRENCY_DECIMALS.get(level.currency) ?? 2;
    const unit = [1, 10, 100, 1000][decimals] as number;
    const greatest = catalogue.medians.reduce((most, median) => Math.max(most, median), 0);
    prices = {
      decimals,
      min: 1,
      // Scores lie between -3 and 3, and an ending moves a price by at most the modulus.
      max: Math.ceil(greatest * level.level * unit * exp(3 * SIGMA) + level.modulus),
      table: lazy(() => tableOf(catalogue, level, unit)),
    };
    known.set(level, prices);
  }
  return prices;
}

/** The price of each row's product: the same one always costs the same. */
export function pricesOf({ item, line, catalogue }: Product, { table }: UsualPrices): DrawnNumbers {
  const values = new NumberVector();
  const count = catalogue.lines.length;
  const fill = (_row: number, rows: number): void => {
    const prices = table();
    const items = item.indices.data;
    const lines = line.indices.data;
    for (let i = 0; i < rows; i++) {
      values.data[i] = prices[(items[i] as number) * count + (lines[i] as number)] as number;
    }
  };
  const size = catalogue.medians.length * count;
  const preparation = { cost: size * PRICE_COST, bytes: 8 * size, make: () => void table() };
  const step = { vectors: [values], fill, preparation };
  return { values, steps: [...item.steps, ...line.steps, step] };
}
