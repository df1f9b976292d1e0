import { expect } from 'chai';
import { integer } from '../../../src/domain/constraints/numbers.js';
import { object } from '../../../src/domain/constraints/objects.js';
import { withDefault } from '../../../src/domain/constraints/param.js';
import { text } from '../../../src/domain/constraints/texts.js';
import { FaultList } from '../../../src/domain/errors/fault-list.js';
import { decodeMembers, isComplete } from '../../../src/domain/schema/decode-members.js';

const members = {
  size: withDefault(integer('a size'), 1),
  name: text('a name', { maxLength: 9 }),
  at: object('a place', { x: integer('x'), y: integer('y') }, { required: ['x'] }),
};

describe('the decoded members', () => {
  const decoded = (input: Readonly<Record<string, unknown>>) =>
    decodeMembers(input, { members }, '', { faults: new FaultList() });

  // The compiler compares these types with the types of the params.
  it('have the types of their params', () => {
    const { size, name, at } = decoded({ name: 'a', at: { x: 2 } });
    const shown: readonly [number, string | undefined, number | undefined, number | undefined] = [
      size,
      name,
      at?.x,
      at?.y,
    ];

    expect(shown).to.deep.equal([1, 'a', 2, undefined]);
    // @ts-expect-error: a member without a default can be missing.
    const missing: string = decoded({}).name;
    expect(missing).to.equal(undefined);
    // @ts-expect-error: no param has this name.
    expect(decoded({}).colour).to.equal(undefined);
  });

  it('are complete if no required member is missing', () => {
    const some = decoded({ name: 'a' });

    expect(isComplete(some, ['at'])).to.equal(false);
    expect(isComplete(some, ['size', 'name']) && some.name.length).to.equal(1);
  });

  it('are the defaults in place of refused values, or missing', () => {
    expect(decoded({ size: 'large', name: 5 })).to.deep.equal({ size: 1 });
  });
});
