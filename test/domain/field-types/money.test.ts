import { expect } from 'chai';
import { PRICE_LEVELS } from '../../../src/domain/field-types/prices/price-levels.js';
import { countryOfLocale } from '../../../src/domain/lexicon/locale-country.js';
import { request, textOf, vocabulary } from '../../support/tables.js';

const LOCALES = 'en_US en_GB de fr es it pt_BR nl pl sv ja zh_CN ko ar'.split(' ');
const ROWS = 20_000;

type Row = Readonly<Record<string, string | number>>;

function rowsOf(locale: string, fields: readonly object[], changes: object = {}): readonly Row[] {
  return JSON.parse(textOf(request({ rows: ROWS, locale, fields, ...changes }))) as readonly Row[];
}

const numbers = (rows: readonly Row[], name: string): readonly number[] =>
  rows.map((row) => row[name] as number);

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}

const GOODS = [
  { name: 'product_category', type: 'product_category' },
  { name: 'product_name', type: 'product_name' },
  { name: 'price', type: 'price' },
];

const ORDER = [
  { name: 'quantity', type: 'integer', constraints: { min: 1, max: 9 } },
  { name: 'unit_price', type: 'price' },
  { name: 'total', type: 'price' },
];

/** The decimals of the currency of a locale's country. */
const decimalsOf = (locale: string): number => (['ja', 'ko'].includes(locale) ? 0 : 2);

describe('prices', () => {
  before(() => vocabulary.load(['en', ...LOCALES]));

  for (const locale of LOCALES) {
    it(`follow the product and its category in ${locale}`, () => {
      const rows = rowsOf(locale, GOODS);
      const prices = new Map<string, number>();
      for (const { product_name: product = '', price } of rows) {
        const known = prices.get(String(product)) ?? price;
        expect(known, String(product)).to.equal(price);
        prices.set(String(product), price as number);
      }
      const categories = vocabulary.lexicon(locale).words('product_category');
      const [electronics, grocery] = [0, 3].map((i) => {
        const name = categories?.[i] ?? ['Electronics', '', '', 'Grocery'][i];
        return medianOf(
          numbers(
            rows.filter((row) => row.product_category === name),
            'price',
          ),
        );
      }) as [number, number];
      expect(electronics / grocery).to.be.above(6);
    });

    it(`end as prices of the country of ${locale} end`, () => {
      const level = PRICE_LEVELS[countryOfLocale(locale) ?? ''];
      const { modulus = 1, endings = [] } = level ?? {};
      const unit = 10 ** decimalsOf(locale);
      const found = numbers(rowsOf(locale, GOODS), 'price').map(
        (price) => Math.round(price * unit) % modulus,
      );
      const sum = endings.reduce((all, [, weight]) => all + weight, 0);

      expect(new Set(found)).to.have.keys(endings.map(([ending]) => ending));
      for (const [ending, weight] of endings) {
        const share = found.filter((one) => one === ending).length / ROWS;
        expect(share, String(ending)).to.be.closeTo(weight / sum, 0.05);
      }
    });

    it(`times quantities are the totals of orders in ${locale}`, () => {
      const wrong = rowsOf(locale, ORDER).filter(
        ({ quantity, unit_price, total }) =>
          Math.abs((quantity as number) * (unit_price as number) - (total as number)) > 1e-6,
      );

      expect(wrong).to.deep.equal([]);
    });

    it(`less discounts are the totals of orders in ${locale}`, () => {
      const fields = [...ORDER, { name: 'discount', type: 'percentage' }];
      const rows = rowsOf(locale, fields);
      const half = 0.5 / 10 ** decimalsOf(locale) + 1e-6;
      const wrong = rows.filter(({ quantity, unit_price, discount, total }) => {
        const whole = (quantity as number) * (unit_price as number);
        return Math.abs((whole * (100 - (discount as number))) / 100 - (total as number)) > half;
      });

      expect(wrong).to.deep.equal([]);
      const discounts = numbers(rows, 'discount');
      expect(new Set(discounts)).to.have.keys([0, 5, 10, 15, 20, 25, 30, 50]);
      expect(discounts.filter((one) => one === 0).length / ROWS).to.be.within(0.5, 0.54);
    });
  }

  it('are log-normal within a kind of product', () => {
    const logs = rowsOf('en_US', GOODS)
      .filter(({ product_name }) => /Monitor$/.test(String(product_name)))
      .map(({ price }) => Math.log(price as number));
    const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
    const deviation = Math.sqrt(
      logs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / logs.length,
    );

    expect(Math.exp(mean)).to.be.within(200, 240);
    expect(deviation).to.be.within(0.24, 0.36);
  });

  it('have the level and the decimals of a given currency', () => {
    const of = (currency: string) => [{ name: 'p', type: 'price', constraints: { currency } }];
    const [dollars, yen] = ['USD', 'JPY'].map((code) =>
      medianOf(numbers(rowsOf('en', of(code)), 'p')),
    ) as [number, number];

    expect(yen / dollars).to.be.within(80, 110);
    expect(Number.isInteger(yen)).to.equal(true);
  });
});

describe('totals of orders', () => {
  const free = { rows: 200, seed: 3 };

  /** Whether each total is the product of the two other columns. */
  function follows(fields: readonly object[], changes: object = {}): boolean {
    const rows = rowsOf('en', fields, { ...free, ...changes });
    const wrong = rows.filter(({ quantity, unit_price, total }) => {
      return Math.abs((quantity as number) * (unit_price as number) - (total as number)) > 1e-6;
    });
    return wrong.length === 0;
  }

  it('follow from quantity and unit price, whatever the order of the columns', () => {
    expect(follows(ORDER)).to.equal(true);
    expect(follows([...ORDER].reverse())).to.equal(true);
  });

  it('keep their constraints, and their place in a copula', () => {
    const [quantity, unitPrice, total] = ORDER as [object, object, object];
    const limited = { ...total, constraints: { max: 50 } };
    expect(follows([quantity, unitPrice, limited])).to.equal(false);
    const correlate = [{ columns: ['unit_price', 'total'], coefficient: 0.5 }];
    expect(follows(ORDER, { correlate })).to.equal(false);
  });

  it('stay as they are if another column depends on them', () => {
    const given = { columns: ['total'], rows: [{ when: [[0, 100]], weights: { small: 1 } }] };
    const size = {
      name: 'size',
      type: 'choice',
      constraints: { choices: ['small', 'big'], given },
    };

    expect(follows([...ORDER, size])).to.equal(false);
  });

  it('follow in a table of a set, and are null at their rate', () => {
    const [quantity, unitPrice, total] = ORDER as [object, object, object];
    const fields = [quantity, unitPrice, { ...total, constraints: { null_rate: 0.5 } }];
    const rows = rowsOf('en', fields, free).map((row) => row.total);

    expect(rows.filter((one) => one === null).length).to.be.within(70, 130);
  });
});
