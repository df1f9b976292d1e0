import { expect } from 'chai';
import { faultsOfSet } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

const id = { name: 'id', type: 'sequence' };
const wrong = { name: 'amount', type: 'formula', constraints: { expression: 'sqrt(x)' } };
const number = { name: 'x', type: 'float' };

const pathsOf = (members: Json): readonly string[] =>
  faultsOfSet({ seed: 1, format: 'json', ...members }).map(({ path }) => path);

describe('a column that takes a faulty one', () => {
  const tables = [
    {
      name: 'orders',
      rows: 3,
      key: ['id'],
      fields: [id, { name: 'sum', type: 'total', constraints: { table: 'lines', of: 'amount' } }],
    },
    {
      name: 'lines',
      rows: 9,
      key: ['id'],
      fields: [
        id,
        { name: 'order_id', type: 'reference', constraints: { table: 'orders' } },
        number,
        wrong,
      ],
    },
    {
      name: 'notes',
      rows: 9,
      fields: [
        { name: 'line', type: 'reference', constraints: { table: 'lines' } },
        { name: 'amount', type: 'copy', constraints: { through: 'line', field: 'amount' } },
      ],
    },
  ];
  const path = '/tables/1/fields/3/constraints/expression';

  it('is refused with the fault of the other table, also if its own table is planned alone', () => {
    expect(pathsOf({ tables })).to.deep.equal([path]);
    for (const table of ['orders', 'lines', 'notes']) {
      expect(pathsOf({ tables, table, rows: 2 })).to.deep.equal([path]);
    }
  });

  it('does not refuse a table that takes nothing from the faulty one', () => {
    const other = { name: 'other', rows: 2, fields: [id] };

    expect(pathsOf({ tables: [...tables, other], table: 'other', rows: 2 })).to.deep.equal([]);
  });

  it('is refused with its own fault if it changes in the life of a row', () => {
    const born = { name: 'born', type: 'arrival', constraints: { start: '2026-01-01' } };
    const lives = { born: 'born', changes: [{ fields: ['x', 'amount'], every: '1d' }] };
    const living = { name: 'c', rows: 9, lives, fields: [born, number, wrong] };

    expect(pathsOf({ tables: [living], as_of: '2026-02-01' })).to.deep.equal([
      '/tables/0/fields/2/constraints/expression',
    ]);
  });
});
