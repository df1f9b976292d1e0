import { hubPlatformContract } from '../../../contracts/hub-platform.js';
import { RAIN } from '../../../stand-ins/kaggle/kaggle-datasets.js';
import { KaggleStandIn } from '../../../stand-ins/kaggle/kaggle-stand-in.js';
import { kaggleAt } from '../support/platforms.js';

describe('kaggle as a hub', () => {
  const standIn = new KaggleStandIn();
  before(() => standIn.start());
  after(() => standIn.stop());

  hubPlatformContract(
    () => kaggleAt(standIn),
    () => ({
      dataset: 'acme/city-rainfall',
      query: 'rainfall',
      file: 'data/rain.csv',
      bytes: RAIN,
    }),
  );
});
