import { expect } from 'chai';
import { faultsOf, type Json, pathsOf, request } from '../../support/tables.js';

const field = (name: string, type: string, constraints: Json = {}): Json => ({
  name,
  type,
  constraints,
});

describe('after and before', () => {
  const at = (i: number, rest: string): string => `/fields/${i}/constraints/${rest}`;
  const later = (name: string, of: string, more: Json = {}): Json =>
    field(name, 'date', { after: { field: of, ...more } });
  const last = field('z', 'date', { start: '9999-12-01', end: '9999-12-31' });
  const first = field('z', 'datetime', { start: '0001-01-01', end: '0001-01-31' });
  const refused: readonly (readonly [string, readonly Json[], readonly string[]])[] = [
    ['itself', [later('a', 'a')], [at(0, 'after/field')]],
    ['a circle', [later('a', 'b'), later('b', 'c'), later('c', 'a')], [at(0, 'after/field')]],
    [
      'a circle off the way',
      [later('a', 'b'), later('b', 'c'), later('c', 'b')],
      [at(1, 'after/field')],
    ],
    [
      'two circles',
      [later('a', 'b'), later('b', 'a'), later('c', 'd'), later('d', 'c')],
      [at(0, 'after/field'), at(2, 'after/field')],
    ],
    ['no field', [later('a', 'x'), field('b', 'date')], [at(0, 'after/field')]],
    ['a field by a name of all objects', [later('a', '__proto__')], [at(0, 'after/field')]],
    ['a number', [later('a', 'b'), field('b', 'integer')], [at(0, 'after/field')]],
    ['a time of day', [later('a', 'b'), field('b', 'time')], [at(0, 'after/field')]],
    ['a faulty field', [later('a', 'b'), field('b', 'date', { start: 1 })], [at(1, 'start')]],
    ['a field of an unknown type', [later('a', 'b'), field('b', 'dat')], ['/fields/1/type']],
    [
      'a field with constraints that are none',
      [later('a', 'b'), { name: 'b', type: 'integer', constraints: 7 }],
      ['/fields/1/constraints'],
    ],
    [
      'a circle, but not for how far from it a field lies',
      [later('a', 'b', { max_days: 3_652_058 }), later('b', 'c'), later('c', 'c')],
      [at(2, 'after/field')],
    ],
    ['the end of time', [later('a', 'z', { max_days: 1 }), last], [at(0, 'after/max_days')]],
    [
      'the end of time, in a chain that is told once',
      [later('a', 'b'), later('b', 'c', { max_days: 1 }), later('c', 'z', { max_days: 0 }), last],
      [at(1, 'after/max_days')],
    ],
    [
      'the beginning of time',
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
    it(`may reach ${title}`, () => {
      expect(pathsOf(request({ fields }))).to.deep.equal([]);
    });
  }

  it('may make a chain as long as a table is wide', () => {
    const fields = Array.from({ length: 1000 }, (_, i) =>
      i === 0 ? field('f0', 'date') : later(`f${i}`, `f${i - 1}`, { max_days: 2 }),
    ).reverse();

    expect(pathsOf(request({ rows: 3, fields }))).to.deep.equal([]);
  });

  it('name the fields that hold dates where there is no such field', () => {
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

  it('may not name a field where no other holds dates', () => {
    const [fault] = faultsOf(request({ fields: [later('a', 'x'), field('n', 'integer')] }));

    expect(fault?.message).to.equal('unknown field "x"');
    expect(fault?.expected).to.equal('no field');
  });

  for (const [first, second, paths] of [
    ['date', 'integer', ['/fields/2/name']],
    ['integer', 'date', [at(0, 'after/field'), '/fields/2/name']],
  ] as const) {
    it(`take the first field of a name given twice: ${first}, ${second}`, () => {
      const fields = [later('a', 'b'), field('b', first), field('b', second)];

      expect(pathsOf(request({ fields }))).to.deep.equal(paths);
    });
  }

  it('tell a circle in their own order from its first field, without the way to it', () => {
    const fields = [later('way', 'd'), later('b', 'c'), later('c', 'd'), later('d', 'b')];

    expect(faultsOf(request({ fields }))).to.deep.equal([
      {
        path: at(1, 'after/field'),
        message: 'fields depend on each other in a circle: "b" → "c" → "d" → "b"',
      },
    ]);
  });
});
