import { expect } from 'chai';
import { hasMember } from '../../../src/domain/schema/has-member.js';

describe('hasMember', () => {
  it('finds a name at any depth, also in objects that contain themselves', () => {
    const circle: Record<string, unknown> = { fields: [{ constraints: { timezone: 'UTC' } }] };
    circle.self = circle;

    expect(hasMember(circle, ['timezone', 'holidays'])).to.equal(true);
    expect(hasMember(circle, ['holidays'])).to.equal(false);
  });

  it('takes no text and no name of a field for a member', () => {
    expect(hasMember({ fields: [{ name: 'timezone' }] }, ['timezone'])).to.equal(false);
    expect(hasMember('timezone', ['timezone'])).to.equal(false);
  });
});
