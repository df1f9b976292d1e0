import { expect } from 'chai';
import type { DatabaseColumn } from '../../../../src/domain/databases/model/database-schema.js';
import { everyOf } from '../../../support/every-of.js';
import { rowsOfTable } from '../../../support/sets.js';
import { column, mapped, required, seeded, table } from '../support/models.js';

const ROWS = 200;
const CODES = [200, 201, 302, 400, 401, 404, 500];

/** The values of columns of a table. */
function valuesOf(columns: readonly DatabaseColumn[]): {
  readonly values: (name: string) => readonly unknown[];
} {
  const rows = rowsOfTable('t', {
    ...seeded(mapped([table('t', columns)], { rows: ROWS })),
    format: 'json',
  });
  return { values: (name) => rows.map((row) => row[name] ?? null) };
}

describe('a column of numbers', () => {
  const whole = (name: string, type = 'integer'): readonly unknown[] =>
    [
      ...new Set(
        valuesOf([column(name, type, required)])
          .values(name)
          .map(Number),
      ),
    ].sort((a, b) => a - b);

  it('has truth values under the name of a switch', () => {
    expect(whole('allow_multiple_downloads')).to.deep.equal([0, 1]);
    expect(whole('not_check_stock')).to.deep.equal([0, 1]);
    expect(whole('is_stock')).to.deep.equal([0, 1]);
    expect(whole('lines_deleted').length).to.be.above(10);
  });

  it('counts what stands in the plural before an amount', () => {
    expect(Math.max(...whole('questions_amount').map(Number))).to.be.at.most(500);
    expect(Math.max(...whole('sales_amount').map(Number))).to.be.above(500);
  });

  it('has moments under a name whose last word is their unit', () => {
    const [first] = whole('created_at_m', 'bigint');
    expect(first).to.be.above(1.6e12);
  });

  it('lies around its default where nothing else is said', () => {
    const limit = { ...column('fetchmax', 'tinyint', required), default: '30' };
    const values = valuesOf([limit]).values('fetchmax').map(Number);
    expect(Math.max(...values)).to.be.within(2, 60);
  });

  it('reads a default in quotation marks, and has more values than it says yes or no to', () => {
    const columns = [
      { ...column('cap', 'integer', required), default: "'40'" },
      { ...column('daysvisible', 'tinyint', required), default: "'7'" },
    ];
    const { values } = valuesOf(columns);
    expect(Math.max(...values('cap').map(Number))).to.be.within(41, 80);
    expect(Math.max(...values('daysvisible').map(Number))).to.be.within(2, 14);
  });

  it('has truth values if it shows one digit, unless it numbers texts', () => {
    const [tax, state] = ['include_tax', 'trigger_type'].map((name) => {
      const shown = { ...column(name, 'int', required), args: [1] };
      return new Set(valuesOf([shown]).values(name).map(Number)).size;
    });
    expect(tax).to.equal(2);
    expect(state).to.be.above(2);
  });

  it('numbers the texts that its name means', () => {
    expect(whole('trigger_type', 'smallint')).to.deep.equal([0, 1, 2, 3]);
    expect(whole('payment_method', 'smallint')).to.deep.equal([0, 1, 2, 3, 4, 5]);
  });

  it('has the codes that its name lists', () => {
    expect(everyOf(whole('response_status'), (code) => CODES.includes(Number(code)))).to.equal(
      true,
    );
  });

  it('has per cent where its default is no share of one', () => {
    const { field } = mapped([
      table('t', [
        column('completion_rate', 'double precision', { default: '100' }),
        column('growth_rate', 'double precision', { default: '0.5' }),
      ]),
    ]);

    expect(field('t.completion_rate').constraints).to.include({ max: 100 });
    expect(field('t.growth_rate').constraints).to.include({ max: 0.4 });
  });

  it('says which words mean its range', () => {
    const { field } = mapped([
      table('t', [
        column('temperature', 'real'),
        column('discount_share', 'numeric(4, 3)'),
        column('zweck', 'int'),
      ]),
    ]);

    expect(field('t.temperature').because).to.equal('column temperature, real, means temperature');
    expect(field('t.discount_share').constraints).to.include({ min: 0, max: 1 });
    expect(field('t.zweck').because).to.equal('column zweck, int');
  });

  const bounds = (name: string, type = 'integer', dialect?: 'mysql'): readonly unknown[] => {
    const { field } = mapped([table('t', [column(name, type)])], { ...(dialect && { dialect }) });
    const { type: made, constraints = {} } = field(`t.${name}`);
    return [made, constraints.min, constraints.max];
  };

  it('counts things in the plural, and not what a key refers to', () => {
    expect(bounds('expected_students')).to.deep.equal(['integer', 0, 500]);
    expect(bounds('recipients_paid')).to.deep.equal(['integer', 0, 500]);
    expect(bounds('days_between_reminders')).to.deep.equal(['integer', 1, 90]);
    expect(bounds('reports_to')).to.deep.equal(['integer', 0, 1000]);
  });

  it('has the range of what it measures, and not of what was done to it', () => {
    expect(bounds('amount_remaining')).to.deep.equal(['integer', 1, 20_000]);
    expect(bounds('amount_spent_on_travel_cents')).to.deep.equal(['integer', 100, 2_000_000]);
    expect(bounds('temperature_value')).to.deep.equal(bounds('temperature'));
    expect(bounds('card_exp_year')).to.deep.equal(['integer', 2026, 2032]);
  });

  it('has seconds since 1970 under the name of a date', () => {
    expect(bounds('start_date')).to.deep.equal(bounds('created_at'));
    expect(bounds('date_modified')).to.deep.equal(bounds('created_at'));
  });

  it('has no decimals in a DECIMAL of MySQL without digits', () => {
    expect(bounds('sort_order', 'decimal', 'mysql')).to.deep.equal(['integer', 0, 100]);
    expect(bounds('sort_order', 'decimal')[0]).to.equal('float');
  });

  it('has no shares of one', () => {
    expect(Math.max(...(whole('open_rate') as readonly number[]))).to.be.above(10);
  });
});

describe('a short column of texts', () => {
  it('has no documents', () => {
    const { values } = valuesOf([column('extra', 'varchar(40)'), column('data', 'text')]);

    expect(values('extra').filter((text) => String(text).startsWith('{'))).to.deep.equal([]);
    expect(values('data').some((text) => String(text).startsWith('{'))).to.equal(true);
  });
});
