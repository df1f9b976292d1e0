import { expect } from 'chai';
import fc from 'fast-check';
import { always } from '../../support/always.js';
import { faultsOfSet, rowsOfTable } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

const unique = { unique: true };

/** People and their accounts behind this number of earlier rows. */
function people(earlier: number, rows = 300): Json {
  const behind = { earlier_rows: earlier };
  return {
    seed: 7,
    tables: [
      {
        name: 'people',
        rows,
        ...behind,
        key: ['id'],
        fields: [
          { name: 'id', type: 'uuid', constraints: unique },
          { name: 'email', type: 'email', constraints: unique },
          { name: 'badge', type: 'integer', constraints: { min: 1, max: 2000, unique: true } },
          { name: 'first_name', type: 'first_name' },
          { name: 'code', type: 'string', constraints: { pattern: '[A-Z]{2}[0-9]', unique: true } },
        ],
      },
      {
        name: 'accounts',
        rows,
        ...behind,
        fields: [
          { name: 'owner', type: 'reference', constraints: { table: 'people', unique: true } },
          { name: 'number', type: 'sequence' },
        ],
      },
    ],
  };
}

describe('rows behind earlier ones', () => {
  it('have other unique values, and other values at all', () => {
    const runs = [0, 300, 600].map((earlier) => rowsOfTable('people', people(earlier)));
    for (const name of ['id', 'email', 'badge', 'code']) {
      expect(new Set(runs.flat().map((row) => row[name])).size, name).to.equal(900);
    }
    const [first, second] = runs.map((rows) => rows.map((row) => row.first_name));
    const alike = first?.filter((name, i) => name === second?.[i]).length ?? 0;
    expect(alike).to.be.lessThan(60);
  });

  it('continue the unique values of a longer table', () => {
    const long = rowsOfTable('people', people(0, 700)).map((row) => row.badge);
    const behind = rowsOfTable('people', people(300, 400)).map((row) => row.badge);
    expect(behind).to.deep.equal(long.slice(300));
  });

  it('refer to rows of the same run', () => {
    const input = people(300);
    const ids = new Set(rowsOfTable('people', input).map((row) => row.id));
    const owners = rowsOfTable('accounts', input).map((row) => row.owner);
    expect(new Set(owners)).to.deep.equal(ids);
  });

  it('are the same in any window', () => {
    const all = rowsOfTable('people', people(300));
    always(fc.nat(290), 10, (offset) => {
      const window = rowsOfTable('people', people(300), { offset, rows: 7 });
      expect(window).to.deep.equal(all.slice(offset, offset + 7));
    });
  });

  it('are refused where unique values would repeat', () => {
    const messages = faultsOfSet(people(1900)).map(({ message }) => message);
    expect(messages[0]).to.equal(
      '"badge" has 2000 different values, but earlier_rows + offset + rows is 2200: ask for fewer rows, widen the constraints or leave unique out',
    );
  });
});
