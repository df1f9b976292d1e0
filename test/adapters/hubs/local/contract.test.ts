import { readFileSync } from 'node:fs';
import { hubPlatformContract } from '../../../contracts/hub-platform.js';
import { packageRoot } from '../../../support/package-root.js';
import { localAt } from '../support/platforms.js';

describe('the samples of the package as a hub', () => {
  hubPlatformContract(localAt, () => ({
    dataset: 'vega/weather',
    query: 'seattle',
    file: 'weather.csv',
    bytes: readFileSync(new URL('samples/vega/weather/weather.csv', packageRoot)),
  }));
});
