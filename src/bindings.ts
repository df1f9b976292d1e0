import { Container, ContainerModule } from 'inversify';
import type { Settings } from './adapters/config/settings.js';
import { createHttpServer } from './adapters/http/create-http-server.js';
import { serverLimits } from './adapters/http/server-limits.js';
import { hubPlatforms } from './adapters/hubs/index.js';
import { ProcessLearner } from './adapters/learner/process-learner.js';
import { FakerWords } from './adapters/lexicon/faker-words.js';
import { PinoLog } from './adapters/log/pino-log.js';
import { standardError } from './adapters/log/standard-error.js';
import { measuredStores } from './adapters/metrics/measured-stores.js';
import { noMetrics } from './adapters/metrics/no-metrics.js';
import { worldAtlas } from './adapters/places/world-atlas.js';
import { MemoryCounterStore } from './adapters/stores/memory/memory-counter-store.js';
import { openStores } from './adapters/stores/open-stores.js';
import { packageVersion } from './adapters/system/package-version.js';
import { systemClock } from './adapters/system/system-clock.js';
import { systemDigest } from './adapters/system/system-digest.js';
import { systemEntropy } from './adapters/system/system-entropy.js';
import { FifoGate } from './adapters/workers/fifo-gate.js';
import { GatedRowSource } from './adapters/workers/gated-row-source.js';
import { LoopTurns } from './adapters/workers/loop-turns.js';
import { ThreadPool } from './adapters/workers/thread-pool.js';
import { AdmitRequest } from './application/use-cases/admit-request.js';
import { AuthenticateCaller } from './application/use-cases/authenticate-caller.js';
import { CheckReadiness } from './application/use-cases/check-readiness.js';
import { CloneDataset } from './application/use-cases/clone-dataset.js';
import { GenerateData } from './application/use-cases/generate-data.js';
import { InferDatasetSchema } from './application/use-cases/infer-dataset-schema.js';
import { IssueKey } from './application/use-cases/issue-key.js';
import { ListFieldTypes } from './application/use-cases/list-field-types.js';
import { PreviewData } from './application/use-cases/preview-data.js';
import { SearchDatasets } from './application/use-cases/search-datasets.js';
import { givenKeyRecords } from './domain/access/given-key.js';
import { MAX_ROWS } from './domain/schema/limits.js';
import { learnerSettings } from './learner-settings.js';
import { tokens } from './tokens.js';

const threadEntry = new URL('./thread.js', import.meta.url);

/** What the machine and other packages give. */
const surroundings = new ContainerModule(({ bind }) => {
  bind(tokens.version).toResolvedValue(packageVersion).inSingletonScope();
  bind(tokens.clock).toConstantValue(systemClock);
  bind(tokens.entropy).toConstantValue(systemEntropy);
  bind(tokens.digest).toConstantValue(systemDigest);
  bind(tokens.words)
    .toResolvedValue(() => new FakerWords(worldAtlas))
    .inSingletonScope();
  bind(tokens.log)
    .toResolvedValue(
      ({ logLevel }, clock) => new PinoLog(logLevel, clock, standardError()),
      [tokens.settings, tokens.clock],
    )
    .inSingletonScope()
    .onDeactivation((log) => (log instanceof PinoLog ? log.close() : undefined));
  bind(tokens.metrics).toConstantValue(noMetrics);
});

/** Fields planned at once, of all wide tables together: 300 MB at most, and as much in each thread. */
const MAX_PLANNED_FIELDS = 4000;

const generation = new ContainerModule(({ bind }) => {
  bind(tokens.limits)
    .toResolvedValue(({ maxCells }) => ({ rows: MAX_ROWS, cells: maxCells }), [tokens.settings])
    .inSingletonScope();
  bind(tokens.gate)
    .toResolvedValue(
      ({ maxConcurrent, maxQueue }) => new FifoGate(maxConcurrent, maxQueue),
      [tokens.settings],
    )
    .inSingletonScope();
  bind(tokens.planning)
    .toResolvedValue(
      ({ maxQueue }) => new FifoGate(MAX_PLANNED_FIELDS, maxQueue),
      [tokens.settings],
    )
    .inSingletonScope();
  bind(tokens.turns)
    .toResolvedValue(() => new LoopTurns())
    .inSingletonScope();
  bind(tokens.rows)
    .toResolvedValue(
      (gate, turns, pool) => new GatedRowSource(gate, turns, pool),
      [tokens.gate, tokens.turns, tokens.pool],
    )
    .inSingletonScope();
  bind(tokens.pool)
    .toResolvedValue(
      ({ workers }, log) => (workers === 0 ? undefined : new ThreadPool(workers, log, threadEntry)),
      [tokens.settings, tokens.log],
    )
    .inSingletonScope()
    .onDeactivation((pool) => pool?.close());
});

