import { expect } from 'chai';
import { driver } from '../../../src/adapters/databases/driver.js';

describe('the driver of a database', () => {
  it('is named with the command that installs it if it is missing', async () => {
    const error = await driver('no-such-driver-of-tests').catch((reason: unknown) => reason);

    expect(error).to.include({
      name: 'DatabaseError',
      message:
        'this database needs the package no-such-driver-of-tests: npm install no-such-driver-of-tests',
    });
  });
});
