import { expect } from 'chai';
import { openPartStore } from '../../../src/adapters/part-stores/open-part-store.js';

describe('the place of a run', () => {
  for (const [place, message] of [
    ['https://ada:s3cret@host/out', /^expected the path .* or s3:\/\/.*, got https:\/\/…$/],
    ['s3://AKIA:s3cret@rows/out', /^expected s3:\/\/bucket\/prefix, got s3:\/\/\*\*\*@rows\/out$/],
  ] as const) {
    it(`is refused without the password: ${place}`, async () => {
      const error = await openPartStore(place).catch((reason: unknown) => reason);

      expect(error).to.have.property('message').that.matches(message);
    });
  }
});
