import { expect } from 'chai';
import { findMeaning } from '../../../src/domain/meanings/find-meaning.js';
import { CONFIDENCE } from '../../../src/domain/meanings/guess.js';
import { numbered } from '../../../src/domain/meanings/invented-names.js';
import type { Meaning } from '../../../src/domain/meanings/meaning.js';
import { textField } from '../../../src/domain/meanings/meant-field.js';
import { meantGuesses } from '../../../src/domain/meanings/meant-guesses.js';
import { namedMoment } from '../../../src/domain/meanings/named-moment.js';
import { meantRange } from '../../../src/domain/meanings/named-numbers.js';
import { namesRareState } from '../../../src/domain/meanings/rare-states.js';
import { writtenMoments, writtenNumbers } from '../../../src/domain/meanings/written-values.js';

const berth: Meaning = { names: 'berth', of: 'ship', list: 'A1, A2' };
const bunk: Meaning = { names: 'berth', of: 'train', list: 'upper, lower' };

describe('a phrase that is limited to things', () => {
  const meanings = [berth, bunk];
  const thingOf = (...column: readonly string[]): string | undefined =>
    findMeaning({ column, written: column, table: ['ship'], meanings }, () => true)?.thing;

  it('describes the nearest word before it, of two that it may describe', () => {
    expect(thingOf('ship', 'train', 'berth')).to.equal('train');
    expect(thingOf('train', 'ship', 'berth')).to.equal('ship');
  });

  it('describes the table if no word before it is such a thing', () => {
    expect(thingOf('berth')).to.equal('ship');
  });
});

describe('the list of a meaning', () => {
  const constraintsOf = (list: string) => textField({ names: 'grade', list })?.constraints;

  it('has no weights if all are equal', () => {
    expect(constraintsOf('low, high')).to.deep.equal({ choices: ['low', 'high'] });
    expect(constraintsOf('low=3, high=3')).to.deep.equal({ choices: ['low', 'high'] });
  });

  it('gives the weight 1 to a text without one', () => {
    expect(constraintsOf('low=3, high')).to.deep.equal({
      choices: ['low', 'high'],
      weights: [3, 1],
    });
  });
});

describe('numbered texts', () => {
  const patternsOf = (...choices: readonly string[]) =>
    numbered({ type: 'choice', constraints: { choices } }).map(
      ({ constraints }) => constraints?.pattern,
    );

  for (const { texts, mark } of [
    { texts: ['page_view', 'click'], mark: '_' },
    { texts: ['Gold', 'Silver'], mark: ' ' },
    { texts: ['on hold', 'open'], mark: ' ' },
    { texts: ['gold', 'silver'], mark: '-' },
  ]) {
    it(`have the mark between the words of ${texts.join(' and ')} before the number`, () => {
      expect(patternsOf(...texts)).to.deep.equal([`(${texts.join('|')})${mark}[1-9][0-9]{0,2}`]);
    });
  }

  it('have 800 characters at most', () => {
    expect(patternsOf('a'.repeat(400), 'b'.repeat(399))).to.have.length(1);
    expect(patternsOf('a'.repeat(400), 'b'.repeat(400))).to.have.length(0);
  });
});

describe('a name of moments', () => {
  it('needs another word before that of the moment', () => {
    expect(namedMoment(['order', 'date'])).to.equal('date');
    expect(namedMoment(['created', 'at'])).to.equal('datetime');
    expect(namedMoment(['date'])).to.equal(undefined);
    expect(namedMoment(['time'])).to.equal(undefined);
  });
});

describe('texts of numbers and moments', () => {
  it('have as many digits as most numbers of their meaning', () => {
    const patternOf = (min: number, max: number, median: number): unknown => {
      const weight: Meaning = { names: 'weight', of: 'ship', numbers: { min, max, median } };
      const column = ['ship', 'weight'];
      const words = { column, written: column, table: [], meanings: [weight] };
      return writtenNumbers(words)[0]?.constraints?.pattern;
    };

    expect(patternOf(1, 1000, 30)).to.equal('[1-9][0-9]{0,2}');
    expect(patternOf(1, 100_000, 900)).to.equal('[1-9][0-9]{2,3}');
    expect(patternOf(0, 9, 3)).to.equal('[0-9]');
  });

  it('have years from 2015 to 2025', () => {
    const column = ['model', 'year'];
    const pattern = writtenMoments({ column, written: column, table: [] })[0]?.constraints?.pattern;
    const isYear = new RegExp(`^${pattern}$`);
    const years = Array.from({ length: 200 }, (_, i) => 1900 + i);

    expect(years.filter((year) => isYear.test(String(year)))).to.deep.equal([
      ...[2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025],
    ]);
  });
});

describe('the numbers of a name', () => {
  const rangeOf = (name: string) => {
    const column = name.split(' ');
    return meantRange({ column, written: column, table: [] });
  };

  it('are those before a unit, a basis and what is counted', () => {
    expect(rangeOf('earning')).to.not.equal(undefined);
    expect(rangeOf('earning per click')).to.deep.equal(rangeOf('earning'));
    expect(rangeOf('view count general')).to.deep.equal(rangeOf('view count'));
    expect(rangeOf('average speed kmph')).to.deep.equal(rangeOf('average speed'));
    expect(rangeOf('click to lead rate')).to.equal(undefined);
  });
});

describe('cents', () => {
  it('are a hundred times the numbers of what they count', () => {
    const rangeOf = (...column: readonly string[]) =>
      meantRange({ column, written: column, table: [] });
    const { min = 0, max = 0, median = 0 } = rangeOf('price') ?? {};

    expect(max).to.be.above(0);
    expect(rangeOf('price', 'cents')).to.deep.include({
      ...{ min: 100 * min, max: 100 * max, median: 100 * median },
    });
    expect(rangeOf('price', 'usd')).to.deep.equal(rangeOf('price'));
  });
});

describe('a name of a rare state', () => {
  it('has one of the words beside any others', () => {
    expect(namesRareState(['deleted', 'at'])).to.equal(true);
    expect(namesRareState(['is', 'user', 'banned'])).to.equal(true);
    expect(namesRareState(['created', 'at'])).to.equal(false);
    expect(namesRareState([])).to.equal(false);
  });
});

describe('the guesses of a meaning', () => {
  const words = { column: ['upper', 'berth'], written: ['upper', 'berth'], table: [] };
  const guessed = (length: number, thing?: string) => {
    const found = { meaning: berth, length, ...(thing !== undefined && { thing }) };
    return meantGuesses([{ type: 'word' }], found, words)[0];
  };

  it('are as sure as they can be if the whole name, or a thing, says so', () => {
    expect(guessed(2)).to.include({ confidence: CONFIDENCE.whole, because: 'upper berth' });
    expect(guessed(1, 'ship')).to.include({
      confidence: CONFIDENCE.whole,
      because: 'berth of ship',
    });
  });

  it('are less sure if the end of the name alone says so', () => {
    expect(guessed(1)).to.include({ confidence: CONFIDENCE.end, because: 'berth' });
  });
});
