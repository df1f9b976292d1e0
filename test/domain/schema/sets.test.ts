import { expect } from 'chai';
import { faultsOfSet, setRequest, shop } from '../../support/sets.js';
import { faultsOf, type Json } from '../../support/tables.js';

const id = { name: 'id', type: 'sequence' };
const parents = { name: 'p', rows: 5, key: ['id'], fields: [id] };
const per = { table: 'p', count: 2 };
const reference = (constraints: Json = {}): Json => ({ name: 'r', type: 'reference', constraints });

/** The table `c` beside a table `p` of five rows. */
function child(members: Json, ...fields: readonly Json[]): readonly Json[] {
  return [parents, { name: 'c', fields: fields.length > 0 ? fields : [id], ...members }];
}

const cases: readonly (readonly [
  what: string,
  tables: readonly Json[],
  path: string,
  message: RegExp,
])[] = [
  ['no rows and no per', child({}), '/tables/1', /expected rows, .*, or per/],
  ['rows and per', child({ rows: 3, per }), '/tables/1/rows', /rows cannot be combined with per/],
  [
    'pairs and per',
    child({ per, pairs: ['p', 'p'] }),
    '/tables/1/pairs',
    /cannot be combined with per/,
  ],
  [
    'an unknown parent',
    child({ per: { table: 'q', count: 1 } }),
    '/tables/1/per/table',
    /unknown table "q"/,
  ],
  [
    'the name of another table',
    [parents, parents],
    '/tables/1/name',
    /the table \/tables\/0 already has the name "p"/,
  ],
  ['a misspelt member', child({ rows: 1, row: 2 }), '/tables/1/row', /did you mean "rows"/],
  [
    'a count without max',
    child({ per: { table: 'p', count: { min: 1 } } }),
    '/tables/1/per/count',
    /either max/,
  ],
  [
    'max and weights',
    child({ per: { table: 'p', count: { max: 3, weights: { 1: 1 } } } }),
    '/tables/1/per/count',
    /either max/,
  ],
  [
    'min and weights',
    child({ per: { table: 'p', count: { min: 3, weights: { 1: 1 } } } }),
    '/tables/1/per/count/min',
    /cannot be combined with weights/,
  ],
  [
    'weights of words',
    child({ per: { table: 'p', count: { weights: { many: 1 } } } }),
    '/tables/1/per/count/weights',
    /whole numbers from 0/,
  ],
  [
    'weights of zero',
    child({ per: { table: 'p', count: { weights: { 1: 0 } } } }),
    '/tables/1/per/count/weights',
    /only zeros/,
  ],
  [
    'no child at all',
    child({ per: { table: 'p', count: { weights: { 0: 9, 1: 0 } } } }),
    '/tables/1/per/count',
    /no parent has a row/,
  ],
  [
    'min above max',
    child({ per: { table: 'p', count: { min: 5, max: 3 } } }),
    '/tables/1/per/count/max',
    /at least min/,
  ],
  [
    'a circle of parents',
    [
      { ...parents, rows: undefined, per: { table: 'c', count: 1 } },
      { name: 'c', per, fields: [id] },
    ],
    '/tables/0/per',
    /circle: "p" → "c" → "p"/,
  ],
  [
    'more pairs than there are',
    child({ rows: 26, pairs: ['p', 'p'] }, reference(), { ...reference(), name: 's' }),
    '/tables/1/rows',
    /there are 20 pairs of different rows, but 26 rows/,
  ],
  [
    'a reference that follows nothing',
    child({ rows: 3 }, reference()),
    '/tables/1/fields/0/constraints/table',
    /follow none by per or pairs/,
  ],
  [
    'a third reference that follows pairs',
    child(
      { rows: 3, pairs: ['p', 'p'] },
      reference(),
      { ...reference(), name: 's' },
      { ...reference(), name: 't' },
    ),
    '/tables/1/fields/2/constraints/table',
    /two fields before it/,
  ],
  [
    'a reference to an unknown table',
    child({ rows: 3 }, reference({ table: 'P' })),
    '/tables/1/fields/0/constraints/table',
    /unknown table "P", did you mean "p"/,
  ],
  [
    'a reference to an unknown part',
    child({ per }, reference({ part: 'x' })),
    '/tables/1/fields/0/constraints/part',
    /unknown field "x"/,
  ],
  [
    'a reference to a part that repeats',
    [
      { ...parents, fields: [id, { name: 'n', type: 'integer' }] },
      { name: 'c', per, fields: [reference({ part: 'n' })] },
    ],
    '/tables/1/fields/0/constraints/part',
    /"n" may repeat/,
  ],
  [
    'a reference to a table without key',
    [
      { ...parents, key: [] },
      { name: 'c', per, fields: [reference()] },
    ],
    '/tables/1/fields/0/constraints/part',
    /the table has no key/,
  ],
  [
    'depth of a reference to another table',
    child({ rows: 3 }, reference({ table: 'p', depth: 3 })),
    '/tables/1/fields/0/constraints/depth',
    /for references to the same table/,
  ],
  [
    'a unique reference to a smaller table',
    child({ rows: 6 }, reference({ table: 'p', unique: true })),
    '/tables/1/fields/0/constraints/unique',
    /"p" has 5 rows, but this table has 6/,
  ],
  [
    'a unique reference that follows several',
    child({ per }, reference({ unique: true })),
    '/tables/1/fields/0/constraints/unique',
    /follow per/,
  ],
  [
    'more weights than rows',
    child({ rows: 3 }, reference({ table: 'p', weights: [1, 1, 1, 1, 1, 1] })),
    '/tables/1/fields/0/constraints/weights',
    /at most 5 weights/,
  ],
  [
    'a distribution of a reference that follows',
    child({ per }, reference({ distribution: { kind: 'zipf' } })),
    '/tables/1/fields/0/constraints/distribution',
    /needs table/,
  ],
  [
    'more distinct rows than there are',
    [
      parents,
      { name: 'o', rows: 2, key: ['id'], fields: [id] },
      {
        name: 'c',
        per: { table: 'o', count: { min: 1, max: 7 } },
        fields: [reference(), { ...reference({ table: 'p', distinct_within: 'r' }), name: 's' }],
      },
    ],
    '/tables/2/fields/1/constraints/distinct_within',
    /up to 7 rows of one parent need as many different rows of "p", but there are [45]/,
  ],
  [
    'distinct_within of another field',
    child(
      { per },
      reference(),
      { ...reference({ table: 'p', distinct_within: 'id' }), name: 's' },
      id,
    ),
    '/tables/1/fields/1/constraints/distinct_within',
    /the field that refers to the table of per/,
  ],
  [
    'more roots than rows',
    [{ ...parents, fields: [id, reference({ table: 'p', roots: 6 })] }],
    '/tables/0/fields/1/constraints/roots',
    /at most 5/,
  ],
  [
    'roots of zero, for a reference to another table',
    child({ rows: 3 }, reference({ table: 'p', roots: 0 })),
    '/tables/1/fields/0/constraints/roots',
    /from 1/,
  ],
  [
    'an ordinal without per',
    child({ rows: 3 }, { name: 'n', type: 'ordinal' }),
    '/tables/1/fields/0/constraints',
    /needs a table with per/,
  ],
  [
    'a copy through another type',
    child({ per }, id, { name: 'c', type: 'copy', constraints: { through: 'id', field: 'id' } }),
    '/tables/1/fields/1/constraints/through',
    /expected a field of type reference/,
  ],
  [
    'a copy of an unknown field',
    child({ per }, reference(), {
      name: 'c',
      type: 'copy',
      constraints: { through: 'r', field: 'x' },
    }),
    '/tables/1/fields/1/constraints/field',
    /unknown field "x"/,
  ],
  [
    'a copy of itself',
    [
      {
        ...parents,
        fields: [
          id,
          reference({ table: 'p' }),
          { name: 'c', type: 'copy', constraints: { through: 'r', field: 'c' } },
        ],
      },
    ],
    '/tables/0/fields/2',
    /circle: "p.c" → "p.c"/,
  ],
  [
    'a dotted name of an unknown field',
    child({ per }, reference(), { name: 'f', type: 'formula', constraints: { expression: 'r.x' } }),
    '/tables/1/fields/1/constraints/expression',
    /unknown field "r.x"/,
  ],
  ['a key that no field has', [{ ...parents, key: ['x'] }], '/tables/0/key/0', /unknown field "x"/],
  [
    'a key with nulls',
    [
      {
        ...parents,
        key: ['n'],
        fields: [{ name: 'n', type: 'integer', constraints: { null_rate: 0.1 } }],
      },
    ],
    '/tables/0/key/0',
    /a key has no nulls/,
  ],
  [
    'a key that repeats',
    child({ per, key: ['r', 'n'] }, reference(), { name: 'n', type: 'integer' }),
    '/tables/1/key',
    /together differ in every row/,
  ],
  [
    'a key with too few values',
    [{ ...parents, key: ['b'], fields: [{ name: 'b', type: 'boolean' }] }],
    '/tables/0/fields/0/constraints/unique',
    /2 different values/,
  ],
  [
    'a name that the format refuses',
    [{ ...parents, name: 'a.b.c' }],
    '/tables/0/name',
    /table or schema.table/,
  ],
];

