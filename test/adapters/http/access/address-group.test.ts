import { expect } from 'chai';
import { addressGroup } from '../../../../src/adapters/http/access/address-group.js';

const groups: readonly (readonly [string, string])[] = [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001::1:2:3:4:5:6', '2001:0:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['', ''],
];

describe('the address group for fair use', () => {
  for (const [address, group] of groups) {
    it(`is ${group || 'empty'} for ${address || 'a socket without an address'}`, () => {
      expect(addressGroup(address)).to.equal(group);
    });
  }
});
