import { expect } from 'chai';
import { isPublicAddress } from '../../../src/adapters/hubs/public-address.js';

const internet = [
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '172.32.0.1',
  '192.169.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
  '2400::1',
  '::ffff:8.8.8.8',
];

const elsewhere = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '100::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

describe('an address', () => {
  for (const address of internet) {
    it(`such as ${address} is on the public internet`, () => {
      expect(isPublicAddress(address)).to.equal(true);
    });
  }

  for (const address of elsewhere) {
    it(`such as ${address} is not on the public internet`, () => {
      expect(isPublicAddress(address)).to.equal(false);
    });
  }
});
