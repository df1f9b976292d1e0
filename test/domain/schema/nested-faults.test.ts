import { expect } from 'chai';
import { MAX_DEPTH } from '../../../src/domain/schema/params/limits.js';
import { faultsOf, type Json, pathsOf, refusalOf, request } from '../../support/tables.js';
import { array, object, one } from '../generation/nested-fields.js';

describe('a nested field is refused', () => {
  const inArray = (items: Json): Json => array(items);
  const deep = (depth: number): Json =>
    depth === 0 ? { type: 'integer' } : { type: 'object', properties: { n: deep(depth - 1) } };
  const named = (field: Json): Json => ({ name: 'c', ...field });

  const refused: readonly (readonly [
    why: string,
    fields: readonly Json[],
    path: string,
    says: RegExp,
  ])[] = [
    ['without properties', [{ name: 'o', type: 'object' }], '/fields/0/properties', /missing/],
    ['without a property', [object({})], '/fields/0/properties', /for each name/],
    ['without items', [{ name: 'a', type: 'array' }], '/fields/0/items', /missing/],
    [
      'with a list of properties',
      [{ name: 'o', type: 'object', properties: [] }],
      '/fields/0/properties',
      /for each name/,
    ],
    [
      'with a text as a property',
      [object({ n: 'integer' })],
      '/fields/0/properties/n',
      /an object with type/,
    ],
    [
      'with a named property',
      [object({ n: { name: 'n', type: 'integer' } })],
      '/fields/0/properties/n/name',
      /unknown member/,
    ],
    [
      'with an empty name',
      [object({ '': { type: 'integer' } })],
      '/fields/0/properties/',
      /as name/,
    ],
    [
      'with an unknown type inside',
      [object({ n: { type: 'intger' } })],
      '/fields/0/properties/n/type',
      /integer/,
    ],
    [
      'with an unknown type of items',
      [inArray({ type: 'objct' })],
      '/fields/0/items/type',
      /unknown field type/,
    ],
    [
      'with a faulty constraint inside',
      [inArray({ type: 'integer', constraints: { min: 'a' } })],
      '/fields/0/items/constraints/min',
      /whole number/,
    ],
    [
      'with unique',
      [{ ...object({ n: { type: 'integer' } }), constraints: { unique: true } }],
      '/fields/0/constraints/unique',
      /unknown constraint/,
    ],
    [
      'with fields',
      [{ name: 'o', type: 'object', fields: [] }],
      '/fields/0/fields',
      /unknown member/,
    ],
    [
      'with min_items above max_items',
      [array({ type: 'integer' }, { min_items: 6 })],
      '/fields/0/constraints/max_items',
      /at least min_items/,
    ],
    [
      'with minItems as in JSON Schema',
      [{ ...array({ type: 'integer' }), minItems: 1 }],
      '/fields/0/minItems',
      /min_items belongs to constraints/,
    ],
    [
      'with minItems in constraints',
      [array({ type: 'integer' }, { minItems: 1 })],
      '/fields/0/constraints/minItems',
      /did you mean "min_items"/,
    ],
    [
      'with too many items',
      [array({ type: 'integer' }, { max_items: 1001 })],
      '/fields/0/constraints/max_items',
      /0 to 1000/,
    ],
    [
      'with too many items in items',
      [
        array(
          { type: 'array', items: { type: 'integer' }, constraints: { max_items: 200 } },
          { max_items: 200 },
        ),
      ],
      '/fields/0/constraints/max_items',
      /expected at most 20000/,
    ],
    [
      'with unique items',
      [inArray({ type: 'integer', constraints: { unique: true } })],
      '/fields/0/items/constraints/unique',
      /leave unique out/,
    ],
    [
      'with items that count rows',
      [inArray({ type: 'sequence' })],
      '/fields/0/items/type',
      /counts the rows/,
    ],
    [
      'with items that are hidden',
      [inArray({ type: 'integer', hidden: true })],
      '/fields/0/items',
      /not hidden/,
    ],
    [
      'that is too deep',
      [named(deep(MAX_DEPTH + 1))],
      `/fields/0${'/properties/n'.repeat(MAX_DEPTH)}`,
      /at most 4/,
    ],
    [
      'with the name of a column',
      [object({ n: { type: 'integer' } }), { name: 'o.n', type: 'integer' }],
      '/fields/1/name',
      /\/fields\/0\/properties\/n already has the name/,
    ],
    [
      'with a formula of an array',
      [
        array({ type: 'integer' }),
        { name: 'f', type: 'formula', constraints: { expression: 'a' } },
      ],
      '/fields/1/constraints/expression',
      /one value in each row/,
    ],
    [
      'with a formula that uses a field outside the item',
      [
        { name: 'n', type: 'integer' },
        inArray({ type: 'formula', constraints: { expression: 'n' } }),
      ],
      '/fields/1/items/constraints/expression',
      /unknown field "n"/,
    ],
    [
      'with a date after itself',
      [object({ d: { type: 'date', constraints: { after: { field: 'o.d' } } } })],
      '/fields/0/properties/d/constraints/after/field',
      /./,
    ],
  ];

  for (const [why, fields, path, says] of refused) {
    it(why, () => {
      const faults = faultsOf(request({ fields }));

      expect(faults.map((fault) => fault.path)).to.include(path);
      expect(faults.find((fault) => fault.path === path)?.message).to.match(says);
    });
  }

  it('if an array is correlated', () => {
    const fields = [array({ type: 'integer' }), { name: 'n', type: 'integer' }];
    const correlate = [{ columns: ['a', 'n'], coefficient: 0.5 }];

    expect(pathsOf(request({ fields, correlate }))).to.deep.equal(['/correlate/0/columns/0']);
  });

  it('if its items exceed the cells of a request', () => {
    const fields = [array({ type: 'integer' }, { max_items: 1000 })];

    expect(faultsOf(request({ rows: 20_000, fields }))[0]?.message).to.include('up to 1001 values');
    expect(pathsOf(request({ rows: 19_000, fields }))).to.deep.equal([]);
  });

  it('if its items cannot be numbered', () => {
    const fields = [array({ type: 'integer' }, { max_items: 1000 })];

    expect(pathsOf(request({ offset: 2 ** 52, fields }))).to.deep.equal(['/offset']);
  });

  it('if the arrays around the innermost one are too long together', () => {
    const inner = (most: number): Json => ({
      type: 'array',
      items: { type: 'array', items: { type: 'boolean' }, constraints: { max_items: 1 } },
      constraints: { max_items: most },
    });
    const fault = (most: number) =>
      faultsOf(request({ fields: [array(inner(most), { max_items: 32 })] }))[0];

    expect(fault(32)).to.equal(undefined);
    expect(fault(33)).to.deep.include({ path: '/fields/0/constraints/max_items' });
    expect(fault(33)?.message).to.match(/too long together/);
  });

  it('at its place in the request if the format refuses its name', () => {
    const fields = [object({ n: { type: 'integer' }, ['x'.repeat(70)]: { type: 'integer' } })];

    expect(pathsOf(request({ fields, format: 'sql' }))).to.deep.equal([
      `/fields/0/properties/${'x'.repeat(70)}`,
    ]);
  });

  it('if there are too many, before they are all read', () => {
    const many = (count: number, type: string): Json =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, { type }]));
    for (const inside of [object(many(30_000, 'integr')), object(many(30_000, 'integer'))]) {
      for (const field of [inside, array({ ...inside, name: undefined })]) {
        const { faults, omitted } = refusalOf(request({ fields: [field] }));

        expect(faults.length + omitted).to.be.below(1100);
      }
    }
    expect(pathsOf(request({ fields: [object(many(1001, 'integer'))] }))).to.deep.equal([
      '/fields',
    ]);
  });

  it('unless it is as deep as allowed', () => {
    expect(pathsOf(one(named(deep(MAX_DEPTH))))).to.deep.equal([]);
  });
});
