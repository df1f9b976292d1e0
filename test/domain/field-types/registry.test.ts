import { expect } from 'chai';
import { catalogue } from '../../../src/domain/catalogue/catalogue.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { relationTypes } from '../../../src/domain/field-types/relation-types.js';
import { sourceFiles } from '../../architecture/support/tree.js';
import { engine, fieldTypes } from '../../support/tables.js';
import { cases, rowsOf } from './cases.js';

const FOLDER = 'src/domain/field-types';
/** A type, or what makes one, such as that of arrivals of some calendars. */
const DEFINED = /^export const \w+ = (?:\(\w+: \w+\) =>\s+)?fieldType\(\{\s+name: '(\w+)'/gm;
const SPECIFIED = [
  'integer',
  'float',
  'string',
  'name',
  'email',
  'phone',
  'company',
  'address',
  'city',
  'country',
  'date',
  'datetime',
  'boolean',
  'uuid',
  'url',
  'csat_score',
];

describe('the registry of field types', () => {
  it('contains the types of the specification', () => {
    expect(FIELD_TYPE_NAMES).to.include.members(SPECIFIED);
  });

  it('contains every type that a file defines, and a file with one type has its name', () => {
    const files = sourceFiles(FOLDER).flatMap(({ path, text }) => {
      const types = [...text.matchAll(DEFINED)].map(([, name = '']) => name);
      return types.length === 0 ? [] : [{ path, types }];
    });

    const relations = relationTypes.map(({ name }) => name);
    expect(files.flatMap(({ types }) => types)).to.have.members([
      ...FIELD_TYPE_NAMES,
      ...relations,
    ]);
    for (const { path, types } of files.filter(({ types }) => types.length === 1)) {
      expect(path).to.equal(`${FOLDER}/${types.join().replaceAll('_', '-')}.ts`);
    }
  });

  it('contains every name once, and no type under the names of members of all objects', () => {
    expect(new Set(FIELD_TYPE_NAMES).size).to.equal(FIELD_TYPE_NAMES.length);
    for (const name of ['constructor', '__proto__', 'toString', '']) {
      expect(fieldTypes.get(name)).to.equal(undefined);
    }
  });

  it('has test rows for exactly the types that it contains', () => {
    expect(Object.keys(cases)).to.have.members([...FIELD_TYPE_NAMES]);
  });
});

describe('the catalogue', () => {
  const entries = catalogue(engine);

  it('has one entry for each type, in the order of the registry, and then the types of relations', () => {
    const relations = relationTypes.map(({ name }) => name);
    expect(entries.map(({ type }) => type)).to.deep.equal([...FIELD_TYPE_NAMES, ...relations]);
  });

  it('has the values of types of relations in a table of a set as their examples', () => {
    const relations = entries.filter(({ category }) => category === 'relations');
    expect(relations.map(({ type, example }) => [type, example])).to.deep.equal([
      ['reference', 1],
      ['copy', 1],
      ['ordinal', 1],
      ['running', 666_108],
      ['total', 666_108],
      ['changed', '2026-01-01T00:00:00Z'],
      ['ended', '2026-01-01T00:00:00Z'],
    ]);
  });

  const columns = entries.filter(({ category }) => category !== 'relations');
  for (const entry of columns) {
    const { accepts } = rowsOf(entry.type as keyof typeof cases);

    it(`lists for ${entry.type} exactly the constraints of its test rows, with descriptions`, () => {
      const known = [...accepts.flatMap(({ given }) => Object.keys(given))];

      expect(entry.supported_constraints).to.have.members([...new Set(known)]);
      expect(Object.keys(entry.constraints)).to.deep.equal(entry.supported_constraints);
      for (const schema of Object.values(entry.constraints)) {
        expect(schema).to.have.property('description').that.is.a('string').and.is.not.empty;
      }
      expect(entry.description).to.match(/^[A-Z].*\.$/);
      expect(entry.locales).to.include('en');
    });

    it(`gives an example of ${entry.type} that passes the check of its test rows, and the capacity`, () => {
      const [{ holds, capacity = entry.capacity }] = accepts;

      expect(holds(exampleCell(entry.example, entry.type))).to.equal(true);
      expect(entry.capacity).to.equal(capacity).and.to.be.at.least(1);
    });
  }

  it('lists no constraint that is refused as unknown', () => {
    const unknown = columns.flatMap((entry) =>
      rowsOf(entry.type as keyof typeof cases).refuses.flatMap(({ at, says }) =>
        says?.test('unknown constraint') ? [{ entry, constraint: at.slice(1) }] : [],
      ),
    );

    expect(unknown).to.have.length.above(3);
    for (const { entry, constraint } of unknown) {
      expect(entry.supported_constraints, entry.type).not.to.include(constraint);
    }
  });
});

/** The decimals of types that write trailing zeros, which an example has lost because it is a parsed value. */
const DECIMALS: Readonly<Record<string, number>> = {
  float: 2,
  percentage: 1,
  price: 2,
  latitude: 4,
  longitude: 4,
};

function exampleCell(example: unknown, type: string): string {
  const decimals = DECIMALS[type];
  return decimals === undefined ? JSON.stringify(example) : (example as number).toFixed(decimals);
}
