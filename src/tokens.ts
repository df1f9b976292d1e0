import type { ServerOptions } from 'node:http';
import type { ServiceIdentifier } from 'inversify';
import type { Settings } from './adapters/config/settings.js';
import type { AppFacts, Surroundings, UseCases } from './adapters/http/app.js';
import type { HttpServer } from './adapters/http/http-server.js';
import type { Stores } from './adapters/stores/open-stores.js';
import type { ThreadPool } from './adapters/workers/thread-pool.js';
import type { Clock } from './application/ports/clock.js';
import type { Digest } from './application/ports/digest.js';
import type { Entropy } from './application/ports/entropy.js';
import type { Gate } from './application/ports/gate.js';
import type { HubPlatform } from './application/ports/hub-platform.js';
import type { Log } from './application/ports/log.js';
import type { Metrics } from './application/ports/metrics.js';
import type { RowSource } from './application/ports/row-source.js';
import type { SchemaLearner } from './application/ports/schema-learner.js';
import type { Turns } from './application/ports/turns.js';
import type { WordSource } from './application/ports/word-source.js';
import type { AdmitRequest } from './application/use-cases/admit-request.js';
import type { AuthenticateCaller } from './application/use-cases/authenticate-caller.js';
import type { CheckReadiness } from './application/use-cases/check-readiness.js';
import type { CloneDataset } from './application/use-cases/clone-dataset.js';
import type { GenerateData } from './application/use-cases/generate-data.js';
import type { InferDatasetSchema } from './application/use-cases/infer-dataset-schema.js';
import type { IssueKey } from './application/use-cases/issue-key.js';
import type { ListFieldTypes } from './application/use-cases/list-field-types.js';
import type { PreviewData } from './application/use-cases/preview-data.js';
import type { SearchDatasets } from './application/use-cases/search-datasets.js';
import type { RequestLimits } from './domain/schema/limits.js';

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol.for(`tablewright.${name}`);
}

/** Names of what can be asked of the container, or bound anew in a test. */
export const tokens = {
  settings: token<Settings>('settings'),
  version: token<string>('version'),
  clock: token<Clock>('clock'),
  entropy: token<Entropy>('entropy'),
  digest: token<Digest>('digest'),
  log: token<Log>('log'),
  metrics: token<Metrics>('metrics'),
  words: token<WordSource>('words'),
  limits: token<RequestLimits>('limits'),
  gate: token<Gate>('gate'),
  planning: token<Gate>('planning'),
  turns: token<Turns>('turns'),
  pool: token<ThreadPool | undefined>('pool'),
  rows: token<RowSource>('rows'),
  stores: token<Stores>('stores'),
  authenticateCaller: token<AuthenticateCaller>('authenticateCaller'),
  admitRequest: token<AdmitRequest>('admitRequest'),
  issueKey: token<IssueKey>('issueKey'),
  hubs: token<readonly HubPlatform[]>('hubs'),
  learner: token<SchemaLearner>('learner'),
  searchDatasets: token<SearchDatasets>('searchDatasets'),
  inferDatasetSchema: token<InferDatasetSchema>('inferDatasetSchema'),
  cloneDataset: token<CloneDataset>('cloneDataset'),
  generateData: token<GenerateData>('generateData'),
  previewData: token<PreviewData>('previewData'),
  listFieldTypes: token<ListFieldTypes>('listFieldTypes'),
  checkReadiness: token<CheckReadiness>('checkReadiness'),
  useCases: token<UseCases>('useCases'),
  surroundings: token<Surroundings>('surroundings'),
  appFacts: token<AppFacts>('appFacts'),
  serverLimits: token<ServerOptions>('serverLimits'),
  httpServer: token<HttpServer>('httpServer'),
};
