import { expect } from 'chai';
import type { DatabaseColumn } from '../../../../src/domain/databases/model/database-schema.js';
import { everyOf } from '../../../support/every-of.js';
import { rowsOfTable } from '../../../support/sets.js';
import { column, mapped, required, seeded, table } from '../support/models.js';

/** The values of each column of a table of employees. */
function valuesOf(columns: readonly DatabaseColumn[]): (name: string) => readonly unknown[] {
  const made = mapped([table('employees', columns)], { rows: 200 });
  const rows = rowsOfTable('employees', { ...seeded(made), format: 'json' });
  return (name) => rows.map((row) => row[name]);
}

describe('a column of pay', () => {
  it('has salaries where it has room for them', () => {
    const values = valuesOf([
      column('salary', 'numeric(10, 2)', required),
      column('monthly_salary', 'integer', required),
      column('job_title', 'text', required),
      column('tax_id', 'varchar(30)', required),
    ]);
    const pay = values('salary').map(Number);
    const monthly = values('monthly_salary').map(Number);

    expect(everyOf(pay, (amount) => amount > 5000 && amount % 250 === 0)).to.equal(true);
    expect(everyOf(monthly, (amount, i) => amount < (pay[i] ?? 0))).to.equal(true);
    expect(everyOf(values('tax_id'), (text) => /\d/.test(String(text)))).to.equal(true);
  });

  it('has small numbers where there is no room, and what a check asks for', () => {
    const values = valuesOf([column('salary', 'smallint', required)]);

    expect(everyOf(values('salary'), (amount) => Number(amount) <= 32_767)).to.equal(true);
  });
});

describe('a key of texts', () => {
  it('has keys, and a column of texts about something else has none', () => {
    const values = valuesOf([
      column('id', 'text', required),
      column('client_id', 'text', required),
      column('tax_id', 'text', required),
    ]);

    expect(values('id')[0]).to.match(/^[0-9a-f]{8}-/);
    expect(values('client_id')[0]).to.match(/^[0-9a-f]{8}-/);
    expect(values('tax_id')[0]).not.to.match(/^[0-9a-f]{8}-/);
  });
});
