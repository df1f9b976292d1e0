import { expect } from 'chai';
import { WordsSegment } from '../../../src/domain/encoding/segments.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { requiredPlaces } from '../../../src/domain/lexicon/required-places.js';
import { countedGroups } from '../../../src/domain/places/counted-codes.js';
import { countrySet } from '../../../src/domain/places/country-set.js';
import { formsOf } from '../../../src/domain/places/postal-codes.js';
import { codeBounds } from '../../../src/domain/places/postal-forms.js';
import { english, type Json, request, textPlanOf } from '../../support/tables.js';
import { rowsOf } from '../field-types/cases.js';

const COLUMNS = 20;

/** The bytes of the tables of words in a plan with this number of columns. */
function tableBytes(type: string, constraints: Json, columns: number): number {
  const fields = Array.from({ length: columns }, (_, i) => ({ name: `f${i}`, type, constraints }));
  const tables = textPlanOf(request({ rows: 1, fields })).segments.flatMap((segment) =>
    segment instanceof WordsSegment ? [segment.table] : [],
  );
  return [...new Set(tables)].reduce((sum, { bytes }) => sum + bytes.length, 0);
}

describe('the tables of words of a plan', () => {
  for (const type of FIELD_TYPE_NAMES) {
    // A list in the request belongs to one field.
    const { given = {} } = rowsOf(type).accepts[0] ?? {};
    if (['choice', 'constant'].includes(type)) continue;
    it(`of ${type} are shared by many columns, even if they are nullable`, () => {
      const constraints = { ...given, null_rate: 0.5 };

      // The first use of a long list encodes only the words that its rows show, whichever test file comes first.
      tableBytes(type, constraints, 1);
      const one = tableBytes(type, constraints, 1);
      // Only the marks of null belong to each column.
      expect(tableBytes(type, constraints, COLUMNS)).to.be.below(one + COLUMNS * 400);
    });
  }

  it('are cached for the postal codes of a country', () => {
    const places = requiredPlaces(english);

    const british = [{ code: 'GB', share: 1, path: '/country' }];
    for (const country of [undefined, british]) {
      const forms = formsOf(countrySet(places, country));
      expect(formsOf(countrySet(places, country))).to.equal(forms);
      expect(countedGroups(forms)).to.equal(countedGroups(forms));
      expect(codeBounds(forms)).to.equal(codeBounds(forms));
    }
  });
});
