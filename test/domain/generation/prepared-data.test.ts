import { expect } from 'chai';
import { faultsOfSet } from '../../support/sets.js';
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
});
