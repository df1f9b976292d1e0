import { expect } from 'chai';
import { readCheck, readOpposites } from '../../../../src/domain/databases/checks/read-check.js';

const LONGEST = Number.MAX_SAFE_INTEGER;

const kept: readonly (readonly [check: string, rules: readonly unknown[]])[] = [
  ['price > 0', [{ kind: 'least', column: 'price', value: 0, isOpen: true }]],
  ['0 <= price', [{ kind: 'least', column: 'price', value: 0, isOpen: false }]],
  ['(price > (0)::numeric)', [{ kind: 'least', column: 'price', value: 0, isOpen: true }]],
  ['([price]<(-1.5))', [{ kind: 'most', column: 'price', value: -1.5, isOpen: true }]],
  ['NOT (price > 5)', [{ kind: 'most', column: 'price', value: 5, isOpen: false }]],
  [
    'CHECK ((qty >= 1) AND (qty <= 9))',
    [
      { kind: 'least', column: 'qty', value: 1, isOpen: false },
      { kind: 'most', column: 'qty', value: 9, isOpen: false },
    ],
  ],
  [
    '`qty` BETWEEN 1 AND 9',
    [
      { kind: 'least', column: 'qty', value: 1, isOpen: false },
      { kind: 'most', column: 'qty', value: 9, isOpen: false },
    ],
  ],
  [
    "day >= '2020-01-01'::date",
    [{ kind: 'least', column: 'day', value: '2020-01-01', isOpen: false }],
  ],
  [
    "day > date '2020-01-01'",
    [{ kind: 'least', column: 'day', value: '2020-01-01', isOpen: true }],
  ],
  ['born <= CURRENT_DATE', []],
  ['seen < now()', []],
  ["kind = 'it\\'s'", [{ kind: 'values', column: 'kind', values: ["it's"] }]],
  [
    'CASE WHEN team IS NULL THEN host IS NOT NULL ELSE host IS NULL END',
    [
      { kind: 'absent', column: 'team' },
      { kind: 'present', column: 'host' },
    ],
  ],
  ['n IN (1, 2.5)', [{ kind: 'values', column: 'n', values: [1, 2.5] }]],
  [
    'n IN (123456789012345678, -9007199254740993)',
    [{ kind: 'values', column: 'n', values: ['123456789012345678', '-9007199254740993'] }],
  ],
  ["s IN ('a', 'b')", [{ kind: 'values', column: 's', values: ['a', 'b'] }]],
  ["s in (_utf8mb4'a',_utf8mb4'b')", [{ kind: 'values', column: 's', values: ['a', 'b'] }]],
  ["s = ANY (ARRAY['a'::text, 'b'::text])", [{ kind: 'values', column: 's', values: ['a', 'b'] }]],
  [
    "((s)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[]))",
    [{ kind: 'values', column: 's', values: ['a', 'b'] }],
  ],
  ["s = ANY ('{a,b}'::text[])", [{ kind: 'values', column: 's', values: ['a', 'b'] }]],
  ["([s]='b' OR [s]='a')", [{ kind: 'values', column: 's', values: ['b', 'a'] }]],
  ["s = 'it''s'", [{ kind: 'values', column: 's', values: ["it's"] }]],
  ["s <> ALL (ARRAY['a', 'b'])", [{ kind: 'excluded', column: 's', values: ['a', 'b'] }]],
  ["s NOT IN ('a')", [{ kind: 'excluded', column: 's', values: ['a'] }]],
  ["(name)::text <> ''::text", [{ kind: 'excluded', column: 'name', values: [''] }]],
  ['is_done', [{ kind: 'values', column: 'is_done', values: [true] }]],
  ['NOT is_done', [{ kind: 'values', column: 'is_done', values: [false] }]],
  ['is_done IS TRUE', [{ kind: 'values', column: 'is_done', values: [true] }]],
  ['char_length((name)::text) <= 20', [{ kind: 'length', column: 'name', min: 0, max: 20 }]],
  ['len([name])>=(3)', [{ kind: 'length', column: 'name', min: 3, max: LONGEST }]],
  ['length(btrim(name)) > 0', [{ kind: 'length', column: 'name', min: 1, max: LONGEST }]],
  ['length(TRIM(BOTH FROM name)) > 0', [{ kind: 'length', column: 'name', min: 1, max: LONGEST }]],
  ['cardinality(tags) <= 5', [{ kind: 'length', column: 'tags', min: 0, max: 5 }]],
  ['array_length(tags, 1) >= 1', [{ kind: 'length', column: 'tags', min: 1, max: LONGEST }]],
  ["btrim(name) <> ''", [{ kind: 'length', column: 'name', min: 1, max: LONGEST }]],
  ["name ~ '^.{1,100}$'", [{ kind: 'length', column: 'name', min: 1, max: 100 }]],
  ["zip ~ '^\\d{5}$'::text", [{ kind: 'pattern', column: 'zip', pattern: '^\\d{5}$' }]],
  ["zip ~* '^[a-z]+$'", [{ kind: 'pattern', column: 'zip', pattern: '^[a-z]{1,8}$' }]],
  ["url ~~ 'https://%'", [{ kind: 'pattern', column: 'url', pattern: 'https:\\/\\/[a-z]{0,8}' }]],
  ["url LIKE 'a_c'", [{ kind: 'pattern', column: 'url', pattern: 'a[a-z]c' }]],
  ['lower((code)::text) = (code)::text', [{ kind: 'case', column: 'code', to: 'lower' }]],
  ['code = upper(code)', [{ kind: 'case', column: 'code', to: 'upper' }]],
  ["upper(code) = 'X'", [{ kind: 'values', column: 'code', values: ['X'] }]],
  [
    "(upper((code)::text) = ANY (ARRAY['M'::text, 'f'::text, 'F'::text]))",
    [{ kind: 'values', column: 'code', values: ['M', 'F'] }],
  ],
  ["lower(code) IN ('a', 'b')", [{ kind: 'values', column: 'code', values: ['a', 'b'] }]],
  ['octet_length(id) = 20', [{ kind: 'length', column: 'id', min: 20, max: 20 }]],
  ["hired_on <= (now() + '1 day'::interval)", []],
  ["jsonb_typeof(tags) = 'array'::text", [{ kind: 'json', column: 'tags', type: 'array' }]],
  ['json_valid(`tags`)', []],
  ['starts <= ends', [{ kind: 'order', lower: 'starts', upper: 'ends', isStrict: false }]],
  ['"Ends" > starts', [{ kind: 'order', lower: 'starts', upper: 'Ends', isStrict: true }]],
  ['a <> b', [{ kind: 'different', columns: ['a', 'b'] }]],
  ['a IS NOT NULL', [{ kind: 'present', column: 'a' }]],
  ['a NOTNULL', [{ kind: 'present', column: 'a' }]],
  ['num_nonnulls(a, b) = 1', [{ kind: 'count', columns: ['a', 'b'], least: 1, most: 1 }]],
  ['num_nonnulls(a, b, c) > 1', [{ kind: 'count', columns: ['a', 'b', 'c'], least: 2, most: 3 }]],
  ['num_nonnulls(a, b) <= 1', [{ kind: 'count', columns: ['a', 'b'], least: 0, most: 1 }]],
  ['(a IS NULL) <> (b IS NULL)', [{ kind: 'count', columns: ['a', 'b'], least: 1, most: 1 }]],
  [
    '(a IS NULL) = (b IS NULL)',
    [
      { kind: 'present', column: 'a' },
      { kind: 'present', column: 'b' },
    ],
  ],
  [
    "(state = 'done') = (done_at IS NOT NULL)",
    [
      { kind: 'values', column: 'state', values: ['done'] },
      { kind: 'present', column: 'done_at' },
    ],
  ],
  ['a IS DISTINCT FROM b', [{ kind: 'different', columns: ['a', 'b'] }]],
  ["a IS NOT DISTINCT FROM 'x'", [{ kind: 'values', column: 'a', values: ['x'] }]],
  ['a IS NULL OR a > 3', [{ kind: 'least', column: 'a', value: 3, isOpen: true }]],
  ['z % 2 = 0', [{ kind: 'multiple', column: 'z', of: 2 }]],
  ['mod(z, 0.25) = 0', [{ kind: 'multiple', column: 'z', of: 0.25 }]],
  [
    'qty BETWEEN SYMMETRIC 9 AND 1',
    [
      { kind: 'least', column: 'qty', value: 1, isOpen: false },
      { kind: 'most', column: 'qty', value: 9, isOpen: false },
    ],
  ],
  ['qty NOT BETWEEN 3 AND 7', [{ kind: 'most', column: 'qty', value: 3, isOpen: true }]],
  [
    'total = subtotal + (coalesce(tax, 0))::numeric',
    [
      {
        kind: 'computed',
        column: 'total',
        expression: {
          kind: 'call',
          name: '+',
          args: [
            { kind: 'column', name: 'subtotal' },
            { kind: 'column', name: 'tax' },
          ],
        },
      },
      { kind: 'present', column: 'total' },
      { kind: 'present', column: 'subtotal' },
      { kind: 'present', column: 'tax' },
    ],
  ],
  ['TRUE', []],
];

