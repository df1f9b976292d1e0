import { ContainerModule } from 'inversify';
import type { Settings } from '../../adapters/config/settings.js';
import type { LoadedExtension } from '../../adapters/engine/loaded-extension.js';
import { sampleFolder } from '../../adapters/hubs/local/sample-folder.js';
import { IsolatedInferrer } from '../../adapters/inference/isolated-inferrer.js';
import { FairGate } from '../../adapters/workers/fair-gate.js';
import { CloneDataset } from '../../application/inference/clone-dataset.js';
import { InferDatasetSchema } from '../../application/inference/infer-dataset-schema.js';
import { SearchDatasets } from '../../application/inference/search-datasets.js';
import type { Log } from '../../application/ports/log.js';
import type { Entries } from '../../programs/entries.js';
import { hubFactories, inferenceFactories, inferrerHere } from '../inference-factories.js';
import { inferenceSettings } from '../inference-settings.js';
import { programParts } from '../program-parts.js';
import { bindFactories, swappedParts } from '../reproducible.js';
import { tokens } from '../tokens.js';

/** The most inference processes at once. One takes a core, and at most some hundred MB. */
const INFERENCE_PROCESSES = 4;
/** The length of the queue; more requests than can be served within the time limit of a hub. */
const MAX_WAITING_SAMPLES = 64;
/** The fraction of processes and of the queue that one key can use; the rest is left to other keys. */
const SHARE_OF_KEY = 1 / 2;

const inferenceProgram = {
  memoryMb: 512,
  rest: 60_000,
};

/** Data hubs, and the inference of schemas from their samples. */
export const hubs = new ContainerModule(({ bind }) => {
  bindFactories(bind, inferenceFactories);
  bind(tokens.inferrer)
    .toDynamicValue((container) => {
      const settings = container.get(tokens.settings);
      const log = container.get(tokens.log);
      const swapped = swappedParts(programParts.inference, container);
      if (swapped.length === 0) {
        const entries = container.get(tokens.entries);
        return isolatedInferrer(entries, settings, log, container.get(tokens.extensions));
      }
      log.warn('inference_in_process', {
        swapped,
        reason: 'other processes cannot create these parts',
      });
      return inferrerHere({
        settings,
        hubs: container.get(tokens.hubs),
        tables: container.get(tokens.tables),
        inferenceEngine: container.get(tokens.inferenceEngine),
      });
    })
    .inSingletonScope()
    .onDeactivation((inferrer) => {
      if (inferrer instanceof IsolatedInferrer) inferrer.close();
    });
  bind(tokens.searchDatasets)
    .toResolvedValue(({ hubTimeout }) => new SearchDatasets(hubTimeout), [tokens.settings])
    .inSingletonScope();
  bind(tokens.inferDatasetSchema)
    .toResolvedValue(
      (inferrer, { hubTimeout }) => new InferDatasetSchema(inferrer, hubTimeout),
      [tokens.inferrer, tokens.settings],
    )
    .inSingletonScope();
  bind(tokens.cloneDataset)
    .toResolvedValue(
      (infer, generate, { formats }, entropy) =>
        new CloneDataset(infer, generate, formats, entropy),
      [tokens.inferDatasetSchema, tokens.generateData, tokens.engine, tokens.entropy],
    )
    .inSingletonScope();
});

function isolatedInferrer(
  { inferenceEntry, moduleFolder }: Entries,
  settings: Settings,
  log: Log,
  extensions: readonly LoadedExtension[],
): IsolatedInferrer {
  return new IsolatedInferrer({
    gate: new FairGate(INFERENCE_PROCESSES, MAX_WAITING_SAMPLES, SHARE_OF_KEY),
    program: {
      ...inferenceProgram,
      entry: inferenceEntry,
      modules: extensions.map(({ module }) => module),
      readable: [
        moduleFolder,
        ...(settings.hubs.includes('local') ? [settings.localHubDir || sampleFolder()] : []),
      ],
      network: settings.hubs.some((hub) => hub !== 'local') || hubFactories(extensions).length > 0,
    },
    settings: inferenceSettings(settings, extensions),
    log,
  });
}