describe('a set', () => {
  it('is valid with every kind of relation', () => {
    expect(faultsOfSet(setRequest())).to.deep.equal([]);
  });

  for (const [what, tables, path, message] of cases) {
    it(`with ${what} is refused at ${path}`, () => {
      const found = faultsOfSet({ seed: 1, format: 'sql', tables });

      expect(found.map((fault) => fault.path)).to.deep.equal([path]);
      expect(found[0]?.message).to.match(message);
    });
  }

  const windows: readonly (readonly [Json, string, RegExp])[] = [
    [{ rows: 3 }, '/rows', /rows needs table/],
    [{ offset: 3 }, '/offset', /offset needs table/],
    [{ table: 'order' }, '/table', /unknown table "order", did you mean "orders"/],
    [{ table: 'products', offset: 19, rows: 2 }, '/rows', /within the 20 rows of "products"/],
    [{ table: 'products', offset: 20 }, '/offset', /within the 20 rows/],
    [{ fields: [] }, '/fields', /unknown member "fields"/],
  ];
  for (const [window, path, message] of windows) {
    it(`with ${JSON.stringify(window)} is refused at ${path}`, () => {
      const [fault, ...others] = faultsOfSet(setRequest(window));

      expect(others).to.deep.equal([]);
      expect(fault?.path).to.equal(path);
      expect(fault?.message).to.match(message);
    });
  }

  it('counts the rows of all tables against the limit, and names the way to ask for more', () => {
    const fields = [id];
    const tables = ['a', 'b'].map((name) => ({ name, rows: 60_000, fields }));

    expect(faultsOfSet({ tables })).to.deep.equal([
      {
        path: '/tables',
        message:
          '120000 rows exceed the limit of 100000 rows over all tables: ask for fewer rows, or for one table at a time with table, offset and rows',
      },
    ]);
    expect(faultsOfSet({ tables, table: 'b' })).to.deep.equal([]);
  });

  it('reports the faults of all tables in the order of the document', () => {
    const wrong = shop.map((table) => ({ ...table, fields: [{ name: 'x', type: 'nmae' }] }));
    const paths = faultsOfSet(setRequest({ tables: wrong })).map(({ path }) => path);

    expect(paths.filter((path) => path.endsWith('/type'))).to.deep.equal(
      shop.map((_, i) => `/tables/${i}/fields/0/type`),
    );
  });

  it('has one fault for a name that is none, and lists no such name', () => {
    for (const name of [undefined, 5, '', 'a\0b', 'x'.repeat(129)]) {
      const nameless = { name, rows: 1, fields: [id] };
      const referring = { name: 'c', rows: 1, fields: [reference({ table: 'a' })] };
      const found = faultsOfSet({ format: 'sql', tables: [nameless, nameless, referring] });

      expect(found.map(({ path }) => path)).to.deep.equal([
        ...['/tables/0/name', '/tables/1/name', '/tables/2/fields/0/constraints/table'],
      ]);
      expect(found[2]?.expected).to.equal('one of c');
    }
  });

  it('needs a set for the types of relations', () => {
    const [fault] = faultsOf({ rows: 1, fields: [reference()] });
    expect(fault?.path).to.equal('/fields/0/type');
    expect(fault?.message).to.contain('send tables, each with its fields, in place of fields');
  });
});
