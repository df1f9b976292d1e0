import { expect } from 'chai';
import { standardEngine } from '../../src/adapters/engine/standard-engine.js';
import type { Fault } from '../../src/domain/errors/fault.js';
import { characterOf, placeOf, remedyOf } from '../../studio/state/faults.js';
import type { Project } from '../../studio/state/project.js';
import { projectOf, requestOf } from '../../studio/state/project.js';
import { projectFaults } from '../../studio/state/project-faults.js';
import { renameField } from '../../studio/state/rename-field.js';

const engine = standardEngine();
const terms = { limits: { rows: 1e9, cells: 1e12 }, drawSeed: () => 0 };

function faultsOf(document: Project): readonly Fault[] {
  const decoded = engine.decode(requestOf(document), terms);
  if (decoded._tag === 'Right') {
    const plan = engine.plan(decoded.right);
    return plan._tag === 'Left' && plan.left.code === 'invalid_request' ? plan.left.faults : [];
  }
  return decoded.left.code === 'invalid_request' ? decoded.left.faults : [];
}

type FieldInput = Readonly<Record<string, unknown>>;

const price = { name: 'price', type: 'price' };

/** Requests with one fault each, and the label of the button that removes it. */
const cases: readonly (readonly [string, readonly FieldInput[], string])[] = [
  ['an unknown type', [{ name: 'a', type: 'intger' }], 'Use integer'],
  ['an unknown constraint', [{ name: 'a', type: 'integer', constraints: { mni: 3 } }], 'Use min'],
  ['a name twice', [price, price], 'Rename to price_2'],
  [
    'a name of 3,000 characters',
    [{ name: 'x'.repeat(3000), type: 'price' }],
    `Rename to ${'x'.repeat(60)}…`,
  ],
  [
    'a bound below another',
    [{ name: 'a', type: 'integer', constraints: { min: 5, max: 3 } }],
    'Remove max',
  ],
  [
    'too few values',
    [{ name: 'a', type: 'boolean', constraints: { unique: true } }],
    'Allow repeats',
  ],
  [
    'a name in a formula',
    [price, { name: 't', type: 'formula', constraints: { expression: '2 * pric' } }],
    'Use price',
  ],
  [
    'a name in a template',
    [price, { name: 't', type: 'template', constraints: { template: 'x{prcie}' } }],
    'Use price',
  ],
  [
    'a name inside a constraint',
    [
      { name: 'born', type: 'date' },
      { name: 'd', type: 'date', constraints: { after: { field: 'bron' } } },
    ],
    'Use born',
  ],
];

describe('the faults of a document', () => {
  before(() => engine.load({ fields: [{ locale: 'ja' }, { locale: 'cs_CZ' }] }));

  for (const [what, fields, label] of cases) {
    it(`have a button that removes ${what}`, () => {
      const document = projectOf({ rows: 5, fields }, 'x');
      const [fault] = faultsOf(document);
      if (fault === undefined) throw new Error('the engine finds no fault');
      const remedy = remedyOf(fault, document);

      expect(remedy?.label).to.equal(label);
      expect(faultsOf(remedy?.edit(document) ?? document)).to.deep.equal([]);
    });
  }

  it('have a button that renames one of two properties of the same name', () => {
    const properties = { a: { type: 'word' }, b: { type: 'word' } };
    const fields = [{ name: 'o', type: 'array', items: { type: 'object', properties } }];
    const document = projectOf({ rows: 5, fields }, 'x');
    const second = document.tables[0]?.fields[0]?.children?.[0]?.children?.[1];
    const repeated = renameField(0, Number(second?.id), 'a')(document);
    const [fault] = projectFaults(repeated, []);
    const remedy = fault && remedyOf(fault, repeated);

    expect(projectFaults(document, [])).to.deep.equal([]);
    expect(fault?.path).to.equal('/fields/0/items/properties/a/name');
    expect(remedy?.label).to.equal('Rename to a_2');
    expect(projectFaults(remedy?.edit(repeated) ?? repeated, [])).to.deep.equal([]);
  });

  it('have a button that makes all fields English whose locale lacks their type', () => {
    const fields = ['paragraph', 'name', 'sentence'].map((type) => ({ name: type, type }));
    const document = projectOf({ rows: 5, locale: 'cs_CZ', fields }, 'x');
    const found = faultsOf(document);
    const remedy = found[1] && remedyOf(found[1], document, found);
    const next = remedy?.edit(document) ?? document;

    expect(remedy?.label).to.equal('English for these 2 fields');
    expect(faultsOf(next)).to.deep.equal([]);
    expect(next.tables[0]?.fields.map(({ more }) => more.locale)).to.deep.equal([
      'en',
      undefined,
      'en',
    ]);
  });

  it('offer no way to remove a formula that is still being typed', () => {
    const total = { name: 't', type: 'formula', constraints: { expression: 'price * ' } };
    const document = projectOf({ rows: 5, fields: [price, total] }, 'x');
    const [fault] = faultsOf(document);

    expect(fault?.path).to.equal('/fields/1/constraints/expression');
    expect(fault && remedyOf(fault, document)).to.equal(undefined);
  });

  it('belong to a table, a field and a constraint', () => {
    const document = projectOf(
      {
        tables: [
          { name: 'a', fields: [] },
          { name: 'b', fields: [price] },
        ],
      },
      'x',
    );
    const place = placeOf(
      { path: '/tables/1/fields/0/constraints/given/rows/0', message: '' },
      document,
    );

    expect(place.table).to.equal(1);
    expect(place.field?.name).to.equal('price');
    expect([place.constraint, ...place.rest]).to.deep.equal(['given', 'rows', '0']);
  });

  it('say at which character of an expression they are', () => {
    const message = 'unknown field "pric" at character 12 of the expression';

    expect(characterOf({ path: '', message })).to.equal(11);
    expect(characterOf({ path: '', message: 'expected a number' })).to.equal(undefined);
  });
});
