import { expect } from 'chai';
import { driver } from '../../src/adapters/databases/driver.js';
import { optionalPackage } from '../../src/adapters/optional-package.js';
import { PartStoreError } from '../../src/application/ports/part-store.js';

describe('an optional package', () => {
  it('is named with the command that installs it if it is missing', async () => {
    const Refusal = PartStoreError;
    const needs = { user: 's3://', install: 'one two', Refusal };
    const error = await optionalPackage('no-such-package-of-tests', needs).catch(
      (reason: unknown) => reason,
    );

    expect(error).to.include({
      name: 'PartStoreError',
      message: 's3:// needs the package no-such-package-of-tests: npm install one two',
    });
  });

  it('can be the driver of a database', async () => {
    const error = await driver('no-such-driver-of-tests').catch((reason: unknown) => reason);

    expect(error).to.include({
      name: 'DatabaseError',
      message:
        'this database needs the package no-such-driver-of-tests: npm install no-such-driver-of-tests',
    });
  });
});
