import { expect } from 'chai';
import { URL_FORMS } from '../../../../src/adapters/databases/database-schemes.js';
import { runCommand } from '../support/run-command.js';

const WRONG = [
  'postgresql://me:s3cr3t@127.0.0.1:99999/shop',
  'mysql://me:s3cr3t@[::1]:5432x/shop',
  'postgresql:///shop?host=127.0.0.1&port=zz&password=s3cr3t',
  'mysql://me:s3cr3t@127.0.0.1/shop?port=99999',
];

describe('a URL of a database with a wrong port', () => {
  for (const url of WRONG) {
    it(`is refused, and the message names the port and no password: ${url}`, async () => {
      const { code, stderr } = await runCommand(['seed', url]);

      expect(stderr).to.equal(
        `tablewright: the argument: expected ${URL_FORMS}, got a port that is no number from 0 to 65535\n`,
      );
      expect(code).to.equal(2);
    });
  }
});
