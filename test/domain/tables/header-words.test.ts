import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/adapters/library/index.js';
import {
  ADDRESS_HINTS,
  CITY_HINTS,
  COUNTRY_HINTS,
  FIRST_HINTS,
  LAST_HINTS,
  LOGIN_HINTS,
  MONEY_HINTS,
  NUMBER_HINTS,
  ORGANISATION_HINTS,
  PHONE_HINTS,
  POSTAL_HINTS,
  PROSE_HINTS,
  STATE_HINTS,
  YEAR_HINTS,
} from '../../../src/domain/meanings/hints.js';
import { PERSON_HINTS } from '../../../src/domain/meanings/person-words.js';
import { isKnownName } from '../../../src/domain/tables/header-words.js';

describe('the known names of columns', () => {
  it('include the names of all field types', () => {
    expect(FIELD_TYPE_NAMES.filter((name) => !isKnownName(name))).to.deep.equal([]);
  });

  it('include the words by which inference recognises columns', () => {
    const hints = [
      ...[FIRST_HINTS, LAST_HINTS, LOGIN_HINTS, PERSON_HINTS, ORGANISATION_HINTS, NUMBER_HINTS],
      ...[ADDRESS_HINTS, CITY_HINTS, COUNTRY_HINTS, STATE_HINTS, PHONE_HINTS, POSTAL_HINTS],
      ...[PROSE_HINTS, MONEY_HINTS, YEAR_HINTS],
    ].flat();

    expect(hints.filter((hint) => !isKnownName(hint))).to.deep.equal([]);
  });

  for (const name of [
    'Customer name',
    'E-mail',
    'Prénom',
    'firstName',
    'Date of birth',
    'Price (EUR)',
  ]) {
    it(`include ${name}`, () => {
      expect(isKnownName(name)).to.equal(true);
    });
  }

  for (const value of ['Tom Price', 'Nurse manager', 'HIV positive', 'name 名', '', '12']) {
    it(`do not include ${JSON.stringify(value)}`, () => {
      expect(isKnownName(value)).to.equal(false);
    });
  }
});
