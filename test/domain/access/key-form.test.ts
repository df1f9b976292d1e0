import { expect } from 'chai';
import fc from 'fast-check';
import { crc32 } from '../../../src/domain/access/crc-32.js';
import { hasKeyForm, keyChecksum, makeKey } from '../../../src/domain/access/key-form.js';

const RANDOM = 'qkJaB6MffYVzZXWqmcoF49yrUxP3wf';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Draws the same numbers for the same seed. */
function drawing(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % limit;
  };
}

describe('CRC-32', () => {
  it('is cbf43926 for the check text 123456789', () => {
    expect(crc32('123456789').toString(16)).to.equal('cbf43926');
  });

  it('is 0 for an empty text', () => {
    expect(crc32('')).to.equal(0);
  });
});

describe('the form of a key', () => {
  it('has the checksum of the published test vector', () => {
    expect(keyChecksum(RANDOM)).to.equal('0LsakP');
  });

  it('pads a short checksum with zeros', () => {
    expect(keyChecksum('')).to.equal('000000');
  });

  it('consists of tw_, 30 random characters and their checksum', () => {
    const key = makeKey(drawing(1));

    expect(key).to.match(/^tw_[0-9A-Za-z]{36}$/);
    expect(key.slice(33)).to.equal(keyChecksum(key.slice(3, 33)));
    expect(hasKeyForm(key)).to.equal(true);
  });

  it('uses each of the 62 letters and digits', () => {
    const draw = drawing(2);
    const used = Array.from({ length: 200 }, () => makeKey(draw).slice(3, 33)).join('');

    expect([...new Set(used)].sort().join('')).to.equal(ALPHABET);
  });

  it('is broken by every change of a single character', () => {
    const key = `tw_${RANDOM}0LsakP`;
    const changed = [...key].flatMap((old, i) =>
      [...ALPHABET]
        .filter((other) => i > 2 && other !== old)
        .map((other) => key.slice(0, i) + other + key.slice(i + 1)),
    );

    expect(changed).to.have.length(36 * 61);
    expect(changed.filter(hasKeyForm)).to.deep.equal([]);
  });

  it('is broken by every swap of two different neighbouring characters', () => {
    const key = `tw_${RANDOM}0LsakP`;
    const swapped = Array.from({ length: 35 }, (_, i) => i + 3)
      .map((i) => key.slice(0, i) + key[i + 1] + key[i] + key.slice(i + 2))
      .filter((other) => other !== key);

    expect(swapped.filter(hasKeyForm)).to.deep.equal([]);
  });

  it('is broken by 100,000 random changes of up to 6 characters', () => {
    const draw = drawing(3);
    const key = makeKey(draw);
    let accepted = 0;
    for (let i = 0; i < 100_000; i++) {
      const characters = [...key];
      for (let changes = 1 + draw(6); changes > 0; changes--) {
        characters[3 + draw(36)] = ALPHABET.charAt(draw(62));
      }
      const changed = characters.join('');
      if (changed !== key && hasKeyForm(changed)) accepted += 1;
    }

    expect(accepted).to.equal(0);
  });

  const accepted = [
    `tw_${RANDOM}0LsakP`,
    '12345678',
    'a'.repeat(200),
    'sk-live.A_b~c+d/e==',
    'TW_not-one-of-ours',
    'tw-not-one-of-ours',
  ];
  for (const text of accepted) {
    it(`accepts ${text.slice(0, 50)}`, () => {
      expect(hasKeyForm(text)).to.equal(true);
    });
  }

  const refused = [
    '',
    '1234567',
    'a'.repeat(201),
    'a'.repeat(10_000),
    'with:colon',
    'with,comma',
    'with space',
    'with\u00e9accent',
    'with\nline',
    '=========',
    'a=b=c=d=e',
    'tw_short-one',
    `tw_${RANDOM}0LsakQ`,
    `tw_${RANDOM}0LsakP=`,
    `tw_${RANDOM}0LsakP0`,
    `tw_${RANDOM}LsakP`,
    `tw_tw_${RANDOM}0LsakP`,
    `tw_${RANDOM.slice(1)}-0LsakP`,
  ];
  for (const text of refused) {
    it(`refuses ${JSON.stringify(text.slice(0, 50))}, a text of ${text.length} characters`, () => {
      expect(hasKeyForm(text)).to.equal(false);
    });
  }

  it('accepts any token68 of 8 to 200 characters that does not begin with the prefix of generated keys', () => {
    const token = fc.stringMatching(/^[A-Za-su-z0-9._~+/-]{8,190}={0,10}$/);

    fc.assert(
      fc.property(token, (text) => {
        expect(hasKeyForm(text)).to.equal(true);
      }),
    );
  });
});