const unread: readonly string[] = [
  'total = net + tax * rate',
  'total = total + 1',
  'z % 2 = 1',
  'z % 0 = 0',
  'qty BETWEEN SYMMETRIC low AND 3',
  'a + b = 3',
  "CASE WHEN a THEN b ELSE c END = 'x'",
  'cardinality(tags) > size',
  "name ~ '(?=x)y'",
  'tags[1] = 3',
  'born > now()',
  'a = b',
  'a >',
  "'unclosed",
  '',
  `${'('.repeat(1000)}a${')'.repeat(1000)}`,
];

describe('the reader of checks', () => {
  for (const [check, rules] of kept) {
    it(`keeps ${check}`, () => {
      expect(readCheck(check)[0]).to.deep.equal({ rules, isWhole: true });
    });
  }

  for (const check of unread) {
    it(`reports that it does not read ${check.slice(0, 40)}`, () => {
      expect(readCheck(check)).to.deep.equal([{ rules: [], isWhole: false }]);
    });
  }

  it('keeps the parts of a conjunction that it reads', () => {
    expect(readCheck('a > 1 AND a % 2 = 1')).to.deep.equal([
      { rules: [{ kind: 'least', column: 'a', value: 1, isOpen: true }], isWhole: false },
    ]);
  });

  it('begins with the branch that narrows the rows least', () => {
    expect(
      readCheck("state = 'new' OR paid_at IS NOT NULL").map(({ rules }) => rules),
    ).to.deep.equal([
      [{ kind: 'present', column: 'paid_at' }],
      [{ kind: 'values', column: 'state', values: ['new'] }],
    ]);
  });

  it('answers for conditions that are compared again and again', () => {
    for (const terms of [90, 100_000]) {
      expect(readCheck(Array(terms).fill('(a IS NULL)').join(' = '))).to.have.length(1);
    }
  });

  it('knows each way in which a condition does not hold', () => {
    expect(readOpposites('admin AND (deleted_at IS NULL)').map(({ rules }) => rules)).to.deep.equal(
      [
        [{ kind: 'values', column: 'admin', values: [false] }],
        [{ kind: 'present', column: 'deleted_at' }],
      ],
    );
  });

  it('answers for the beginnings and ends of all checks', () => {
    const texts = kept.flatMap(([check]) =>
      Array.from({ length: check.length }, (_, i) => [check.slice(0, i), check.slice(i)]).flat(),
    );

    for (const text of texts) expect(readCheck(text), text).not.to.deep.equal([]);
  });
});
