import { expect } from 'chai';
import fc from 'fast-check';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import { TextBounds } from '../../../src/domain/parquet/text-bounds.js';
import { always } from '../../support/always.js';

function boundsOf(texts: readonly string[]) {
  const bounds = new TextBounds();
  for (const text of texts) {
    const data = utf8(`--${text}--`);
    bounds.add(data, 2, data.length - 4);
  }
  return bounds.range();
}

const LAST = '\u{10ffff}';
const characters = fc.constantFrom('a', 'b', '\x7f', 'é', '\u07ff', '\ud7ff', '\uffff', '😀', LAST);
const texts = fc.array(fc.string({ unit: characters, maxLength: 90 }), {
  minLength: 1,
  maxLength: 5,
});

describe('the bounds of texts', () => {
  it('are the first and the last text by their bytes', () => {
    expect(boundsOf(['b', '', 'é', 'z'])).to.deep.equal({ min: utf8(''), max: utf8('é') });
    expect(boundsOf([])).to.equal(undefined);
  });

  it('of long texts are short ones before and after them, between two characters', () => {
    const long = 'x'.repeat(100);
    expect(boundsOf([long])).to.deep.equal({
      min: utf8('x'.repeat(64)),
      max: utf8(`${'x'.repeat(63)}y`),
    });
    expect(boundsOf([`${'x'.repeat(63)}é`])).to.deep.equal({
      min: utf8('x'.repeat(63)),
      max: utf8(`${'x'.repeat(62)}y`),
    });
    expect(boundsOf([`a${LAST.repeat(20)}`])?.max).to.deep.equal(utf8('b'));
    expect(boundsOf([LAST.repeat(20)])).to.equal(undefined);
  });

  it('go on with the first character behind the surrogates, which are no characters', () => {
    const before = 'x'.repeat(61);

    expect(boundsOf([`${before}\ud7ffy`])?.max).to.deep.equal(utf8(`${before}\ue000`));
  });

  it('are valid UTF-8, and no text lies outside of them', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    always(texts, 300, (all) => {
      const bounds = boundsOf(all);
      if (bounds === undefined) return;
      const { min, max } = bounds;
      for (const text of all) {
        expect(Buffer.compare(min, utf8(text))).to.be.at.most(0);
        expect(Buffer.compare(max, utf8(text))).to.be.at.least(0);
      }
      for (const bound of [min, max]) {
        expect(utf8(decoder.decode(bound))).to.deep.equal(bound.slice());
        expect(bound.length).to.be.at.most(67);
      }
    });
  });
});
