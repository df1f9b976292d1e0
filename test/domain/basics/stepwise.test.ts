import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { inOneGo, type Stepwise } from '../../../src/domain/basics/stepwise.js';
import { decode, engine, limits, request } from '../../support/tables.js';

const terms = { limits, drawSeed: () => 7 };

/** Twenty of these fields exceed the budget of a request, ten do not. */
const costly = Array.from({ length: 15 }, (_, i) => ({
  name: `f${i}`,
  type: 'string',
  constraints: { pattern: `(a|b|ab){1,120}[0-9]{${i + 1}}` },
}));

function stepsOf<A>(work: Stepwise<A>): number {
  let steps = 0;
  while (!work.next().done) steps += 1;
  return steps;
}

/** Runs a step of each in turn until one is done, then the rest of the other. */
function interleaved<A>(one: Stepwise<A>, other: Stepwise<A>): readonly [A, A] {
  for (;;) {
    const first = one.next();
    if (first.done) return [first.value, inOneGo(other)];
    const second = other.next();
    if (second.done) return [inOneGo(one), second.value];
  }
}

describe('work in steps', () => {
  it('decodes one field in each step', () => {
    expect(stepsOf(engine.decodeStepwise(request({ fields: costly.slice(0, 5) }), terms))).to.equal(
      5,
    );
  });

  it('counts the values of a unique field in a separate step', () => {
    const fields = ['city', 'postal_code', 'word'].map((type) => ({
      name: type,
      type,
      constraints: { unique: true },
    }));

    expect(stepsOf(engine.decodeStepwise(request({ rows: 1, fields }), terms))).to.equal(6);
  });

  it('plans each column in one step, and its cells in another', () => {
    const decoded = decode(request({ fields: costly.slice(0, 5) }));
    if (E.isLeft(decoded)) throw new Error('the request is refused');

    expect(stepsOf(engine.planStepwise(decoded.right))).to.equal(10);
  });

  it('charges the patterns of a request to the budget of that request only', () => {
    const input = request({ fields: costly });
    const alone = inOneGo(engine.decodeStepwise(input, terms));

    const both = interleaved(
      engine.decodeStepwise(input, terms),
      engine.decodeStepwise(input, terms),
    );

    expect([alone, ...both].map(E.isRight)).to.deep.equal([true, true, true]);
  });
});
