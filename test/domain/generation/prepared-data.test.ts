import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { faultsOfSet, planSet } from '../../support/sets.js';
import { faultsOf, type Json, planOf, request } from '../../support/tables.js';

const MEBIBYTE = 2 ** 20;
const STATES = 1000;

const times = <A>(count: number, make: (i: number) => A): readonly A[] =>
  Array.from({ length: count }, (_, i) => make(i));

const state = {
  name: 'state',
  type: 'choice',
  constraints: { choices: times(STATES, (i) => `v${i}`) },
};

/** A field with a distribution of its own in each state; those of equal `width` are the same. */
const byState = (name: string, width: number): Json => ({
  name,
  type: 'float',
  constraints: {
    max: 1e6,
    given: {
      columns: ['state'],
      rows: times(STATES, (i) => ({
        when: [`v${i}`],
        min: i,
        max: i + width,
        distribution: { kind: 'normal' },
      })),
    },
  },
});

describe('the prepared data of a request', () => {
  it('counts the distributions of given once, however many fields have them', () => {
    const of = (...fields: readonly Json[]) =>
      planOf(request({ rows: 1, fields: [state, ...fields] })).cost;
    const one = of(byState('a', 9000));

    expect(one.prepared).to.be.within(50 * MEBIBYTE, 60 * MEBIBYTE);
    expect(of(byState('a', 9000), byState('b', 9000)).prepared).to.equal(one.prepared);
  });

  it('is limited, with a fault at the field that exceeds the limit', () => {
    const fields = [state, ...times(3, (i) => byState(`f${i}`, 9000 + i))];

    const faults = faultsOf(request({ rows: 1, fields }));

    expect(faults.map(({ path }) => path)).to.deep.equal(['/fields/2']);
    expect(faults[0]?.message).to.contain('at most 67108864 are allowed: give fewer rows of given');
  });

  it('is limited for all tables of a set together', () => {
    const tables = times(2, (i) => ({
      name: `t${i}`,
      rows: 1,
      fields: [state, byState('f', 9000 + i)],
    }));

    expect(faultsOfSet({ tables, format: 'json' }).map(({ path }) => path)).to.deep.equal([
      '/tables/1/fields/1',
    ]);
    const alike = tables.map((table) => ({ ...table, fields: [state, byState('f', 9000)] }));
    expect(faultsOfSet({ tables: alike, format: 'json' })).to.deep.equal([]);
  });

  const id = { name: 'id', type: 'sequence' };

  /** A table whose rows copy the places of random children, so many times, of so many parents. */
  const copying = (copies: number, max: number) => [
    { name: 'p', rows: 8e10, key: ['id'], fields: [id] },
    {
      name: 'c',
      per: { table: 'p', count: { max } },
      key: ['id'],
      fields: [id, { name: 'place', type: 'ordinal' }],
    },
    {
      name: 'v',
      rows: 1000,
      fields: [
        { name: 'r', type: 'reference', constraints: { table: 'c' } },
        ...times(copies, (i) => ({
          name: `o${i}`,
          type: 'copy',
          constraints: { through: 'r', field: 'place' },
        })),
      ],
    },
  ];

  /** The estimated time of a row of the table `v`, in nanoseconds. */
  const rowCost = (tables: readonly Json[]): number => {
    const planned = planSet({ tables, table: 'v', rows: 10, seed: 1, format: 'json' });
    if (E.isLeft(planned)) throw new Error(JSON.stringify(planned.left));
    return planned.right.tables[0].cost.row;
  };

  it('counts the way to a random child for each row, by the numbers of children', () => {
    const costs = [1, 1000, 100_000].map((max) => rowCost(copying(1, max)));

    expect(costs[0]).to.be.within(1e4, 1e5);
    expect(costs[1]).to.be.within(1e5, 1e6);
    expect(costs[2]).to.be.within(1e7, 1e8);
  });

  it('counts no way to the parents of children, whose rows are next to each other', () => {
    const tables = [
      ...copying(0, 1000).slice(0, 2),
      {
        name: 'v',
        per: { table: 'c', count: 1 },
        fields: [
          { name: 'r', type: 'reference' },
          { name: 'o', type: 'copy', constraints: { through: 'r', field: 'place' } },
        ],
      },
    ];

    expect(rowCost(tables)).to.be.below(1000);
  });

  it('limits the time of a row on these ways, also of one table of a set', () => {
    const input = { tables: copying(9, 100_000), table: 'v', rows: 10, format: 'json' };
    const faults = faultsOfSet(input);

    expect(faults.map(({ path }) => path)).to.deep.equal(['/tables/2/fields/4']);
    expect(faultsOf(input)).to.deep.equal(faults);
    expect(faults[0]?.message).to.match(/about \d+ ms of each row .*, but at most 100 are allowed/);
  });
});
