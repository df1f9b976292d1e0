import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { apiReference } from '../../scripts/api-reference.js';
import { constraintsModules } from '../../scripts/constraints-modules.js';
import { currenciesModule } from '../../scripts/currencies-module.js';
import { pictures } from '../../scripts/pictures.js';
import { placesFiles } from '../../scripts/places-files.js';
import { referencePages } from '../../scripts/reference-pages.js';
import { localeModules } from '../../scripts/words/locale-modules.js';
import { packageRoot } from '../support/package-root.js';

const written = (path: string): string => readFileSync(new URL(path, packageRoot), 'utf8');

describe('the generated files', () => {
  for (const { path, text } of [...referencePages(), ...constraintsModules(), apiReference()]) {
    it(`include ${path} in its current version (otherwise run: npm run generate)`, () => {
      expect(written(path)).to.equal(text);
    });
  }

  it('include the pictures in their current version (otherwise run: npm run generate)', async () => {
    const stale = (await pictures()).filter(({ path, text }) => written(path) !== text);

    expect(stale.map(({ path }) => path)).to.deep.equal([]);
  }).timeout(60_000);

  it('contain the places in the current packages (otherwise run: npm run places)', () => {
    const stale = placesFiles().filter(({ path, text }) => written(path) !== text);

    expect(stale.map(({ path }) => path)).to.deep.equal([]);
  }).timeout(60_000);

  it('contain the currencies in the current packages (otherwise run: npm run places)', () => {
    const { path, text } = currenciesModule();

    expect(written(path)).to.equal(text);
  });

  it('contain the words of the current package by locale (otherwise run: npm run generate)', async () => {
    const stale = (await localeModules()).filter(({ path, text }) => written(path) !== text);

    expect(stale.map(({ path }) => path)).to.deep.equal([]);
  }).timeout(60_000);
});
