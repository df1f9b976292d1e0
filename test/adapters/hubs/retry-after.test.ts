import { expect } from 'chai';
import { retryAfterSeconds } from '../../../src/adapters/hubs/status-failure.js';
import { NOW } from './support/platforms.js';

const rows: readonly (readonly [string | undefined, number])[] = [
  ['1', 1],
  [' 30 ', 30],
  ['0', 1],
  ['3600', 3600],
  ['86400', 3600],
  ['99999999999999999999999999', 3600],
  ['Mon, 05 Jan 2026 10:00:30 GMT', 30],
  ['Monday, 05-Jan-26 10:00:30 GMT', 30],
  ['Mon Jan  5 10:00:30 2026 GMT', 30],
  ['Mon, 05 Jan 2026 09:00:00 GMT', 1],
  ['Fri, 31 Dec 9999 23:59:59 GMT', 3600],
  [undefined, 60],
  ['', 60],
  ['soon', 60],
];

describe('the Retry-After header', () => {
  for (const [field, seconds] of rows) {
    it(`with the value ${JSON.stringify(field)} means ${seconds} seconds`, () => {
      expect(retryAfterSeconds(field, NOW)).to.equal(seconds);
    });
  }
});
