import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { codeFormsOf } from '../../../../src/domain/inference/columns/code-forms.js';
import { Pattern } from '../../../../src/domain/patterns/pattern.js';
import { many } from '../samples.js';

const patternOf = (texts: readonly string[], k = 10) =>
  codeFormsOf(new Map(texts.map((text) => [text, 1])), k);

describe('codeFormsOf', () => {
  it('keeps the letters and signs that all codes share, but no digit', () => {
    expect(patternOf(many(50, (i) => `PAL/2024.${100 + i}`))?.pattern).to.equal(
      'PAL\\/\\d{4}\\.\\d{4}',
    );
  });

  it('makes the last run longer than in any code if generated codes could match real codes', () => {
    const texts = [...many(50, (i) => `A${100 + i}`), ...many(50, (i) => `A${1000 + i}`)];

    expect(patternOf(texts)?.pattern).to.equal('A\\d{5}|A\\d{6}');
  });

  it('keeps the length of codes if so many are possible that none matches a real code', () => {
    expect(patternOf(many(50, (i) => String(i + 10).repeat(10)))?.pattern).to.equal('\\d{20}');
  });

  it('keeps the shares of the rows of several forms', () => {
    const long = many(30, (i) => `B-${10_000_000 + i * 7919}`);
    const counts = new Map([...many(90, (i) => `A-${1000 + i}`), ...long].map((text) => [text, 3]));

    expect(codeFormsOf(counts, 10)).to.deep.include({
      pattern: 'A\\-\\d{5}|B\\-\\d{9}',
      weights: [0.75, 0.25],
    });
  });

  it('infers nothing from forms that fewer than k values share', () => {
    expect(patternOf(many(9, (i) => `A${i}`))).to.equal(undefined);
    expect(
      patternOf(many(60, (i) => 'ab1'.repeat(i % 11).concat(`${i}`, 'x'.repeat(i % 13)))),
    ).to.equal(undefined);
  });

  it('never returns a single code, even if k is 1', () => {
    expect(patternOf(['AB-12'], 1)).to.equal(undefined);
  });

  it('returns patterns that the type string accepts', () => {
    for (const sign of ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') {
      const { pattern } = patternOf(many(20, (i) => `a${sign}${i + 10}`)) ?? { pattern: '(' };

      expect(E.isRight(Pattern.of(pattern)), pattern).to.equal(true);
    }
  });
});
