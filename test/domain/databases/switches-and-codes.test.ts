import { expect } from 'chai';
import type { DatabaseColumn } from '../../../src/domain/databases/model/database-schema.js';
import { rowsOfTable } from '../../support/sets.js';
import { column, mapped, required, seeded, table } from './support/models.js';

const ROWS = 200;

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

  it('numbers the texts that its name means', () => {
    expect(whole('trigger_type', 'smallint')).to.deep.equal([0, 1, 2, 3]);
    expect(whole('payment_method', 'smallint')).to.deep.equal([0, 1, 2, 3, 4, 5]);
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
