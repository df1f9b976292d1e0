import { expect } from 'chai';
import { withoutBookkeeping } from '../../../src/domain/databases/loading/without-bookkeeping.js';
import { table } from './support/schemas.js';

describe('the tables of migration tools', () => {
  it('are left out with a reason, in every schema', () => {
    const tables = ['orders', '_prisma_migrations', 'app.schema_migrations'].map((name) =>
      table(name),
    );
    const trigger = { table: '_prisma_migrations', text: 'CREATE TRIGGER t', reason: 'a trigger' };

    const left = withoutBookkeeping({ dialect: 'mysql', tables, missed: [trigger] });

    expect(left.dialect).to.equal('mysql');
    expect(left.tables.map(({ name }) => name)).to.deep.equal(['orders']);
    expect(left.missed.map((missed) => missed.table)).to.deep.equal([
      '_prisma_migrations',
      'app.schema_migrations',
    ]);
    expect(left.missed[0]?.reason).to.contain('notes its own work');
  });
});
