import { expect } from 'chai';
import { faultsOf, type Json, pathsOf, request, vocabulary } from '../../support/tables.js';

const column = (type: string, constraints: object, more: object = {}): object => ({
  name: 'a',
  type,
  constraints,
  ...more,
});

/** A field with faults in its members and a broken rule between others. The paths start at the field. */
const together: readonly (readonly [title: string, field: object, paths: readonly string[]])[] = [
  [
    'an unknown constraint and bounds the wrong way round',
    column('integer', { min: 5, max: 1, bogus: 1 }),
    ['/constraints/max', '/constraints/bogus'],
  ],
  [
    'an unknown member and bounds the wrong way round',
    column('integer', { min: 5, max: 1 }, { bogus: 1 }),
    ['/constraints/max', '/bogus'],
  ],
  [
    'a misspelt minimum beside the minimum, and bounds the wrong way round',
    column('integer', { min: 5, max: 1, mim: 9 }),
    ['/constraints/max', '/constraints/mim'],
  ],
  [
    'a bad name and bounds the wrong way round',
    column('integer', { min: 5, max: 1 }, { name: '' }),
    ['/name', '/constraints/max'],
  ],
  [
    'a bad rate of nulls and a wrong number of weights',
    column('csat_score', { null_rate: 2, weights: [1] }),
    ['/constraints/null_rate', '/constraints/weights'],
  ],
  [
    'a bad distribution and days the wrong way round',
    column('date', { distribution: { kind: 'none' }, start: '2024-01-02', end: '2024-01-01' }),
    ['/constraints/distribution/kind', '/constraints/end'],
  ],
  [
    'a bad format and distances the wrong way round',
    column('datetime', { format: 'x', after: { field: 'b', min_days: 2, max_days: 1 } }),
    ['/constraints/format', '/constraints/after/max_days'],
  ],
  [
    'a bad prefix, a charset beside a pattern and a length beside its bounds',
    column('string', { prefix: 1, length: 3, min_length: 1, charset: 'hex', pattern: 'a{1,5}' }),
    ['/constraints/prefix', '/constraints/length', '/constraints/charset'],
  ],
  [
    'a bad currency and a distribution beside an ending',
    column('price', { currency: 'ZZZ', ending: [99], distribution: { kind: 'zipf' } }),
    ['/constraints/currency', '/constraints/distribution'],
  ],
  [
    'an id whose start is too early and whose end is too late',
    column('object_id', { start: '1969-01-01', end: '9999-01-01', bogus: 1 }),
    ['/constraints/start', '/constraints/end', '/constraints/bogus'],
  ],
  [
    'a bad minimum and weights beside unique',
    column('rating', { min: 'x', unique: true, weights: [1] }),
    ['/constraints/min', '/constraints/weights'],
  ],
  [
    'an unknown constraint and a locale without words',
    column('company', { bogus: 1 }, { locale: 'hy' }),
    ['/type', '/constraints/bogus'],
  ],
  [
    'an unknown constraint and too few different values',
    column('integer', { max: 3, unique: true, bogus: 1 }),
    ['/constraints/unique', '/constraints/bogus'],
  ],
  [
    'a bad rate of nulls and an unknown field',
    column('date', { null_rate: 2, after: { field: 'none' } }),
    ['/constraints/null_rate', '/constraints/after/field'],
  ],
];

/** A field with one fault on which rules between members depend, so that these rules cannot be checked. */
const alone: readonly (readonly [title: string, field: object, path: string])[] = [
  ['a bad minimum', column('integer', { min: 'x', max: -5 }), '/constraints/min'],
  ['a misspelt minimum', column('integer', { mn: -9, max: -5 }), '/constraints/mn'],
  ['bad choices', column('csat_score', { choices: 1, weights: [1] }), '/constraints/choices'],
  [
    'a bad range of a unique column',
    column('integer', { max: 'x', unique: true }),
    '/constraints/max',
  ],
  ['a bad unique', column('boolean', { unique: 'x' }), '/constraints/unique'],
  ['a bad locale', column('job_title', {}, { locale: 'none' }), '/locale'],
  ['a bad anchor', column('date', { after: 1, max_days: undefined }), '/constraints/after'],
  [
    'a bad country on which the check of the locale depends',
    column('phone', { country: 1 }, { locale: 'ja' }),
    '/constraints/country',
  ],
  ['bad constraints', column('boolean', [], {}), '/constraints'],
];

describe('all faults of a field', () => {
  before(() => vocabulary.load(['ja', 'hy']));

  for (const [title, field, paths] of together) {
    it(`are reported at once for ${title}`, () => {
      const expected = paths.map((path) => `/fields/0${path}`);

      expect(pathsOf(request({ rows: 20, fields: [field, { name: 'b', type: 'date' }] })))
        .to //
        .have.members(expected);
    });
  }

  for (const [title, field, path] of alone) {
    it(`exclude the rules that depend on ${title}`, () => {
      expect(pathsOf(request({ rows: 20, fields: [field] }))).to.deep.equal([`/fields/0${path}`]);
    });
  }

  const unknownLocale: readonly (readonly [
    title: string,
    changes: object,
    paths: readonly string[],
  ])[] = [
    ['of a request', { locale: 'xx', fields: [column('city', {})] }, ['/locale']],
    [
      'of a request with a field whose values are missing in some locales',
      { locale: 'xx', fields: [column('phone', {})] },
      ['/locale'],
    ],
    [
      'of a field in a request whose locale lacks the values of the field',
      { locale: 'ja', fields: [column('phone', {}, { locale: 'xx' })] },
      ['/fields/0/locale'],
    ],
    [
      'of a request with a wrong country',
      { locale: 'xx', fields: [column('phone', { country: 'MX' })] },
      ['/fields/0/constraints/country', '/locale'],
    ],
  ];
  for (const [title, changes, paths] of unknownLocale) {
    it(`exclude missing values in the case of an unknown locale ${title}`, () => {
      expect(pathsOf(request(changes as Json)).toSorted()).to.deep.equal(paths);
    });
  }

  it('are sorted in the order of the document', () => {
    const constraints = { bogus: 1, max: 1, null_rate: 2, min: 5 };

    expect(pathsOf(request({ fields: [column('integer', constraints)] }))).to.deep.equal([
      '/fields/0/constraints/bogus',
      '/fields/0/constraints/max',
      '/fields/0/constraints/null_rate',
    ]);
  });

  it('include broken rules between fields that have other faults', () => {
    const fields = [
      column('date', { after: { field: 'b' }, bogus: 1 }),
      { name: 'b', type: 'date', constraints: { before: { field: 'a' }, null_rate: 2 } },
      { name: 'c', type: 'date', constraints: { after: { field: 'd', max_days: 3_000_000 } } },
      { name: 'd', type: 'date', constraints: { null_rate: 2 } },
    ];

    expect(pathsOf(request({ fields }))).to.deep.equal([
      '/fields/0/constraints/after/field',
      '/fields/0/constraints/bogus',
      '/fields/1/constraints/null_rate',
      '/fields/2/constraints/after/max_days',
      '/fields/3/constraints/null_rate',
    ]);
  });

  it('exclude the rules of the dialect if an option of SQL is faulty', () => {
    const sql = { dialect: 'postgresql', bogus: 1 };
    const fields = [{ name: '😀', type: 'boolean' }];

    expect(faultsOf(request({ format: 'sql', sql, fields })).map(({ path }) => path)).to.deep.equal(
      ['/sql/bogus'],
    );
  });
});
