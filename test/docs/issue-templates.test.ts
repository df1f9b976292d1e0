import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { packageRoot } from '../support/package-root.js';

const folder = new URL('.github/ISSUE_TEMPLATE/', packageRoot);

interface Template {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id: string;
    readonly attributes: { readonly label: string };
  }[];
}

describe('the templates of issues', () => {
  for (const file of readdirSync(folder).filter((name) => name !== 'config.yml')) {
    it(`include ${file} with a name, a description and different questions`, () => {
      const template = parse(readFileSync(new URL(file, folder), 'utf8')) as Template;
      const ids = template.body.map(({ id }) => id);

      expect(template).to.include.keys('name', 'description');
      expect(new Set(ids).size).to.equal(ids.length);
      for (const { type, attributes } of template.body) {
        expect(['textarea', 'input']).to.include(type);
        expect(attributes.label).to.match(/^[A-Z]/);
      }
    });
  }
});
