import { expect } from 'chai';
import { withoutBookkeeping } from '../../../../src/domain/databases/loading/without-bookkeeping.js';
import { column, table } from '../support/schemas.js';

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

  it('are known by their columns where an application may have a table of the name', () => {
    const migrations = (...columns: readonly string[]) =>
      table('migrations', { columns: columns.map((name) => column(name)) });
    const isKept = (one: ReturnType<typeof table>): boolean =>
      withoutBookkeeping({ tables: [one], missed: [] }).tables.length > 0;

    expect(isKept(migrations('id', 'timestamp', 'name'))).to.equal(false);
    expect(isKept(migrations('id', 'migration', 'batch'))).to.equal(false);
    expect(isKept(migrations('id', 'species', 'started_on'))).to.equal(true);
  });
});
