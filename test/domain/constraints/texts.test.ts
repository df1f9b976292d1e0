import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  characterCount,
  flag,
  isStorable,
  oneOf,
  text,
} from '../../../src/domain/constraints/texts.js';
import { always } from '../random/always.js';
import { refusal, shown, taken } from './decoding.js';

describe('a text param', () => {
  const short = text('name', { minLength: 1, maxLength: 3 });
  for (const value of ['a', 'abc', 'éé', '😀😀😀', '"\\\n', ' ', '\u202e', '__p'.slice(0, 3)]) {
    it(`accepts ${shown(value)}`, () => {
      expect(taken(short, value)).to.equal(value);
    });
  }

  for (const value of [
    ...['', 'abcd', '😀😀😀😀', '\u0000', 'a\u0000', '\ud800', 'a\udc00', '\udc00\ud800'],
    ...[1, true, null, undefined, ['a'], { length: 1 }, new String('a')],
  ]) {
    it(`refuses ${typeof value} ${shown(value)}`, () => {
      expect(refusal(short, value)).to.deep.equal([
        ['', 'a text of 1 to 3 characters without NUL or lone surrogates'],
      ]);
    });
  }

  it('accepts an empty text by default', () => {
    const param = text('suffix', { maxLength: 2 });

    expect(taken(param, '')).to.equal('');
    expect(param.schema).to.deep.equal({ type: 'string', minLength: 0, maxLength: 2 });
  });
});

describe('the number of characters', () => {
  it('is the number of code points', () => {
    always(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(characterCount(value)).to.equal([...value].length);
      }),
    );
  });
});

describe('a storable text', () => {
  it('contains no NUL and no lone surrogate', () => {
    const units = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
    const surrogates = fc.constantFrom('\ud83d', '\ude00', '\u0000', 'a', '😀');
    const strings = fc.array(fc.oneof(units, surrogates), { maxLength: 6 });
    always(
      fc.property(strings, (parts) => {
        const value = parts.join('');
        const wellFormed = new TextDecoder().decode(new TextEncoder().encode(value)) === value;

        expect(isStorable(value)).to.equal(wellFormed && !value.includes('\u0000'));
      }),
    );
  });
});

describe('a flag param', () => {
  const param = flag('a flag');
  for (const value of [true, false]) {
    it(`accepts ${value}`, () => {
      expect(taken(param, value)).to.equal(value);
    });
  }

  for (const value of [0, 1, 'true', '', null, undefined, [], {}, new Boolean(true)]) {
    it(`refuses ${typeof value} ${shown(value)}`, () => {
      expect(refusal(param, value)).to.deep.equal([['', 'true or false']]);
    });
  }
});

describe('a param of a fixed list of names', () => {
  const param = oneOf('format', ['iso', 'a"b']);

  it('accepts each of them', () => {
    expect(['iso', 'a"b'].map((name) => taken(param, name))).to.deep.equal(['iso', 'a"b']);
    expect(param.schema).to.deep.equal({ type: 'string', enum: ['iso', 'a"b'] });
  });

  for (const value of ['ISO', 'iso ', '', 'length', '0', 0, null, undefined, ['iso'], {}]) {
    it(`refuses ${shown(value)}`, () => {
      expect(refusal(param, value)).to.deep.equal([['', 'one of "iso", "a\\"b"']]);
    });
  }
});
