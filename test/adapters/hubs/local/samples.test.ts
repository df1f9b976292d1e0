import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { packageRoot } from '../../../support/package-root.js';
import { localAt } from '../support/platforms.js';
import { access, successOf } from '../support/results.js';

const notice = readFileSync(new URL('NOTICE', packageRoot), 'utf8');

describe('the sample tables', () => {
  it('are small, have a description, and are credited in NOTICE with source and licence', async () => {
    const { results } = await successOf(localAt().search('/', 1, access()));

    expect(results).to.have.length(5);
    for (const { ref, description, sizeBytes } of results) {
      expect(description).to.match(/^[A-Z]/);
      expect(sizeBytes).to.be.within(10_000, 250_000);
      expect(notice).to.match(
        new RegExp(`${ref} from\\s+https://github\\.com/\\S+, commit [0-9a-f]{12},`),
      );
    }
  });
});
