import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { constraintsModules } from '../../scripts/modules/constraints-modules.js';
import { studioOffers } from '../../scripts/modules/studio-offers.js';
import { apiReference } from '../../scripts/pages/api-reference.js';
import { referencePages } from '../../scripts/pages/reference-pages.js';
import { pictures } from '../../scripts/pictures/pictures.js';
import { placesPackages } from '../../scripts/places/sources.js';
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
    const { placesFiles } = await import('../../scripts/places/places-files.js');
    const stale = placesFiles().filter(({ path, text }) => written(path) !== text);

    expect(stale.map(({ path }) => path)).to.deep.equal([]);
  });

  it('contain the currencies in the current packages (otherwise run: npm run places)', async () => {
    const { currenciesModule } = await import('../../scripts/modules/currencies-module.js');
    const { path, text } = currenciesModule();

    expect(written(path)).to.equal(text);
  });
});
