import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { sourceFiles } from '../architecture/support/tree.js';
import { packageRoot } from '../support/package-root.js';

const pages = readdirSync(new URL('docs/recipes/', packageRoot))
  .filter((name) => name !== 'README.md')
  .map((name) => name.replace(/\.md$/, ''));

describe('the folder docs/recipes', () => {
  for (const page of pages) {
    it(`contains ${page}, which a test runs`, () => {
      const tests = sourceFiles('test/recipes').filter(({ text }) => text.includes(`'${page}'`));

      expect(tests).to.have.length.above(0);
    });
  }
});
