import { hubPlatformContract } from '../../../contracts/hub-platform.js';
import { RAIN } from '../../../stand-ins/huggingface/huggingface-datasets.js';
import { HuggingFaceStandIn } from '../../../stand-ins/huggingface/huggingface-stand-in.js';
import { huggingFaceAt } from '../support/platforms.js';

for (const [kind, file] of [
  ['large', 'data/rain 50%.csv'],
  ['small', 'small.csv'],
] as const) {
  describe(`huggingface as a hub of ${kind} files`, () => {
    const standIn = new HuggingFaceStandIn();
    before(() => standIn.start());
    after(() => standIn.stop());

    hubPlatformContract(
      () => huggingFaceAt(standIn),
      () => ({ dataset: 'acme/rain', query: 'rain', file, bytes: RAIN }),
    );
  });
}
