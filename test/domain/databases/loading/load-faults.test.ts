import { expect } from 'chai';
import { loadFaults } from '../../../../src/domain/databases/loading/load-faults.js';
import { column, table } from '../support/schemas.js';

const orders = table('orders', {
  columns: [
    column('id', { generated: 'default' }),
    column('email'),
    column('note', { isNullable: true }),
    column('created_at', { default: 'now()' }),
    column('total', { generated: 'always' }),
  ],
});

describe('the columns of a load', () => {
  it('need only those that can be neither null nor left to the database', () => {
    expect(loadFaults(orders, ['email'], false)).to.deep.equal([]);
    expect(loadFaults(orders, ['id'], false)).to.deep.equal([
      'the column "email" has no default and refuses null: add a field',
    ]);
    expect(loadFaults(orders, ['id'], true)).to.deep.equal([]);
  });

  it('must exist', () => {
    expect(loadFaults(orders, ['email', 'emial', 'xyz'], true)).to.deep.equal([
      'the table has no column "emial"; did you mean "email"?',
      'the table has no column "xyz"',
    ]);
  });
});
