import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { sourceFiles } from '../architecture/support/tree.js';
import { packageRoot } from '../support/package-root.js';

const pages = readdirSync(new URL('docs/recipes/', packageRoot)).map((name) =>
  name.replace(/\.md$/, ''),
);

describe('docs/recipes', () => {
  for (const page of pages) {
    it(`${page} is named by a test that runs it`, () => {
      const tests = sourceFiles('test/recipes').filter(({ text }) => text.includes(`'${page}'`));

      expect(tests).to.have.length.above(0);
    });
  }
});
