import { ContainerModule } from 'inversify';
import { createHttpServer } from '../adapters/http/create-http-server.js';
import { serverLimits } from '../adapters/http/server-limits.js';
import { tokens } from '../tokens.js';

/** The server and what it serves. */
export const http = new ContainerModule(({ bind }) => {
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
