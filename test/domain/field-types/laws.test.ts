import type { FieldType } from '../../../src/domain/field-types/field-type.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { fieldTypeLaws } from '../../../src/testing/field-type-laws.js';
import { passes } from '../../support/asserting.js';
import { fieldTypes, vocabulary } from '../../support/tables.js';
import { cases } from './cases.js';

/** Longer constraints, in characters of JSON, would make the laws slow and show nothing more. */
const LONGEST = 5000;

for (const name of FIELD_TYPE_NAMES) {
  describe(`field type ${name}`, () => {
    // The laws generate hundreds of small tables.
    const constraints = cases[name].accepts
      .filter(({ beside }) => beside === undefined)
      .map(({ given }) => given)
      .filter((given) => JSON.stringify(given).length < LONGEST);
    const laws = fieldTypeLaws(fieldTypes.get(name) as FieldType, { constraints, vocabulary });

    for (const { title, check } of laws) it(title, () => passes(check));
  });
}
