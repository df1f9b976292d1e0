import { expect } from 'chai';
import type { Lexicon } from '../../src/domain/lexicon/lexicon.js';
import { plainLexicon } from '../../src/domain/lexicon/plain-lexicon.js';
import { lexiconLaws } from '../../src/testing/lexicon-laws.js';
import { complaint } from './support/complaint.js';

const names = Object.freeze(['Aoife', 'Gráinne', 'Sinéad']);
const irish = plainLexicon('ga', { first_name_female: names, first_name_male: names });

function withNames(...words: readonly string[]): Lexicon {
  return plainLexicon('ga', { first_name_female: Object.freeze(words) });
}

describe('the laws of locales', () => {
  for (const { title } of lexiconLaws(irish)) {
    it(`hold for valid words: the locale ${title}`, async () => {
      expect(await complaint(lexiconLaws(irish), title)).to.equal(undefined);
    });
  }

  const words = 'has no duplicate word, no empty word, and no word with spaces at its ends';
  const broken: readonly (readonly [string, Lexicon, law: string, RegExp])[] = [
    [
      'has a name of an invalid form',
      { ...irish, locale: 'Irish' },
      'has a locale of the usual form',
      /Irish/,
    ],
    [
      'has lists that can be changed',
      plainLexicon('ga', { noun: ['lán'] }),
      'has frozen lists, the same object each time',
      /noun is not frozen/,
    ],
    [
      'creates its lists anew on each call',
      { ...irish, words: () => Object.freeze(['lán']) },
      'has frozen lists, the same object each time',
      /is another object each time/,
    ],
    ['has a word twice', withNames('Aoife', 'Aoife'), words, /"Aoife" twice/],
    ['has an empty word', withNames('Aoife', ''), words, /first_name_female has ""/],
    ['has a space at the end of a word', withNames('Aoife '), words, /has "Aoife "/],
    [
      'writes letters beyond ASCII',
      { ...irish, ascii: (word) => word },
      'writes every word in ASCII',
      /"Gráinne" is "Gráinne"/,
    ],
    [
      'has a decade without names',
      {
        ...irish,
        namesByDecade: () => ({ from: 1950, words: Object.freeze(['Aoife']), weights: [[0]] }),
      },
      'has frequencies for the given names of each decade, and writes these names in ASCII',
      /a decade of first_name_female has no name/,
    ],
    [
      'has no forms for company names',
      { ...irish, companyForms: [] },
      'has forms for the names of people and companies',
      /no company form/,
    ],
  ];
  for (const [what, lexicon, law, says] of broken) {
    it(`reject a locale that ${what}`, async () => {
      expect(await complaint(lexiconLaws(lexicon), law)).to.match(says);
    });
  }
});
