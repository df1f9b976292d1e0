import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { coverageModule } from '../../scripts/coverage-module.js';
import { currenciesModule } from '../../scripts/currencies-module.js';
import { englishModule } from '../../scripts/english-module.js';
import { placesFiles } from '../../scripts/places-files.js';
import { referencePages } from '../../scripts/reference-pages.js';
import { packageRoot } from '../support/package-root.js';

const written = (path: string): string => readFileSync(new URL(path, packageRoot), 'utf8');

describe('the generated files', () => {
  for (const { path, text } of referencePages()) {
    it(`${path} is what the code says (else run: npm run generate)`, () => {
      expect(written(path)).to.equal(text);
    });
  }

  it('tell the places that the packages have (else run: npm run places)', () => {
    const stale = placesFiles().filter(({ path, text }) => written(path) !== text);

    expect(stale.map(({ path }) => path)).to.deep.equal([]);
  }).timeout(60_000);

  it('tell the currencies that countries have (else run: npm run places)', () => {
    const { path, text } = currenciesModule();

    expect(written(path)).to.equal(text);
  });

  it('tell what is read of English (else run: npm run generate)', () => {
    const { path, text } = englishModule();

    expect(written(path) === text).to.equal(true);
  });

  it('tell which words each locale has (else run: npm run generate)', async () => {
    const { path, text } = await coverageModule();

    expect(written(path)).to.equal(text);
  }).timeout(30_000);
});
