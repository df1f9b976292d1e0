import { expect } from 'chai';
import { faultsOf, type Json, pathsOf, request } from '../../../support/tables.js';

const field = (name: string, type: string, constraints: Json = {}): Json => ({
  name,
  type,
  constraints,
});

describe('the constraints after and before', () => {
  const at = (i: number, rest: string): string => `/fields/${i}/constraints/${rest}`;
  const later = (name: string, of: string, more: Json = {}): Json =>
    field(name, 'date', { after: { field: of, ...more } });
  const last = field('z', 'date', { start: '9999-12-01', end: '9999-12-31' });
  const first = field('z', 'datetime', { start: '0001-01-01', end: '0001-01-31' });
  const refused: readonly (readonly [string, readonly Json[], readonly string[]])[] = [
    ['a reference to the field itself', [later('a', 'a')], [at(0, 'after/field')]],
    ['a circle', [later('a', 'b'), later('b', 'c'), later('c', 'a')], [at(0, 'after/field')]],
    [
      'a circle to which the first field only leads',
      [later('a', 'b'), later('b', 'c'), later('c', 'b')],
      [at(1, 'after/field')],
    ],
    [
      'two circles',
      [later('a', 'b'), later('b', 'a'), later('c', 'd'), later('d', 'c')],
      [at(0, 'after/field'), at(2, 'after/field')],
    ],
    ['an unknown field', [later('a', 'x'), field('b', 'date')], [at(0, 'after/field')]],
    [
      'a field named like a member of every object',
      [later('a', '__proto__')],
      [at(0, 'after/field')],
    ],
    ['a field of numbers', [later('a', 'b'), field('b', 'integer')], [at(0, 'after/field')]],
    ['a field of times of day', [later('a', 'b'), field('b', 'time')], [at(0, 'after/field')]],
    [
      'a faulty field, with only its own fault',
      [later('a', 'b'), field('b', 'date', { start: 1 })],
      [at(1, 'start')],
    ],
    [
      'a field of an unknown type, with only that fault',
      [later('a', 'b'), field('b', 'dat')],
      ['/fields/1/type'],
    ],
    [
      'a field with constraints that are no object, with only that fault',
      [later('a', 'b'), { name: 'b', type: 'integer', constraints: 7 }],
      ['/fields/1/constraints'],
    ],
    [
      'a circle, but not the distance of a field from it',
      [later('a', 'b', { max_days: 3_652_058 }), later('b', 'c'), later('c', 'c')],
      [at(2, 'after/field')],
    ],
    [
      'values after the last day',
      [later('a', 'z', { max_days: 1 }), last],
      [at(0, 'after/max_days')],
    ],
    [
      'values after the last day, once for a chain',
      [later('a', 'b'), later('b', 'c', { max_days: 1 }), later('c', 'z', { max_days: 0 }), last],
      [at(1, 'after/max_days')],
    ],
    [
      'values a week after the last day',
      [later('a', 'z', { unit: 'weeks', max: 1 }), last],
      [at(0, 'after/max')],
    ],
    [
      'values before the first day',
      [field('a', 'datetime', { before: { field: 'z', max_days: 1 } }), first],
      [at(0, 'before/max_days')],
    ],
  ];
  for (const [title, fields, paths] of refused) {
    it(`refuse ${title}`, () => {
      expect(pathsOf(request({ fields }))).to.deep.equal(paths);
    });
  }

  const ends: readonly (readonly [string, readonly Json[]])[] = [
    ['the last day', [later('a', 'z', { max_days: 0 }), last]],
    [
      'the last moment',
      [
        field('a', 'datetime', { after: { field: 'z', max_days: 0 }, precision: 'ms' }),
        field('z', 'datetime', { start: '9999-12-31', end: '9999-12-31', precision: 'ms' }),
      ],
    ],
    ['the first moment', [field('a', 'datetime', { before: { field: 'z', max_days: 0 } }), first]],
  ];
  for (const [title, fields] of ends) {
    it(`are accepted if values can reach ${title}`, () => {
      expect(pathsOf(request({ fields }))).to.deep.equal([]);
    });
  }

  it('are accepted beside conditions on nulls', () => {
    const given = { columns: ['n'], rows: [{ when: [null], null_rate: 1 }] };
    const fields = [
      field('a', 'date', { after: { field: 'z', max_days: 0 }, given }),
      field('n', 'integer', { null_rate: 0.5 }),
      last,
    ];

    expect(pathsOf(request({ fields }))).to.deep.equal([]);
  });

  it('are accepted in a chain of 1000 fields', () => {
    const fields = Array.from({ length: 1000 }, (_, i) =>
      i === 0 ? field('f0', 'date') : later(`f${i}`, `f${i - 1}`, { max_days: 2 }),
    ).reverse();

    expect(pathsOf(request({ rows: 3, fields }))).to.deep.equal([]);
  });

  it('list the fields with dates in the fault of an unknown field', () => {
    const fields = [
      later('a', 'x'),
      null,
      field('n', 'integer'),
      field('', 'datetime'),
      field('b', 'datetime', { start: 1 }),
      field('c', 'date'),
    ];
    const [fault] = faultsOf(request({ fields }));

    expect(fault?.path).to.equal(at(0, 'after/field'));
    expect(fault?.expected).to.equal('one of b, c');
  });

  it('expect no field if no other field has dates', () => {
    const [fault] = faultsOf(request({ fields: [later('a', 'x'), field('n', 'integer')] }));

    expect(fault?.message).to.equal('unknown field "x"');
    expect(fault?.expected).to.equal('no field');
  });

  for (const [first, second, paths] of [
    ['date', 'integer', ['/fields/2/name']],
    ['integer', 'date', [at(0, 'after/field'), '/fields/2/name']],
  ] as const) {
    it(`refer to the first field of a duplicate name: ${first}, ${second}`, () => {
      const fields = [later('a', 'b'), field('b', first), field('b', second)];

      expect(pathsOf(request({ fields }))).to.deep.equal(paths);
    });
  }

  it('report a circle from its first field in the request, without the fields that lead to it', () => {
    const fields = [later('way', 'd'), later('b', 'c'), later('c', 'd'), later('d', 'b')];

    expect(faultsOf(request({ fields }))).to.deep.equal([
      {
        path: at(1, 'after/field'),
        message: 'fields depend on each other in a circle: "b" → "c" → "d" → "b"',
      },
    ]);
  });
});
