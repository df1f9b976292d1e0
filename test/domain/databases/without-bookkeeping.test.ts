import { expect } from 'chai';
import { withoutBookkeeping } from '../../../src/domain/databases/loading/without-bookkeeping.js';
import { table } from './support/schemas.js';

describe('the tables of migration tools', () => {
  it('are left out with a reason, in every schema', () => {
    const tables = ['orders', '_prisma_migrations', 'app.schema_migrations'].map((name) =>
      table(name),
    );
    const trigger = { table: '_prisma_migrations', text: 'CREATE TRIGGER t', reason: 'a trigger' };

    const others = [
      { text: 'CREATE ROLE r', reason: 'a role' },
      { table: 'orders', text: 'CREATE RULE r', reason: 'a rule' },
    ];

    const left = withoutBookkeeping({ dialect: 'mysql', tables, missed: [trigger, ...others] });

    expect(left.dialect).to.equal('mysql');
    expect(left.tables.map(({ name }) => name)).to.deep.equal(['orders']);
    expect(left.missed.slice(0, 2)).to.deep.equal(others);
    expect(left.missed.slice(2).map(({ table: name, text }) => [name, text])).to.deep.equal([
      ['_prisma_migrations', 'CREATE TABLE _prisma_migrations'],
      ['app.schema_migrations', 'CREATE TABLE app.schema_migrations'],
    ]);
    expect(left.missed[2]?.reason).to.contain('notes its own work');
  });
});
