import type { ServiceIdentifier } from 'inversify';
import type { Settings } from '../adapters/config/settings.js';
import type { LoadedExtension } from '../adapters/engine/loaded-extension.js';
import type { HttpServer } from '../adapters/http/http-server.js';
import type { ServerLimits } from '../adapters/http/server-limits.js';
import type { Stores } from '../adapters/stores/open-stores.js';
import type { ThreadPool } from '../adapters/workers/thread-pool.js';
import type { AdmitRequest } from '../application/access/admit-request.js';
import type { AuthenticateCaller } from '../application/access/authenticate-caller.js';
import type { CheckReadiness } from '../application/access/check-readiness.js';
import type { CloneDataset } from '../application/inference/clone-dataset.js';
import type { InferDatasetSchema } from '../application/inference/infer-dataset-schema.js';
import type { SearchDatasets } from '../application/inference/search-datasets.js';
import type { IssueKey } from '../application/keys/issue-key.js';
import type { AgentEndpoint } from '../application/ports/agent-endpoint.js';
import type { Clock } from '../application/ports/clock.js';
import type { Compressor } from '../application/ports/compressor.js';
import type { CounterStore } from '../application/ports/counter-store.js';
import type { Digest } from '../application/ports/digest.js';
import type { Entropy } from '../application/ports/entropy.js';
import type { Gate } from '../application/ports/gate.js';
import type { HubPlatform } from '../application/ports/hub-platform.js';
import type { KeyStore } from '../application/ports/key-store.js';
import type { Log } from '../application/ports/log.js';
import type { Metrics } from '../application/ports/metrics.js';
import type { ProfileStore } from '../application/ports/profile-store.js';
import type { RowSource } from '../application/ports/row-source.js';
import type { SchemaInferrer } from '../application/ports/schema-inferrer.js';
import type { TableReader } from '../application/ports/table-reader.js';
import type { Turns } from '../application/ports/turns.js';
import type { KeepProfile } from '../application/profiles/keep-profile.js';
import type { ServiceLimits } from '../application/tables/answer-limit.js';
import type { GenerateData } from '../application/tables/generate-data.js';
import type { KeptCatalogue } from '../application/tables/kept-catalogue.js';
import type { ListChanges } from '../application/tables/list-changes.js';
import type { PreviewData } from '../application/tables/preview-data.js';
import type { InferenceEngine } from '../domain/engine/inference-engine.js';
import type { TableEngine } from '../domain/engine/table-engine.js';
import type { FieldType } from '../domain/field-types/field-type.js';
import type { Format } from '../domain/formats/format.js';
import type { SchemaInference } from '../domain/inference/index.js';
import type { Vocabulary } from '../domain/lexicon/lexicon.js';
import type { SqlDialect } from '../domain/sql-dialects/sql-dialect.js';
import type { Entries } from '../programs/entries.js';

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol.for(`tablewright.${name}`);
}

/** The tokens of all parts in the container, for `get`, and for `rebind` in tests. */
export const tokens = {
  settings: token<Settings>('settings'),
  version: token<string>('version'),
  entries: token<Entries>('entries'),
  clock: token<Clock>('clock'),
  entropy: token<Entropy>('entropy'),
  digest: token<Digest>('digest'),
  log: token<Log>('log'),
  metrics: token<Metrics>('metrics'),
  extensions: token<readonly LoadedExtension[]>('extensions'),
  fieldTypes: token<readonly FieldType[]>('fieldTypes'),
  dialects: token<readonly SqlDialect[]>('dialects'),
  formats: token<readonly Format[]>('formats'),
  words: token<Vocabulary>('words'),
  inference: token<SchemaInference>('inference'),
  engine: token<TableEngine>('engine'),
  catalogue: token<KeptCatalogue>('catalogue'),
  inferenceEngine: token<InferenceEngine>('inferenceEngine'),
  limits: token<ServiceLimits>('limits'),
  gate: token<Gate>('gate'),
  planning: token<Gate>('planning'),
  turns: token<Turns>('turns'),
  pool: token<ThreadPool | undefined>('pool'),
  rows: token<RowSource>('rows'),
  compressor: token<Compressor>('compressor'),
  stores: token<Stores>('stores'),
  keyStore: token<KeyStore>('keyStore'),
  counterStore: token<CounterStore>('counterStore'),
  profileStore: token<ProfileStore>('profileStore'),
  authenticateCaller: token<AuthenticateCaller>('authenticateCaller'),
  admitRequest: token<AdmitRequest>('admitRequest'),
  issueKey: token<IssueKey>('issueKey'),
  keepProfile: token<KeepProfile>('keepProfile'),
  hubs: token<readonly HubPlatform[]>('hubs'),
  tables: token<TableReader>('tables'),
  inferrer: token<SchemaInferrer>('inferrer'),
  searchDatasets: token<SearchDatasets>('searchDatasets'),
  inferDatasetSchema: token<InferDatasetSchema>('inferDatasetSchema'),
  cloneDataset: token<CloneDataset>('cloneDataset'),
  generateData: token<GenerateData>('generateData'),
  previewData: token<PreviewData>('previewData'),
  listChanges: token<ListChanges>('listChanges'),
  checkReadiness: token<CheckReadiness>('checkReadiness'),
  agentEndpoint: token<AgentEndpoint>('agentEndpoint'),
  serverLimits: token<ServerLimits>('serverLimits'),
  httpServer: token<HttpServer>('httpServer'),
};

export type TokenName = keyof typeof tokens;

type PartOf<Token> = [Token] extends [ServiceIdentifier<infer Part>] ? Part : never;

/** The parts by the names of their tokens. */
export type Parts = { readonly [Name in TokenName]: PartOf<(typeof tokens)[Name]> };
