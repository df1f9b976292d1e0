import { expect } from 'chai';
import { redisAddress } from '../../src/adapters/redis-address.js';

const LOCAL = { host: 'localhost', port: 6379, db: 0 };

/** A URL and the options of the connection. */
const addresses: readonly (readonly [string, object])[] = [
  ['redis://localhost', LOCAL],
  ['redis://', LOCAL],
  ['redis://10.0.0.7:6380/3', { host: '10.0.0.7', port: 6380, db: 3 }],
  ['redis://[::1]:6380/', { host: '::1', port: 6380, db: 0 }],
  ['redis://:p%40ss%2F@localhost', { ...LOCAL, password: 'p@ss/' }],
  ['redis://:50%off@localhost', { ...LOCAL, password: '50%off' }],
  ['redis://app:secret@localhost', { ...LOCAL, username: 'app', password: 'secret' }],
  ['redis://localhost?commandTimeout=99999&enableOfflineQueue=true', LOCAL],
  ['rediss://cache.test', { ...LOCAL, host: 'cache.test', tls: { servername: 'cache.test' } }],
  ['REDISS://localhost', { ...LOCAL, tls: { servername: 'localhost' } }],
  ['rediss://10.0.0.7', { ...LOCAL, host: '10.0.0.7', tls: {} }],
];

describe('the address of a Redis server', () => {
  for (const [url, address] of addresses) {
    it(`is parsed from ${url}`, () => {
      expect(redisAddress(url)).to.deep.equal(address);
    });
  }
});
