import { expect } from 'chai';
import type { DatabaseColumn } from '../../../../src/domain/databases/model/database-schema.js';
import { everyOf } from '../../../support/every-of.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { column, mapped, required, seeded, table } from '../support/models.js';

const ROWS = 400;

type Row = Readonly<Record<string, unknown>>;

function rowsOf(name: string, columns: readonly DatabaseColumn[]) {
  const made = mapped([table(name, columns)], { rows: ROWS });
  const request = seeded(made);
  expect(faultsOfSet(request)).to.deep.equal([]);
  return {
    rows: rowsOfTable(name, { ...request, format: 'json' }),
    because: (path: string) => made.field(path).because,
  };
}

/** The numbers of a column in the rows in which another one has a value. */
function numbersWhere(rows: readonly Row[], where: Row, name: string): readonly number[] {
  const [[other, value] = []] = Object.entries(where);
  const found = rows.filter((row) => row[other ?? ''] === value).map((row) => Number(row[name]));
  expect(found.length, `rows with ${String(value)}`).to.be.greaterThan(5);
  return found;
}

const within = (numbers: readonly number[], min: number, max: number): boolean =>
  everyOf(numbers, (number) => number >= min && number <= max);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('a name beside the name of its table', () => {
  it('is a code of a country or of a currency', () => {
    const { rows } = rowsOf('countries', [column('iso', 'varchar(255)', required)]);
    expect(everyOf(rows, ({ iso }) => /^[A-Z]{2}$/.test(String(iso)))).to.equal(true);

    const rates = rowsOf('exchange_rates', [column('from', 'text', required)]).rows;
    expect(everyOf(rates, ({ from }) => /^[A-Z]{3}$/.test(String(from)))).to.equal(true);
  });

  it('is one of few numbers if it ends in enum', () => {
    const { rows } = rowsOf('invoices', [column('currency_enum', 'int', required)]);

    expect(
      within(
        rows.map(({ currency_enum: code }) => Number(code)),
        0,
        9,
      ),
    ).to.equal(true);
  });
});

describe('a measured value', () => {
  it('is in the unit that stands beside it', () => {
    const { rows, because } = rowsOf('rooms', [
      column('temperature', 'numeric(5, 1)', required),
      column('temperature_unit', 'varchar(5)', required),
    ]);
    const celsius = numbersWhere(rows, { temperature_unit: '°C' }, 'temperature');
    const fahrenheit = numbersWhere(rows, { temperature_unit: '°F' }, 'temperature');

    expect(mean(celsius)).to.be.within(18, 22);
    expect(mean(fahrenheit)).to.be.within(63, 73);
    expect(because('rooms.temperature')).to.contain('agrees with temperature_unit');
  });

  it('has a size in the unit of all sizes', () => {
    const { rows } = rowsOf('packages', [
      column('width', 'numeric(8, 2)', required),
      column('height', 'numeric(8, 2)', required),
      column('dimension_unit', 'varchar(5)', required),
    ]);
    for (const name of ['width', 'height']) {
      const centimeters = mean(numbersWhere(rows, { dimension_unit: 'cm' }, name));
      const inches = mean(numbersWhere(rows, { dimension_unit: 'in' }, name));
      expect(centimeters / inches).to.be.within(1.6, 4);
    }
  });

  it('agrees with what is measured, and so does its unit', () => {
    const { rows } = rowsOf('readings', [
      column('metric', 'varchar(30)', required),
      column('value', 'numeric(10, 2)', required),
      column('unit', 'varchar(10)', required),
    ]);

    expect(within(numbersWhere(rows, { metric: 'pressure' }, 'value'), 960, 1060)).to.equal(true);
    expect(within(numbersWhere(rows, { metric: 'humidity' }, 'value'), 5, 100)).to.equal(true);
    const units = new Set(rows.map((row) => `${row.metric} in ${row.unit}`));
    expect([...units]).to.include.members([
      'temperature in °C',
      'pressure in hPa',
      'latency in ms',
    ]);
    expect([...units].filter((text) => text.startsWith('humidity'))).to.deep.equal([
      'humidity in %',
    ]);
  });

  it('agrees with its unit alone', () => {
    const { rows } = rowsOf('readings', [
      column('value', 'numeric(10, 2)', required),
      column('unit', 'varchar(10)', required),
    ]);

    expect(within(numbersWhere(rows, { unit: 'hPa' }, 'value'), 960, 1060)).to.equal(true);
    expect(within(numbersWhere(rows, { unit: '°C' }, 'value'), -25, 45)).to.equal(true);
  });

  it('stays in a column that has no room for another unit', () => {
    const { rows } = rowsOf('parcels', [
      column('weight', 'numeric(5, 2)', required),
      column('weight_unit', 'varchar(5)', required),
    ]);

    expect(
      within(
        rows.map((row) => Number(row.weight)),
        0,
        999.99,
      ),
    ).to.equal(true);
  });
});

