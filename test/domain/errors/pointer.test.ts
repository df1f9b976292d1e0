import { expect } from 'chai';
import * as fc from 'fast-check';
import { pointer, pointerSteps } from '../../../src/domain/errors/pointer.js';
import { always } from '../random/always.js';

describe('a JSON Pointer', () => {
  // RFC 6901, section 5.
  const rows: readonly (readonly [readonly (string | number)[], string])[] = [
    [[], ''],
    [['foo'], '/foo'],
    [['foo', 0], '/foo/0'],
    [[''], '/'],
    [['a/b'], '/a~1b'],
    [['c%d'], '/c%d'],
    [['e^f'], '/e^f'],
    [['g|h'], '/g|h'],
    [['i\\j'], '/i\\j'],
    [['k"l'], '/k"l'],
    [[' '], '/ '],
    [['m~n'], '/m~0n'],
    [['~1'], '/~01'],
    [['~/', '/~'], '/~0~1/~1~0'],
    [['', ''], '//'],
    [['__proto__'], '/__proto__'],
  ];
  for (const [steps, text] of rows) {
    it(`for the steps ${JSON.stringify(steps)} is ${JSON.stringify(text)}`, () => {
      expect(steps.reduce<string>(pointer, '')).to.equal(text);
      expect(pointerSteps(text)).to.deep.equal(steps.map(String));
    });
  }

  it('parses back to the steps that it was made from', () => {
    const step = fc.oneof(fc.string(), fc.stringMatching(/^[~/01]{0,8}$/));
    always(
      fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
        expect(pointerSteps(steps.reduce<string>(pointer, ''))).to.deep.equal(steps);
      }),
    );
  });
});
