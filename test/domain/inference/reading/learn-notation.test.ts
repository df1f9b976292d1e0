import { expect } from 'chai';
import { learnNotation } from '../../../../src/domain/inference/reading/learn-notation.js';
import { K, many } from '../samples.js';

const countsOf = (texts: readonly string[]) => new Map(texts.map((text) => [text, 1]));

const learned: readonly (readonly [notation: string, texts: readonly string[]])[] = [
  ['%Y-%m-%dT%H:%M:%SZ', many(20, (i) => `2024-01-${10 + i}T09:05:00Z`)],
  ['%A, %B %-d, %Y', many(20, (i) => `Monday, January ${1 + i}, 2024`)],
  ['%a %d %b %Y', many(20, (i) => `Mon ${10 + i} May 2024`.replace('May', i % 2 ? 'May' : 'Jun'))],
  ['%d/%m/%y %I:%M%P', many(20, (i) => `0${1 + (i % 9)}/02/24 0${1 + (i % 9)}:${10 + i}am`)],
  ['%B %Y', many(20, (i) => `${i % 2 ? 'May' : 'March'} ${2000 + i}`)],
];

describe('the notation of days and times', () => {
  for (const [notation, texts] of learned) {
    it(`is ${notation} of ${texts[0]}`, () => {
      expect(learnNotation(countsOf(texts), 'dmy', K)).to.equal(notation);
    });
  }

  it('has the order of day and month that the column has', () => {
    const texts = countsOf(many(20, (i) => `01/02/${2000 + i}`));

    expect(learnNotation(texts, 'mdy', K)).to.equal('%m/%d/%Y');
    expect(learnNotation(texts, 'dmy', K)).to.equal('%d/%m/%Y');
  });

  it('is the one of most rows, which are k or more', () => {
    const rare = many(9, (i) => `2024-01-0${1 + i}`);

    expect(learnNotation(countsOf(rare), 'mdy', K)).to.equal(undefined);
    expect(learnNotation(countsOf([...rare, '2024-01-10', '1.1.2024']), 'mdy', K)).to.equal(
      '%Y-%m-%d',
    );
    expect(
      learnNotation(
        countsOf([...rare, '2024-01-10', ...many(10, (i) => `1.1.${2000 + i}`)]),
        'mdy',
        K,
      ),
    ).to.equal(undefined);
  });

  for (const text of [
    '1st May 2024',
    '2024-01-31T09:00:00+02:00',
    '12.30.45 Uhr',
    'JAN 1 2024',
    '1_1_2024',
  ]) {
    it(`is unknown for ${text}`, () => {
      expect(learnNotation(new Map([[text, K]]), 'mdy', K)).to.equal(undefined);
    });
  }
});
