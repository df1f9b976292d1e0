import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { nearestFieldType } from '../../../src/domain/field-types/nearest-field-type.js';
import { fieldTypes } from '../../support/tables.js';

const synonyms = [...fieldTypes.values()].flatMap(({ name, synonyms: own = [] }) =>
  own.map((synonym) => [synonym, name] as const),
);

/** Names that people use, and the types that they mean. */
const meant: readonly (readonly [string, string])[] = [
  ['int', 'integer'],
  ['bool', 'boolean'],
  ['enum', 'choice'],
  ['zip', 'postal_code'],
  ['zip-code', 'postal_code'],
  ['timestamp', 'datetime'],
  ['TIMESTAMP', 'datetime'],
  ['money', 'price'],
  ['ip', 'ipv4'],
  ['regex', 'string'],
  ['filler', 'lorem'],
  ['mail', 'email'],
  ['guid', 'uuid'],
  ['ssn', 'national_id'],
  ['telefone', 'phone'],
  ['integr', 'integer'],
  ['nme', 'name'],
  ['seq', 'sequence'],
  ['num', 'float'],
  ['addr', 'address'],
  ['pwd', 'password'],
  ['last', 'last_name'],
];

describe('the nearest field type', () => {
  it('has synonyms that are different lower-case names and no names of types', () => {
    const names = synonyms.map(([synonym]) => synonym);

    expect(names).to.have.length.above(100);
    expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).to.deep.equal([]);
    expect(names.filter((name) => FIELD_TYPE_NAMES.some((type) => type === name))).to.deep.equal(
      [],
    );
    expect(names.filter((name, i) => names.indexOf(name) !== i)).to.deep.equal([]);
  });

  for (const [synonym, type] of synonyms) {
    it(`of the synonym ${synonym} is ${type}`, () => {
      expect(nearestFieldType(synonym, fieldTypes)).to.equal(type);
    });
  }

  for (const type of FIELD_TYPE_NAMES) {
    it(`of ${type} is ${type}`, () => {
      expect(nearestFieldType(type, fieldTypes)).to.equal(type);
    });
  }

  for (const [name, type] of meant) {
    it(`of the name ${name} is ${type}`, () => {
      expect(nearestFieldType(name, fieldTypes)).to.equal(type);
    });
  }

  /** Words that mean none of the types, though some of them differ in a letter or two. */
  const others = ['education', 'passport', 'slogan', 'book', 'genre'];

  for (const name of ['xyzzy', 'q', '', 'z'.repeat(1000), ...others]) {
    it(`of ${JSON.stringify(name).slice(0, 20)} is undefined`, () => {
      expect(nearestFieldType(name, fieldTypes)).to.equal(undefined);
    });
  }
});
