import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { packageRoot } from '../../support/package-root.js';
import { engine, fieldTypes } from '../../support/tables.js';
import { cases, rowsOf } from './cases.js';

const folder = new URL('src/domain/field-types/', packageRoot);
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
  it('holds the types of the specification', () => {
    expect(FIELD_TYPE_NAMES).to.include.members(SPECIFIED);
  });

  it('holds a type for every file that makes one, named like it', () => {
    const files = readdirSync(folder).filter((file) =>
      /^export const \w+ = fieldType\(\{/m.test(readFileSync(new URL(file, folder), 'utf8')),
    );

    const names = files.map((file) => file.replace(/\.ts$/, '').replaceAll('-', '_'));
    expect(names).to.have.members([...FIELD_TYPE_NAMES]);
  });

  it('holds every name once, and finds nothing by the names that all objects have', () => {
    expect(new Set(FIELD_TYPE_NAMES).size).to.equal(FIELD_TYPE_NAMES.length);
    for (const name of ['constructor', '__proto__', 'toString', '']) {
      expect(fieldTypes.get(name)).to.equal(undefined);
    }
  });

  it('has test rows for the types that it holds and no others', () => {
    expect(Object.keys(cases)).to.have.members([...FIELD_TYPE_NAMES]);
  });
});

describe('the catalogue', () => {
  const entries = engine.catalogue();

  it('has an entry a type, in the order of the registry', () => {
    expect(entries.map(({ type }) => type)).to.deep.equal(FIELD_TYPE_NAMES);
  });

  for (const entry of entries) {
    const { accepts, refuses } = rowsOf(entry.type as keyof typeof cases);

    it(`tells of ${entry.type} what its test rows show`, () => {
      const known = [...accepts.flatMap(({ given }) => Object.keys(given))];

      expect(entry.supported_constraints).to.have.members([...new Set(known)]);
      expect(Object.keys(entry.constraints)).to.deep.equal(entry.supported_constraints);
      for (const schema of Object.values(entry.constraints)) {
        expect(schema).to.have.property('description').that.is.a('string').and.is.not.empty;
      }
      expect(entry.description).to.match(/^[A-Z].*\.$/);
      expect(entry.locales).to.include('en');
    });

    it(`gives an example of ${entry.type} that its own check takes, and its capacity`, () => {
      const [{ holds, capacity = entry.capacity }] = accepts;

      expect(holds(exampleCell(entry.example, entry.type))).to.equal(true);
      expect(entry.capacity).to.equal(capacity).and.to.be.at.least(1);
    });

    it(`refuses for ${entry.type} only what the catalogue does not promise`, () => {
      const unknown = refuses.filter(({ says }) => says?.test('unknown constraint') === true);

      for (const { at } of unknown) {
        expect(entry.supported_constraints).not.to.include(at.slice(1));
      }
    });
  }
});

/** Decimals of the types that write closing zeros: an example is a parsed value and has lost them. */
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
