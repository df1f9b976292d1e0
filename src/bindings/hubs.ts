import { ContainerModule } from 'inversify';
import { hubPlatforms } from '../adapters/hubs/index.js';
import { ProcessLearner } from '../adapters/learner/process-learner.js';
import { FifoGate } from '../adapters/workers/fifo-gate.js';
import { CloneDataset } from '../application/use-cases/clone-dataset.js';
import { InferDatasetSchema } from '../application/use-cases/infer-dataset-schema.js';
import { SearchDatasets } from '../application/use-cases/search-datasets.js';
import { learnerEntry } from '../entries.js';
import { learnerSettings } from '../learner-settings.js';
import { tokens } from '../tokens.js';

/** A sample and what is learnt of it take some hundred MB at most, and a core. */
const LEARNERS = 4;
/** More than can be served within the time of a hub. */
const MAX_WAITING_SAMPLES = 64;

const learnerProgram = {
  entry: learnerEntry,
  memoryMb: 512,
  rest: 60_000,
};

/** Data hubs and what is learnt from their samples. */
export const hubs = new ContainerModule(({ bind }) => {
  bind(tokens.hubs)
    .toResolvedValue(
      (settings, clock, log) =>
        settings.hubs.map((name) => hubPlatforms[name]({ addresses: settings, clock, log })),
      [tokens.settings, tokens.clock, tokens.log],
    )
    .inSingletonScope();
  bind(tokens.learner)
    .toResolvedValue(
      (settings, log) =>
        new ProcessLearner({
          gate: new FifoGate(LEARNERS, MAX_WAITING_SAMPLES),
          program: learnerProgram,
          settings: learnerSettings(settings),
          log,
        }),
      [tokens.settings, tokens.log],
    )
    .inSingletonScope()
    .onDeactivation((learner) => {
      if (learner instanceof ProcessLearner) learner.close();
    });
  bind(tokens.searchDatasets)
    .toResolvedValue(({ hubTimeout }) => new SearchDatasets(hubTimeout), [tokens.settings])
    .inSingletonScope();
  bind(tokens.inferDatasetSchema)
    .toResolvedValue(
      (learner, { hubTimeout }) => new InferDatasetSchema(learner, hubTimeout),
      [tokens.learner, tokens.settings],
    )
    .inSingletonScope();
  bind(tokens.cloneDataset)
    .toResolvedValue(
      (infer, generate) => new CloneDataset(infer, generate),
      [tokens.inferDatasetSchema, tokens.generateData],
    )
    .inSingletonScope();
});