/** Addresses whose fair use is known at once; some MB. */
const MAX_ADDRESSES = 10_000;

const access = new ContainerModule(({ bind }) => {
  bind(tokens.stores)
    .toResolvedValue(
      ({ store }, clock, log, metrics) => measuredStores(openStores(store, clock, log), metrics),
      [tokens.settings, tokens.clock, tokens.log, tokens.metrics],
    )
    .inSingletonScope()
    .onDeactivation((stores) => stores.close());
  bind(tokens.authenticateCaller)
    .toResolvedValue(
      ({ keys }, { apiKeys }, digest, clock) =>
        new AuthenticateCaller(keys, givenKeyRecords(apiKeys, digest.sha256), digest, clock),
      [tokens.stores, tokens.settings, tokens.digest, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.admitRequest)
    .toResolvedValue(
      ({ counters }, { dailyLimit, rateLimit }, clock) =>
        new AdmitRequest(counters, new MemoryCounterStore(clock, MAX_ADDRESSES), {
          daily: dailyLimit,
          fair: rateLimit,
        }),
      [tokens.stores, tokens.settings, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.issueKey)
    .toResolvedValue(
      ({ keys }, entropy, digest, clock) => new IssueKey(keys, entropy, digest, clock),
      [tokens.stores, tokens.entropy, tokens.digest, tokens.clock],
    )
    .inSingletonScope();
});

/** A sample and what is learnt of it take some hundred MB at most, and a core. */
const LEARNERS = 4;
/** More than can be served within the time of a hub. */
const MAX_WAITING_SAMPLES = 64;

const learnerProgram = {
  entry: new URL('./learner.js', import.meta.url),
  memoryMb: 512,
  rest: 60_000,
};

const hubs = new ContainerModule(({ bind }) => {
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

const useCases = new ContainerModule(({ bind }) => {
  bind(tokens.generateData)
    .toResolvedValue(
      (words, limits, entropy, rows, turns, planning) =>
        new GenerateData(words, limits, entropy, rows, turns, planning),
      [tokens.words, tokens.limits, tokens.entropy, tokens.rows, tokens.turns, tokens.planning],
    )
    .inSingletonScope();
  bind(tokens.previewData)
    .toResolvedValue((generateData) => new PreviewData(generateData), [tokens.generateData])
    .inSingletonScope();
  bind(tokens.listFieldTypes)
    .toResolvedValue((words) => new ListFieldTypes(words), [tokens.words])
    .inSingletonScope();
  bind(tokens.checkReadiness)
    .toResolvedValue(
      (gate, { health }) => new CheckReadiness(gate, health),
      [tokens.gate, tokens.stores],
    )
    .inSingletonScope();
});

const http = new ContainerModule(({ bind }) => {
  bind(tokens.serverLimits).toConstantValue(serverLimits);
  bind(tokens.useCases).toResolvedValue(
    (
      authenticateCaller,
      admitRequest,
      generateData,
      previewData,
      listFieldTypes,
      checkReadiness,
      searchDatasets,
      inferDatasetSchema,
      cloneDataset,
    ) => ({
      authenticateCaller,
      admitRequest,
      generateData,
      previewData,
      listFieldTypes,
      checkReadiness,
      searchDatasets,
      inferDatasetSchema,
      cloneDataset,
    }),
    [
      tokens.authenticateCaller,
      tokens.admitRequest,
      tokens.generateData,
      tokens.previewData,
      tokens.listFieldTypes,
      tokens.checkReadiness,
      tokens.searchDatasets,
      tokens.inferDatasetSchema,
      tokens.cloneDataset,
    ],
  );
  bind(tokens.surroundings).toResolvedValue(
    (clock, entropy, gate, log, metrics, turns, hubs) => ({
      clock,
      entropy,
      gate,
      log,
      metrics,
      turns,
      hubs,
    }),
    [
      tokens.clock,
      tokens.entropy,
      tokens.gate,
      tokens.log,
      tokens.metrics,
      tokens.turns,
      tokens.hubs,
    ],
  );
  bind(tokens.appFacts).toResolvedValue(
    (version, limits, settings) => ({ ...settings, version, limits }),
    [tokens.version, tokens.limits, tokens.settings],
  );
  bind(tokens.httpServer)
    .toResolvedValue(createHttpServer, [
      tokens.useCases,
      tokens.surroundings,
      tokens.appFacts,
      tokens.serverLimits,
    ])
    .inSingletonScope();
});

/** Everything wired; bind a token anew before the first `get` to swap a part. */
export function buildContainer(settings: Settings): Container {
  const container = new Container();
  container.bind(tokens.settings).toConstantValue(settings);
  container.load(surroundings, generation, access, hubs, useCases, http);
  return container;
}
