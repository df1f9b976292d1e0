import { expect } from 'chai';
import { standardVocabulary } from '../../../src/adapters/engine/engine-factories.js';
import type { WordList } from '../../../src/domain/lexicon/lexicon.js';

const LISTS: readonly WordList[] = ['first_name_female', 'first_name_male', 'last_name'];

describe('the names of Spain', () => {
  const vocabulary = standardVocabulary();

  before(() => vocabulary.load(['es', 'es_ES']));

  for (const locale of ['es', 'es_ES']) {
    it(`have their accents in ${locale}, each once and with a weight`, () => {
      const lexicon = vocabulary.lexicon(locale);
      for (const list of LISTS) {
        const names = lexicon.words(list) ?? [];

        expect(names).not.to.include.members(['Ruíz']);
        expect(names.join(' ')).not.to.match(
          /\b(?:Rocio|Ivan|Ramon|Sofia|Martin|Maria|Luís|Josép)\b/,
        );
        expect(new Set(names).size).to.equal(names.length);
        expect(lexicon.weights?.(list)).to.have.lengthOf(names.length);
      }
      expect(lexicon.words('last_name')).to.include.members(['Ruiz', 'García', 'Martín']);
      expect(lexicon.words('first_name_male')).to.include.members(['Iván', 'José María', 'Luis']);
    });
  }
});
