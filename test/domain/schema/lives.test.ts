import { expect } from 'chai';
import { faultsOfChanges } from '../../support/changes.js';
import { faultsOfSet } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

const id = { name: 'id', type: 'sequence' };
const came = { name: 'came', type: 'arrival', constraints: { already: 3, end: '2027-12-31' } };
const email = { name: 'email', type: 'email' };
const lives = { born: 'came' };

function people(members: Json = {}, ...fields: readonly Json[]): Json {
  return { name: 'p', rows: 50, key: ['id'], lives, fields: [id, came, ...fields], ...members };
}

/** A table beside people that refers to them. */
function visits(constraints: Json = {}, members: Json = {}): Json {
  const who = { name: 'who', type: 'reference', constraints: { table: 'p', ...constraints } };
  return { name: 'v', rows: 20, lives, fields: [id, came, who], ...members };
}

const times = <A>(count: number, make: (i: number) => A): readonly A[] =>
  Array.from({ length: count }, (_, i) => make(i));

const change = (...fields: readonly string[]): Json => ({ fields, every: '10d' });

const changing = (...fields: readonly string[]): Json => ({
  lives: { born: 'came', changes: [change(...fields)] },
});

const cases: readonly (readonly [
  what: string,
  tables: readonly Json[],
  path: string,
  message: RegExp,
])[] = [
  [
    'no birth',
    [people({ lives: {} })],
    '/tables/0/lives/born',
    /expected the name of a field of type/,
  ],
  [
    'an unknown birth',
    [people({ lives: { born: 'come' } })],
    '/tables/0/lives/born',
    /unknown field "come"/,
  ],
  [
    'births of another type',
    [people({ lives: { born: 'id' } })],
    '/tables/0/lives/born',
    /but "id" has type sequence/,
  ],
  [
    'births that may be null',
    [people({ fields: [id, { ...came, constraints: { null_rate: 0.1 } }] })],
    '/tables/0/lives/born',
    /leave null_rate and given of "came" out/,
  ],
  [
    'births of children',
    [people(), { name: 'c', per: { table: 'p', count: 1 }, lives, fields: [id, came] }],
    '/tables/1/lives/born',
    /come with those of "p"/,
  ],
  [
    'ends of children',
    [
      people(),
      { name: 'c', per: { table: 'p', count: 1 }, lives: { end: { after: '1d' } }, fields: [id] },
    ],
    '/tables/1/lives/end',
    /end with those of "p"/,
  ],
  [
    'lives of children alone',
    [
      { name: 'p', rows: 2, key: ['id'], fields: [id] },
      { name: 'c', per: { table: 'p', count: 1 }, lives: {}, fields: [id] },
    ],
    '/tables/1/lives',
    /the parents, have no lives/,
  ],
  [
    'references among children of rows that leave',
    [
      people({ lives: { born: 'came', end: { after: '1d' } } }),
      {
        name: 'c',
        per: { table: 'p', count: 1 },
        key: ['id'],
        fields: [id, { name: 'r', type: 'reference', constraints: { table: 'c' } }],
      },
    ],
    '/tables/1/fields/1/constraints/table',
    /rows of "c" leave/,
  ],
  [
    'more versions than exact numbers',
    [people({ lives: { born: 'came', changes: [{ fields: ['email'], every: '1s' }] } }, email)],
    '/tables/0/lives/changes/0/every',
    /too many versions/,
  ],
  [
    'a change of an unknown field',
    [people(changing('mail'), email)],
    '/tables/0/lives/changes/0/fields/0',
    /unknown field "mail"/,
  ],
  [
    'a change of a field twice',
    [people(changing('email', 'email'), email)],
    '/tables/0/lives/changes/0/fields/1',
    /named twice/,
  ],
  [
    'a change of the key',
    [people({ ...changing('code'), key: ['code'] }, { name: 'code', type: 'uuid' })],
    '/tables/0/lives/changes/0/fields/0',
    /identifies the rows/,
  ],
  [
    'a change of a counter',
    [people({ ...changing('no'), key: [] }, { name: 'no', type: 'sequence' })],
    '/tables/0/lives/changes/0/fields/0',
    /type sequence does not change/,
  ],
  [
    'a change without what is computed from it',
    [
      people(
        changing('n'),
        { name: 'n', type: 'integer' },
        { name: 'm', type: 'formula', constraints: { expression: 'n * 2' } },
      ),
    ],
    '/tables/0/lives/changes/0/fields',
    /"m" takes "n", which changes/,
  ],
  [
    'a change without what is correlated with it',
    [
      people(
        {
          ...changing('n'),
          correlate: [{ columns: ['n', 'm'], coefficient: 0.5 }],
        },
        { name: 'n', type: 'integer' },
        { name: 'm', type: 'integer' },
      ),
    ],
    '/tables/0/correlate/0/columns',
    /"n" and "m" are correlated/,
  ],
  [
    'a change of what is computed from fields that stay',
    [
      people(
        changing('total', 'email'),
        { name: 'quantity', type: 'integer', constraints: { min: 1, max: 9 } },
        { name: 'unit_price', type: 'price' },
        { name: 'total', type: 'formula', constraints: { expression: 'quantity * unit_price' } },
        email,
      ),
    ],
    '/tables/0/lives/changes/0/fields/0',
    /"total" is computed from fields that stay/,
  ],
  [
    'a change of a name that an address shows',
    [people(changing('name'), { name: 'name', type: 'name' }, email)],
    '/tables/0/lives/changes/0/fields/0',
    /"name" shows what other fields show/,
  ],
  [
    'too few values',
    [
      people(changing('n'), {
        name: 'n',
        type: 'integer',
        constraints: { min: 1, max: 1000, unique: true },
      }),
    ],
    '/tables/0/lives/changes/0/fields/0',
    /different values of "n", but there are 1000/,
  ],
  [
    'a copy of what changes',
    [
      people(changing('email'), email),
      visits(
        {},
        {
          fields: [
            id,
            came,
            { name: 'who', type: 'reference', constraints: { table: 'p' } },
            { name: 'mail', type: 'copy', constraints: { through: 'who', field: 'email' } },
          ],
        },
      ),
    ],
    '/tables/1/fields/3',
    /the field "email" of "p" changes/,
  ],
  [
    'references of rows that are there from the start',
    [people(), visits({}, { lives: undefined })],
    '/tables/1/fields/2/constraints/table',
    /give it lives, too/,
  ],
  [
    'references by popularity',
    [people(), visits({ distribution: { kind: 'zipf' } })],
    '/tables/1/fields/2/constraints/table',
    /leave distribution out/,
  ],
  [
    'references to rows that all leave',
    [people({ lives: { ...lives, end: { after: '9d', share: 1 } } }), visits()],
    '/tables/1/fields/2/constraints/table',
    /a share of at most 0.9/,
  ],
  [
    'references to rows that come later',
    [people({ fields: [id, { name: 'came', type: 'arrival' }] }), visits()],
    '/tables/1/fields/2/constraints/table',
    /1 or more rows "already" there/,
  ],
  [
    'references to children',
    [
      people(),
      { name: 'c', per: { table: 'p', count: 1 }, key: ['id'], fields: [id] },
      visits({ table: 'c' }),
    ],
    '/tables/2/fields/2/constraints/table',
    /come and leave with their parents/,
  ],
  [
    'references to rows of the table that leave',
    [
      people(
        { lives: { ...lives, end: { after: '9d' } } },
        { name: 'boss', type: 'reference', constraints: { table: 'p' } },
      ),
    ],
    '/tables/0/fields/2/constraints/table',
    /use "as": "flag"/,
  ],
  [
    'pairs of rows that come over time',
    [people(), { name: 'likes', rows: 3, pairs: ['p', 'p'], fields: [id] }],
    '/tables/1/pairs',
    /use a table with lives and two references/,
  ],
  [
    'totals of rows that come over time',
    [people({}, { name: 'visits', type: 'total', constraints: { table: 'v' } }), visits()],
    '/tables/0/fields/2/constraints/table',
    /come over time, so their totals are not known/,
  ],
  [
    'moments of changes without lives',
    [{ name: 'p', rows: 3, fields: [id, { name: 'at', type: 'changed' }] }],
    '/tables/0/fields/1/type',
    /needs a table with lives/,
  ],
  [
    'moments of changes that may be null',
    [people({}, { name: 'at', type: 'changed', constraints: { null_rate: 0.1 } })],
    '/tables/0/fields/2/constraints',
    /leave null_rate, given and unique out/,
  ],
  [
    'moments of ends without ends',
    [people({}, { name: 'at', type: 'ended' })],
    '/tables/0/fields/2/type',
    /needs lives with an end/,
  ],
  [
    'arrays',
    [people({}, { name: 'tags', type: 'array', items: { type: 'word' } })],
    '/tables/0/lives',
    /no objects and arrays: leave "tags" out/,
  ],
  [
    'too many fields that are planned again',
    [
      people(
        { lives: { born: 'came', changes: times(31, (i) => change(`f${i}`)) } },
        ...times(98, (i) => ({ name: `f${i}`, type: 'integer' })),
      ),
    ],
    '/tables/0/lives/changes',
    /at most 3000 over all tables/,
  ],
  [
    'earlier rows',
    [people({ earlier_rows: 5 })],
    '/tables/0/lives',
    /cannot be combined with earlier_rows/,
  ],
  [
    'too many rows that leave',
    [people({ rows: 5_000_000, lives: { ...lives, end: { after: '9d' } } })],
    '/tables/0/lives/end',
    /at most \d+ rows together/,
  ],
];

