import { expect } from 'chai';
import { faultsOf, type Json, pathsOf, textOf } from '../../support/tables.js';

const perGroup = (name: string, type: string, constraints: Json = {}): Json => ({
  name,
  type,
  per: 'group',
  constraints,
});

/** Lines of orders: keys and customers of orders, numbers and products of lines. */
const orders = {
  groups: { rows: { weights: { 1: 5, 2: 3, 6: 1 } } },
  fields: [
    perGroup('order_id', 'sequence', { start: 100 }),
    perGroup('customer', 'name'),
    perGroup('email', 'email', { unique: true }),
    perGroup('note', 'word', { null_rate: 0.4 }),
    perGroup('placed', 'date', { start: '2025-01-01', end: '2025-12-31' }),
    { name: 'no', type: 'ordinal' },
    { name: 'sku', type: 'mask', constraints: { mask: '??-###', unique: true } },
    { name: 'quantity', type: 'integer', constraints: { min: 1, max: 9 } },
    { name: 'so_far', type: 'running', constraints: { of: 'quantity' } },
    { name: 'shipped', type: 'date', constraints: { after: { field: 'placed', max_days: 9 } } },
    {
      name: 'gift',
      type: 'boolean',
      constraints: {
        given: { columns: ['note'], rows: [{ when: [null], true_rate: 0 }] },
        true_rate: 1,
      },
    },
    {
      name: 'line',
      type: 'formula',
      constraints: { expression: 'string(order_id) + "/" + string(no)' },
    },
  ],
};

const rowsOf = (input: Json): readonly Json[] => JSON.parse(textOf(input)) as readonly Json[];

/** The rows of each group, by a field that differs from group to group. */
function groupsOf(rows: readonly Json[], key: string): readonly (readonly Json[])[] {
  return rows.reduce<Json[][]>((all, row) => {
    const last = all.at(-1);
    if (last !== undefined && last[0]?.[key] === row[key]) last.push(row);
    else all.push([row]);
    return all;
  }, []);
}