describe('an amount', () => {
  const currency = column('currency', 'text', {
    ...required,
    values: ['USD', 'EUR', 'JPY', 'HUF'],
  });

  it('is as large as its currency makes it', () => {
    const { rows, because } = rowsOf('offers', [
      currency,
      column('price', 'numeric(12, 2)', required),
    ]);
    const dollars = mean(numbersWhere(rows, { currency: 'USD' }, 'price'));
    const yen = numbersWhere(rows, { currency: 'JPY' }, 'price');

    expect(mean(yen) / dollars).to.be.within(40, 200);
    expect(everyOf(yen, Number.isInteger)).to.equal(true);
    expect(because('offers.price')).to.contain('agrees with currency');
  });

  it('in hundredths is whole yen', () => {
    const { rows } = rowsOf('offers', [currency, column('price_cents', 'integer', required)]);
    const cents = mean(numbersWhere(rows, { currency: 'USD' }, 'price_cents'));
    const yen = mean(numbersWhere(rows, { currency: 'JPY' }, 'price_cents'));

    expect(yen / cents).to.be.within(0.4, 2);
  });

  it('in whole units is as large in yen as other amounts are', () => {
    const { rows } = rowsOf('offers', [currency, column('price', 'integer', required)]);
    const dollars = mean(numbersWhere(rows, { currency: 'USD' }, 'price'));
    const yen = mean(numbersWhere(rows, { currency: 'JPY' }, 'price'));

    expect(yen / dollars).to.be.within(40, 200);
  });

  it('belongs to the currency with the nearest name', () => {
    const { rows } = rowsOf('offers', [
      column('shipping_currency', 'text', { ...required, values: ['USD', 'JPY'] }),
      column('shipping_price', 'numeric(12, 2)', required),
      column('price', 'numeric(12, 2)', required),
    ]);
    const yen = numbersWhere(rows, { shipping_currency: 'JPY' }, 'shipping_price');
    const own = numbersWhere(rows, { shipping_currency: 'JPY' }, 'price');

    expect(mean(yen)).to.be.greaterThan(10 * mean(own));
  });
});

describe('numbers between bounds', () => {
  it('divide at what is usual, and not at the middle of all that is possible', () => {
    const { rows } = rowsOf('products', [
      column('min_price', 'numeric(10, 2)', required),
      column('max_price', 'numeric(10, 2)', required),
      column('salary_min', 'integer', required),
      column('salary_max', 'integer', required),
    ]);

    expect(everyOf(rows, (row) => Number(row.min_price) <= Number(row.max_price))).to.equal(true);
    expect(mean(rows.map((row) => Number(row.max_price)))).to.be.lessThan(500);
    expect(
      within(
        rows.map((row) => Number(row.salary_min)),
        10_000,
        100_000,
      ),
    ).to.equal(true);
  });
});
