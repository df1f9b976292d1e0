import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { ROOT, readText } from '../architecture/support/tree.js';

const page = readText('docs/security.md');

/** The cells of each row of the tables, without headers and separators. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (?:API\d|v5\.0\.0)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item = '', , mitigation = '', test = '']) => ({ item, mitigation, test }));

function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(/`((?:src|test|bench|scripts)\/[^`]+)`/g)].map(([, path = '']) => path);
}

describe('docs/security.md', () => {
  it('names files that exist', () => {
    const paths = pathsIn(page);

    expect(paths.length).to.be.above(100);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).to.deep.equal([]);
  });

  for (const { item, mitigation, test } of rows) {
    it(`names a file that mitigates ${item} and a test of the mitigation`, () => {
      expect(pathsIn(mitigation)).to.not.deep.equal([]);
      expect(pathsIn(test)).to.not.deep.equal([]);
      expect(pathsIn(test).filter((path) => !/^test\/.+\.test\.ts$/.test(path))).to.deep.equal([]);
    });
  }

  it('has a row for each of the ten items of the OWASP API list', () => {
    const named = rows.flatMap(({ item }) => /^API\d+:2023/.exec(item) ?? []);

    expect([...new Set(named)]).to.deep.equal(
      Array.from({ length: 10 }, (_, i) => `API${i + 1}:2023`),
    );
  });

  it('names no requirement more than once', () => {
    const named = rows.flatMap(({ item }) => item.match(/v5\.0\.0-[\d.]+/g) ?? []);

    expect(named.length).to.be.above(40);
    expect([...new Set(named)]).to.deep.equal(named);
  });
});
