import { expect } from 'chai';
import { faultsOfSet } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

const reference = (name: string, table: string): Json => ({
  name,
  type: 'reference',
  constraints: { table },
});

/** A chain of tables, each with a key, a reference `r` to the table before, and more fields. */
const chain = (count: number, fields: (i: number) => readonly Json[]): Json => ({
  seed: 1,
  tables: Array.from({ length: count }, (_, i) => ({
    name: `t${i}`,
    rows: 1,
    key: ['id'],
    fields: [
      { name: 'id', type: 'sequence' },
      ...(i === 0 ? [] : [reference('r', `t${i - 1}`)]),
      ...fields(i),
    ],
  })),
});

/** Two references of each table to the one before, and a formula over both. */
const doubling = (count: number): Json =>
  chain(count, (i) => {
    if (i === 0) return [];
    const expression = i === 1 ? 'r == s' : 'r.g == s.g';
    return [
      reference('s', `t${i - 1}`),
      { name: 'g', type: 'formula', constraints: { expression } },
    ];
  });

/** Chains in which each table takes a field from the one before, by each kind that follows references. */
const chains: Readonly<Record<string, (count: number) => Json>> = {
  copy: (count) =>
    chain(count, (i) => {
      const field = i === 1 ? 'id' : 'c';
      return i === 0 ? [] : [{ name: 'c', type: 'copy', constraints: { through: 'r', field } }];
    }),
  formula: (count) =>
    chain(count, (i) => {
      const expression = i === 0 ? 'id == 1' : 'r.g == (id == 1)';
      return [{ name: 'g', type: 'formula', constraints: { expression } }];
    }),
  after: (count) =>
    chain(count, (i) => [
      { name: 'd', type: 'date', ...(i > 0 && { constraints: { after: { field: 'r.d' } } }) },
    ]),
  before: (count) =>
    chain(count, (i) => [
      { name: 'd', type: 'date', ...(i > 0 && { constraints: { before: { field: 'r.d' } } }) },
    ]),
  given: (count) =>
    chain(count, (i) => {
      const given = { columns: ['r.d'], rows: [{ when: ['x'], weights: [1, 2] }] };
      const constraints = { choices: ['x', 'y'], ...(i > 0 && { given }) };
      return [{ name: 'd', type: 'choice', constraints }];
    }),
  'keys by per': (count) => ({
    tables: Array.from({ length: count }, (_, i) => ({
      name: `t${i}`,
      ...(i === 0 ? { rows: 1 } : { per: { table: `t${i - 1}`, count: 1 } }),
      key: ['id'],
      fields: [{ name: 'id', type: i === 0 ? 'sequence' : 'reference' }],
    })),
  }),
  'keys by pairs': (count) => ({
    tables: Array.from({ length: count }, (_, i) => ({
      name: `t${i}`,
      rows: i === 0 ? 2 : 1,
      ...(i > 0 && { pairs: [`t${i - 1}`, 't0'] }),
      key: i === 0 ? ['id'] : ['id', 'other'],
      fields:
        i === 0
          ? [{ name: 'id', type: 'sequence' }]
          : [
              { name: 'id', type: 'reference', constraints: { part: 'id' } },
              { name: 'other', type: 'reference' },
            ],
    })),
  }),
  distinct_within: (count) => ({
    tables: Array.from({ length: count }, (_, i) => {
      const before = `t${i - 1}`;
      const chosen = { table: before, distinct_within: 'up' };
      const shown = { through: 'chosen', field: i > 1 ? 'c' : 'id' };
      return {
        name: `t${i}`,
        ...(i === 0 ? { rows: 2 } : { per: { table: before, count: 1 } }),
        key: ['id'],
        fields: [
          { name: 'id', type: 'sequence' },
          ...(i === 0
            ? []
            : [
                { name: 'up', type: 'reference' },
                { name: 'chosen', type: 'reference', constraints: chosen },
                { name: 'c', type: 'copy', constraints: shown },
              ]),
        ],
      };
    }),
  }),
};

const TAKE = /take.* more than \d+ fields from other tables/;

describe('the fields that a set takes from other tables', () => {
  it('are limited, at the first field above the limit, where each table takes twice as many', () => {
    const [fault, ...more] = faultsOfSet(doubling(12));

    expect(more).to.deep.equal([]);
    expect(fault?.path).to.match(/^\/tables\/\d+\/fields\/\d+$/);
    expect(fault?.message).to.match(TAKE).and.to.contain('refer to fields of the table');
    expect(faultsOfSet(doubling(8))).to.deep.equal([]);
  });

  it('are counted without following each way', () => {
    expect(faultsOfSet(doubling(500))[0]?.message).to.match(TAKE);
  });

  for (const [kind, make] of Object.entries(chains)) {
    it(`are limited in long chains: ${kind}`, () => {
      expect(faultsOfSet(make(20))).to.deep.equal([]);
      const faults = faultsOfSet(make(120));
      expect(faults).to.have.length(1);
      expect(faults[0]?.message).to.match(TAKE);
    });
  }

  it('are free if they need no other field', () => {
    const wide = chain(30, () => []).tables as readonly { readonly fields: readonly Json[] }[];
    const tables = wide.map((table, i) => {
      const more = i === 0 ? 0 : 400;
      const copies = Array.from({ length: more }, (_, k) => ({
        name: `c${k}`,
        type: 'copy',
        constraints: { through: 'r', field: 'id' },
      }));
      return { ...table, fields: [...table.fields, ...copies] };
    });

    expect(faultsOfSet({ seed: 1, tables })).to.deep.equal([]);
  });

  it('are limited for one field, so that a long way over many tables does not exceed the stack', () => {
    const input = chain(4, (t) =>
      Array.from({ length: 900 }, (_, i) => {
        const field = i > 0 ? `d${i - 1}` : 'r.d899';
        const constraints = { after: { field } };
        return { name: `d${i}`, type: 'date', ...((i > 0 || t > 0) && { constraints }) };
      }),
    );
    const [fault, ...more] = faultsOfSet(input);

    expect(more).to.deep.equal([]);
    expect(fault?.path).to.equal('/tables/1/fields/1');
    expect(fault?.message).to.contain('the field takes more than 500 fields');
  });

  it('end at a circle, which has a fault of its own', () => {
    const tables = ['a', 'b'].map((name, i) => ({
      name,
      rows: 1,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        reference('r', i === 0 ? 'b' : 'a'),
        { name: 'c', type: 'copy', constraints: { through: 'r', field: 'c' } },
      ],
    }));

    expect(faultsOfSet({ seed: 1, tables })[0]?.message).to.contain('in a circle');
  });
});
