import { expect } from 'chai';
import { MEANINGS } from '../../../src/domain/meanings/entries/index.js';
import { findMeaning } from '../../../src/domain/meanings/find-meaning.js';
import { allWords } from '../../../src/domain/meanings/name-words.js';

/** The phrases of the table of meanings, each with a thing that it may describe. */
const phrases = MEANINGS.flatMap(({ names, of = '' }) =>
  names.split(', ').map((phrase) => ({ words: allWords(phrase), thing: of.split(', ')[0] ?? '' })),
);

describe('the meaning of a name', () => {
  it('is that of all words of a phrase, for each phrase of the table', () => {
    const lengths = new Set(phrases.map(({ words }) => words.length));
    const cut = phrases.filter(({ words, thing }) => {
      const table = thing === '' ? [] : allWords(thing);
      const columns = { has: () => true };
      const found = findMeaning({ written: words, column: words, table, columns }, () => true);
      return found?.length !== words.length;
    });

    expect([...lengths]).to.include.members([1, 2, 3]);
    expect(cut).to.deep.equal([]);
  });
});
