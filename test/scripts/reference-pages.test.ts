import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { apiReference } from '../../scripts/api-reference.js';
import { constraintsModules } from '../../scripts/constraints-modules.js';
import { pictures } from '../../scripts/pictures.js';
import { placesPackages } from '../../scripts/places/sources.js';
import { referencePages } from '../../scripts/reference-pages.js';
import { studioOffers } from '../../scripts/studio-offers.js';
import { localeModules } from '../../scripts/words/locale-modules.js';
import { packageRoot } from '../support/package-root.js';
import { describeWithPackages } from '../support/with-packages.js';

const written = (path: string): string => readFileSync(new URL(path, packageRoot), 'utf8');

describe('the generated files', () => {
  for (const { path, text } of [
    ...referencePages(),
    ...constraintsModules(),
    apiReference(),
    studioOffers(),
  ]) {
    it(`include ${path} in its current version (otherwise run: npm run generate)`, () => {
      expect(written(path)).to.equal(text);
    });
  }

  it('include the pictures in their current version (otherwise run: npm run generate)', async () => {
    const stale = (await pictures()).filter(({ path, text }) => written(path) !== text);

    expect(stale.map(({ path }) => path)).to.deep.equal([]);
  });

  it('contain the words of the current package by locale (otherwise run: npm run generate)', async () => {
    const stale = (await localeModules()).filter(({ path, text }) => written(path) !== text);

    expect(stale.map(({ path }) => path)).to.deep.equal([]);
  });
});

describeWithPackages(placesPackages, 'the generated files of places', () => {
  it('contain the places in the current packages (otherwise run: npm run places)', async () => {
    const { placesFiles } = await import('../../scripts/places-files.js');
    const stale = placesFiles().filter(({ path, text }) => written(path) !== text);

    expect(stale.map(({ path }) => path)).to.deep.equal([]);
  });

  it('contain the currencies in the current packages (otherwise run: npm run places)', async () => {
    const { currenciesModule } = await import('../../scripts/currencies-module.js');
    const { path, text } = currenciesModule();

    expect(written(path)).to.equal(text);
  });
});
