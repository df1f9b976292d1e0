import { expect } from 'chai';
import { standardVocabulary } from '../../../src/adapters/engine/engine-factories.js';
import { coversType } from '../../../src/domain/field-types/covers-type.js';
import { builtInFieldTypes } from '../../../src/domain/field-types/index.js';

/** The locales in which every type exists. */
const LOCALES = 'en_US en_GB de fr es it pt_BR nl pl sv ja zh_CN ko ar'.split(' ');

/**
 * Types that some of these locales lack, with the number of locales: it only falls. A national id is missing where it
 * may not be stored (Japan, Korea), and for Arabic, which many countries speak. The tax numbers of Egypt have no check digit
 * that could be wrong. The filler of lorem is English by design.
 */
const LACKING: Readonly<Record<string, number>> = {
  lorem: 12,
  national_id: 3,
  tax_id: 1,
};

describe('the matrix of field types and fourteen locales', () => {
  const vocabulary = standardVocabulary();

  for (const type of builtInFieldTypes) {
    it(`has ${type.name}`, () => {
      const lacking = LOCALES.filter((locale) => !coversType(vocabulary, locale, type));
      expect(lacking, lacking.join(' ')).to.have.lengthOf(LACKING[type.name] ?? 0);
    });
  }
});
