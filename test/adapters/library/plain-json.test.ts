import { expect } from 'chai';
import fc from 'fast-check';
import { isPlainJson, isSameJson } from '../../../src/adapters/library/plain-json.js';

class Point {
  readonly x = 1;
}

const MOST = 100;

describe('a plain value', () => {
  const hole = [1, 2];
  delete hole[0];
  const circle: unknown[] = [];
  circle.push(circle);
  const others: Readonly<Record<string, unknown>> = {
    'a date': new Date(0),
    'a map': new Map(),
    'an instance of a class': new Point(),
    'a boxed number': new Number(1),
    'a function': () => 1,
    'a symbol': Symbol('s'),
    'a list with a hole': hole,
    'a list that contains itself': circle,
    'a list of too many values': Array.from({ length: MOST }, () => 1),
    'an object with a prototype': Object.create({ x: 1 }),
  };
  for (const [name, value] of Object.entries(others)) {
    it(`is not ${name}`, () => {
      expect(isPlainJson(value, MOST)).to.equal(false);
      expect(isPlainJson([{ value }], MOST)).to.equal(false);
      expect(isSameJson({ x: 1 }, value)).to.equal(false);
    });
  }

  it('is any JSON value, and equals its copy', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(isPlainJson(value, 1e6)).to.equal(true);
        expect(isSameJson(structuredClone(value), value)).to.equal(true);
      }),
    );
  });

  it('differs from every value with another text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        if (JSON.stringify(a) !== JSON.stringify(b))
          expect(isSameJson(a, b)).to.equal(isEqual(a, b));
      }),
    );
  });

  it('differs by a member, its value, its kind, or a missing member', () => {
    const plain = { a: [1, { b: 'x' }], c: undefined };
    expect(isSameJson(plain, { a: [1, { b: 'x' }], c: undefined })).to.equal(true);
    for (const other of [
      { a: [1, { b: 'x' }] },
      { a: [1, { b: 'x' }], d: undefined },
      { a: [1, { b: 'y' }], c: undefined },
      { a: [1, { b: 'x' }, 2], c: undefined },
      { a: { 0: 1, 1: { b: 'x' }, length: 2 }, c: undefined },
      { a: [1, { b: 'x' }], c: null },
      null,
      [],
    ]) {
      expect(isSameJson(plain, other)).to.equal(false);
    }
    expect(isSameJson([0], [-0])).to.equal(false);
    expect(isSameJson([Number.NaN], [Number.NaN])).to.equal(true);
  });
});

/** Equality of JSON values whatever the order of members. */
function isEqual(a: unknown, b: unknown): boolean {
  try {
    expect(a).to.deep.equal(b);
    return true;
  } catch {
    return false;
  }
}
