import { ContainerModule, type ServiceIdentifier } from 'inversify';
import type { AppFacts, Surroundings, Verbs } from '../../adapters/http/app.js';
import { createHttpServer } from '../../adapters/http/create-http-server.js';
import { limitsFor } from '../../adapters/http/server-limits.js';
import { descriptorLimit } from '../../adapters/system/descriptor-limit.js';
import { pick } from '../pick.js';
import { tokens } from '../tokens.js';

const verbs: TokensOf<Verbs> = pick(tokens, [
  'authenticateCaller',
  'admitRequest',
  'generateData',
  'previewData',
  'listChanges',
  'checkReadiness',
  'keepProfile',
  'searchDatasets',
  'inferDatasetSchema',
  'cloneDataset',
]);

const surroundings: TokensOf<Surroundings> = pick(tokens, [
  'engine',
  'catalogue',
  'clock',
  'compressor',
  'entropy',
  'gate',
  'log',
  'metrics',
  'turns',
  'hubs',
  'agentEndpoint',
]);

/** The settings that the HTTP server uses. */
const SETTINGS = [
  'basePath',
  'bodyLimit',
  'bodyMemory',
  'profileLimit',
  'dailyLimit',
  'rateLimit',
  'auth',
  'previewAuth',
  'trustProxy',
  'writeTimeout',
  'minReadRate',
  'corsOrigins',
  'compress',
] as const satisfies readonly Exclude<keyof AppFacts, 'version' | 'limits'>[];

type TokensOf<T> = { readonly [K in keyof T]: ServiceIdentifier<T[K]> };

/** The HTTP server. */
export const http = new ContainerModule(({ bind }) => {
  bind(tokens.serverLimits).toResolvedValue(
    ({ workers }) => limitsFor(descriptorLimit(), workers),
    [tokens.settings],
  );
  bind(tokens.httpServer)
    .toDynamicValue((container) => {
      const resolved = <T>(parts: TokensOf<T>): T => {
        const entries = Object.entries<ServiceIdentifier>(parts);
        return Object.fromEntries(
          entries.map(([name, token]) => [name, container.get(token)]),
        ) as T;
      };
      const settings = container.get(tokens.settings);
      const [version, limits] = [container.get(tokens.version), container.get(tokens.limits)];
      return createHttpServer(
        resolved(verbs),
        resolved(surroundings),
        { ...pick(settings, SETTINGS), version, limits },
        container.get(tokens.serverLimits),
      );
    })
    .inSingletonScope();
});
