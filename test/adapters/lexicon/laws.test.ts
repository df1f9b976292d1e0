import type { ImmediateLaw } from '../../../src/testing/law.js';
import { lexiconLaws } from '../../../src/testing/lexicon-laws.js';
import { passes } from '../../support/asserting.js';
import { vocabulary } from '../../support/tables.js';

/** Locales with several scripts and name orders, and with missing lists. */
const LOCALES = ['en', 'de', 'fr_CH', 'ja', 'ru', 'ar', 'zh_CN'];

for (const locale of LOCALES) {
  describe(`the locale ${locale}`, () => {
    before(() => vocabulary.load([locale]));
    const titles = lexiconLaws(vocabulary.lexicon('en')).map(({ title }) => title);

    for (const title of titles) {
      it(title, () => {
        const laws = lexiconLaws(vocabulary.lexicon(locale));
        return passes(() => (laws.find((law) => law.title === title) as ImmediateLaw).check());
      });
    }
  });
}
