import { expect } from 'chai';
import { callerAddress } from '../../../src/adapters/http/caller-address.js';
import type { Context } from '../../../src/adapters/http/context.js';

/** The part of a context that `callerAddress` reads. */
function contextOf(remoteAddress: string | undefined, forwarded = ''): Context {
  const get = (name: string): string => (name === 'X-Forwarded-For' ? forwarded : '');
  return { req: { socket: { remoteAddress } }, get } as unknown as Context;
}

/** The address of the connection, the value of X-Forwarded-For, the number of trusted hops, and the expected address. */
const cases: readonly (readonly [string, string, number, string])[] = [
  ['10.0.0.1', '', 0, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
  ['10.0.0.1', '', 1, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '9.9.9.9, 1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['10.0.0.1', '9.9.9.9,1.2.3.4,10.0.0.2', 2, '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4', 5, '1.2.3.4'],
  ['::ffff:10.0.0.1', '', 0, '10.0.0.1'],
  ['10.0.0.1', '::ffff:1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '[::FFFF:102:304]:80', 1, '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4:5678', 1, '1.2.3.4'],
  ['10.0.0.1', '2001:DB8:0:0::1', 1, '2001:db8::1'],
  ['10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
  ['10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
  ['fe80::1%eth0', '', 0, 'fe80::1'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4, unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4, unknown, 10.0.0.2', 3, '10.0.0.2'],
  ['10.0.0.1', '1.2.3.4,', 1, '10.0.0.1'],
  ['10.0.0.1', ',', 1, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.256', 1, '10.0.0.1'],
  ['10.0.0.1', '01.2.3.4', 1, '10.0.0.1'],
  ['10.0.0.1', '[1.2.3.4', 1, '10.0.0.1'],
  ['10.0.0.1', '2001:db8::1:443:extra', 1, '10.0.0.1'],
  ['10.0.0.1', `${'1'.repeat(10_000)}`, 1, '10.0.0.1'],
];

describe('the address of the caller', () => {
  for (const [remote, forwarded, trusted, caller] of cases) {
    const header = forwarded.length > 60 ? `${forwarded.length} characters` : `"${forwarded}"`;
    it(`is ${caller} for a connection from ${remote} with X-Forwarded-For ${header} and ${trusted} trusted hops`, () => {
      expect(callerAddress(contextOf(remote, forwarded), trusted)).to.equal(caller);
    });
  }

  it('is :: if the connection is already closed', () => {
    expect(callerAddress(contextOf(undefined), 1)).to.equal('::');
  });

  it('is found in a list of 3,000 addresses', () => {
    const list = Array.from({ length: 3000 }, (_, i) => `10.0.${i % 256}.1`).join(',');

    expect(callerAddress(contextOf('10.0.0.1', `${list}, 1.2.3.4`), 1)).to.equal('1.2.3.4');
    expect(callerAddress(contextOf('10.0.0.1', list), 3000)).to.equal('10.0.0.1');
  });
});