describe('a table with groups', () => {
  const rows = rowsOf({ ...orders, rows: 3000, seed: 5 });
  const groups = groupsOf(rows, 'order_id');

  it('has as many rows in each group as its weights say', () => {
    const sizes = groups.slice(0, -1).map(({ length }) => length);
    const share = (size: number): number =>
      sizes.filter((each) => each === size).length / sizes.length;

    expect(new Set(sizes)).to.deep.equal(new Set([1, 2, 6]));
    expect(share(1)).to.be.closeTo(5 / 9, 0.02);
    expect(share(6)).to.be.closeTo(1 / 9, 0.02);
  });

  it('has as many rows in each group as the bins of a histogram say', () => {
    const bins = { kind: 'histogram', edges: [2, 4, 8], weights: [3, 1] };
    const fields = [perGroup('id', 'sequence'), { name: 'no', type: 'ordinal' }];
    const made = rowsOf({
      groups: { rows: { min: 2, max: 8, distribution: bins } },
      ...{ fields, rows: 3000, seed: 5 },
    });
    const sizes = groupsOf(made, 'id').map(({ length }) => length);

    expect(sizes.filter((size) => size < 4).length / sizes.length).to.be.closeTo(0.75, 0.02);
  });

  it('has one value of fields with per in each group, and groups that differ', () => {
    for (const name of ['customer', 'email', 'note', 'placed']) {
      expect(
        groups.filter((group) => new Set(group.map((row) => row[name])).size > 1),
      ).to.have.lengthOf(0);
    }
    expect(groups.map(([row]) => row?.order_id)).to.deep.equal(groups.map((_, i) => 100 + i));
    expect(new Set(groups.map(([row]) => row?.email)).size).to.equal(groups.length);
    expect(groups.filter(([row]) => row?.note === null).length / groups.length).to.be.closeTo(
      0.4,
      0.05,
    );
  });

  it('numbers and adds up the rows of each group', () => {
    for (const group of groups) {
      expect(group.map(({ no }) => no)).to.deep.equal(group.map((_, i) => i + 1));
      let sum = 0;
      expect(group.map(({ so_far }) => so_far)).to.deep.equal(
        group.map(({ quantity }) => (sum += Number(quantity))),
      );
    }
  });

  it('lets fields of the rows depend on those of their group', () => {
    const days = rows.map(
      (row) => (Date.parse(String(row.shipped)) - Date.parse(String(row.placed))) / 86_400_000,
    );

    expect(new Set(days)).to.deep.equal(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(rows.filter((row) => row.gift === (row.note === null))).to.deep.equal([]);
    expect(rows.map(({ line }) => line)).to.deep.equal(
      rows.map((row) => `${row.order_id}/${row.no}`),
    );
    expect(new Set(rows.map(({ sku }) => sku)).size).to.equal(rows.length);
  });

  it('has the same rows in any window', () => {
    for (const [offset, count] of [
      [0, 1],
      [1, 7],
      [997, 13],
      [2100, 900],
    ] as const) {
      expect(rowsOf({ ...orders, rows: count, offset, seed: 5 })).to.deep.equal(
        rows.slice(offset, offset + count),
      );
    }
  });

  it('has the rows of a table alone in fields without per', () => {
    const alone = orders.fields.filter(({ name }) => name === 'quantity' || name === 'sku');

    expect(rowsOf({ fields: alone, rows: 50, seed: 5 })).to.deep.equal(
      rows.slice(0, 50).map(({ sku, quantity }) => ({ sku, quantity })),
    );
  });

  it('makes a row far behind a billion', () => {
    const fields = orders.fields.filter(({ name }) => name !== 'sku' && name !== 'email');
    const far = rowsOf({ ...orders, fields, rows: 40, offset: 5_000_000_000, seed: 5 });
    const again = rowsOf({ ...orders, fields, rows: 20, offset: 5_000_000_020, seed: 5 });

    expect(far.slice(20)).to.deep.equal(again);
    expect(groupsOf(far, 'order_id').length).to.be.within(10, 40);
  });

  it('has every 64 groups alike if it is even', () => {
    const even = rowsOf({ ...orders, even: true, rows: 3000, seed: 5 });
    const sizes = groupsOf(even, 'order_id').map(({ length }) => length);

    for (let from = 0; from + 64 < sizes.length; from += 64) {
      const ones = sizes.slice(from, from + 64).filter((size) => size === 1).length;
      expect(ones).to.be.within(35, 36);
    }
  });

  it('correlates fields of groups, and fields of rows', () => {
    const number = (name: string, more: Json = {}): Json => ({
      name,
      type: 'float',
      constraints: { max: 1 },
      ...more,
    });
    const made = rowsOf({
      rows: 4000,
      seed: 3,
      groups: { rows: 4 },
      fields: [
        number('a', { per: 'group' }),
        number('b', { per: 'group' }),
        number('c'),
        number('d'),
      ],
      correlate: [
        { columns: ['c', 'd'], coefficient: -0.8 },
        { columns: ['a', 'b'], coefficient: 0.9 },
      ],
    });
    const agree = (x: string, y: string): number =>
      made.filter((row) => Number(row[x]) > 0.5 === Number(row[y]) > 0.5).length / made.length;

    expect(agree('a', 'b')).to.be.above(0.8);
    expect(agree('c', 'd')).to.be.below(0.3);
  });
});

describe('a request with groups', () => {
  const word = { name: 'w', type: 'word' };
  const field = { name: 'a', type: 'integer', per: 'group' };
  const grouped = (members: Json): Json => ({
    rows: 5,
    groups: { rows: 2 },
    fields: [field, word],
    ...members,
  });

  const cases: readonly (readonly [what: string, request: Json, path: string, message: RegExp])[] =
    [
      ['no rows', grouped({ rows: undefined }), '/rows', /"rows" is missing/],
      ['groups without rows', grouped({ groups: {} }), '/groups/rows', /"rows" is missing/],
      [
        'empty groups',
        grouped({ groups: { rows: { max: 3 } } }),
        '/groups/rows',
        /at least one row: give a min/,
      ],
      [
        'a wrong count',
        grouped({ groups: { rows: { min: 4, max: 3 } } }),
        '/groups/rows/max',
        /at least min/,
      ],
      ['per without groups', { rows: 5, fields: [field] }, '/fields/0/per', /per needs groups/],
      [
        'per of another word',
        grouped({ fields: [{ ...field, per: 'order' }] }),
        '/fields/0/per',
        /group/,
      ],
      [
        'per inside an object',
        grouped({
          fields: [
            { name: 'o', type: 'object', properties: { p: { type: 'word', per: 'group' } } },
          ],
        }),
        '/fields/0/properties/p/per',
        /per needs groups beside fields/,
      ],
      [
        'a field of a group that follows one of its rows',
        grouped({
          fields: [
            { ...word },
            { name: 't', type: 'template', per: 'group', constraints: { template: '{w}' } },
          ],
        }),
        '/fields/1/constraints/template',
        /unknown field "w".*: a field with per refers to fields with per/,
      ],
      [
        'a pair of a group and its rows',
        grouped({
          fields: [field, { name: 'b', type: 'integer' }],
          correlate: [{ columns: ['a', 'b'], coefficient: 0.5 }],
        }),
        '/correlate/0/columns',
        /only one of these fields has per/,
      ],
      [
        'an unknown field in a pair',
        grouped({ correlate: [{ columns: ['b', 'w'], coefficient: 0.5 }] }),
        '/correlate/0/columns/0',
        /unknown field "b"/,
      ],
      [
        'too few values for the groups',
        grouped({
          rows: 20,
          fields: [{ ...field, constraints: { max: 5, min: 1, unique: true } }],
        }),
        '/fields/0/constraints/unique',
        /"a" has 5 different values/,
      ],
      [
        'a reference',
        grouped({ fields: [{ name: 'r', type: 'reference' }] }),
        '/fields/0/type',
        /for tables of a set/,
      ],
      [
        'a name twice',
        grouped({ fields: [field, { ...word, name: 'a' }] }),
        '/fields/1/name',
        /already has the name/,
      ],
      [
        'a wrong type',
        grouped({ fields: [{ ...field, type: 'intger' }] }),
        '/fields/0/type',
        /did you mean "integer"/,
      ],
      [
        'a wrong constraint',
        grouped({ fields: [{ ...field, constraints: { mn: 2 } }] }),
        '/fields/0/constraints/mn',
        /unknown constraint/,
      ],
    ];
  for (const [what, request, path, message] of cases) {
    it(`is refused with ${what}, once and by its place`, () => {
      const faults = faultsOf(request);

      expect(faults.map((fault) => fault.path)).to.deep.equal([path]);
      expect(faults[0]?.message).to.match(message);
    });
  }

  it('is refused at its own place if columns do not suit each other', () => {
    const date = { name: 'd', type: 'template', per: 'group', constraints: { template: 'x' } };
    const after = { name: 'e', type: 'date', per: 'group', constraints: { after: { field: 'd' } } };

    expect(pathsOf(grouped({ fields: [word, date, after] }))).to.deep.equal([
      '/fields/2/constraints/after/field',
    ]);
  });

  it('has enough values if there are as many as groups', () => {
    const fields = [{ ...field, constraints: { max: 5, min: 1, unique: true } }, word];

    expect(faultsOf(grouped({ rows: 10, fields }))).to.deep.equal([]);
  });
});