describe('the lives of a table', () => {
  for (const [what, tables, path, message] of cases) {
    it(`are refused with ${what}`, () => {
      const faults = faultsOfSet({ seed: 1, tables });

      expect(faults.map((fault) => fault.path)).to.include(path);
      expect(faults.find((fault) => fault.path === path)?.message).to.match(message);
    });
  }

  for (const [name, value] of Object.entries({
    profile: 'retial',
    already: -1,
    timezone: 'Berlin',
    holidays: 'Narnia',
    start: 'soon',
    end: 5,
  })) {
    it(`are refused only for a faulty constraint ${name} of their births`, () => {
      const field = { ...came, constraints: { ...came.constraints, [name]: value } };
      const set = { seed: 1, tables: [people({ fields: [id, field] }), visits()] };
      const paths = [`/tables/0/fields/1/constraints/${name}`];
      const span = { from: '2026-01-01', until: '2026-01-02' };

      expect(faultsOfSet({ ...set, as_of: '2026-02-01' }).map(({ path }) => path)).to.eql(paths);
      expect(faultsOfChanges({ ...set, ...span }).map(({ path }) => path)).to.eql(paths);
    });
  }

  it('are refused in changes if the ends of too many parents are looked up', () => {
    const came = { name: 'came', type: 'arrival', constraints: { already: 900, per_day: 0.1 } };
    const parents = {
      rows: 1000,
      lives: { born: 'came', end: { after: '1d' } },
      fields: [id, came],
    };
    const children = times(9, (i) => ({
      name: `c${i}`,
      per: { table: 'p', count: { weights: { 0: 999, 1: 1 } } },
      fields: [id],
    }));
    const set = { seed: 1, from: '2026-01-02', until: '2026-01-03' };
    const refused = (count: number) =>
      faultsOfChanges({ ...set, tables: [people(parents), ...children.slice(0, count)] }, 5000);

    expect(refused(1)).to.deep.equal([]);
    expect(refused(9)[0]?.message).to.match(/each end of a parent as one more cell/);
  });

  it('are missed in changes only if there are tables', () => {
    const span = { seed: 1, from: '2026-01-01', until: '2026-01-02' };
    const tables = [{ name: 'p', rows: 2, fields: [id] }];

    expect(faultsOfChanges(span).map(({ path }) => path)).to.eql(['/tables']);
    expect(faultsOfChanges({ ...span, tables }).map(({ message }) => message)).to.eql([
      'no table has lives, so nothing changes: give lives to a table',
    ]);
  });

  it('are accepted beside a table that refers to them', () => {
    expect(
      faultsOfSet({ seed: 1, tables: [people(changing('email'), email), visits()] }),
    ).to.deep.equal([]);
  });

  it('are accepted if what is computed changes with a field that it takes, or may be null', () => {
    const n = { name: 'n', type: 'integer' };
    const m = { name: 'm', type: 'formula', constraints: { expression: 'n * 2' } };
    const rare = { ...m, constraints: { ...m.constraints, null_rate: 0.5 } };

    expect(faultsOfSet({ seed: 1, tables: [people(changing('n', 'm'), n, m)] })).to.eql([]);
    expect(faultsOfSet({ seed: 1, tables: [people(changing('m'), n, rare)] })).to.eql([]);
  });

  it('are needed for as_of', () => {
    const tables = [{ name: 'p', rows: 2, fields: [id] }];
    const [fault] = faultsOfSet({ seed: 1, as_of: '2026-01-01', tables });

    expect(fault?.path).to.equal('/as_of');
    expect(fault?.message).to.match(/no table has lives/);
  });

  it('end with their arrivals', () => {
    const [fault] = faultsOfSet({ seed: 1, as_of: '2028-01-02', tables: [people()] });

    expect(fault?.path).to.equal('/as_of');
    expect(fault?.message).to.match(
      /up to 2028-01-01T00:00:00.000Z, the end of the arrivals of "p"/,
    );
  });
});
