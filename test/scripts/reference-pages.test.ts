import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { referencePages } from '../../scripts/reference-pages.js';
import { packageRoot } from '../support/package-root.js';

describe('the generated reference', () => {
  for (const { path, text } of referencePages()) {
    it(`${path} is what the code says (else run: npm run generate)`, () => {
      expect(readFileSync(new URL(path, packageRoot), 'utf8')).to.equal(text);
    });
  }
});
