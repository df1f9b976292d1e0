/** What a data hub outside the package is made of. */

export type { HubFailure } from '../domain/errors/failure.js';
export type { HubCredentials } from '../domain/hub/hub-requests.js';
export type { Clock } from './ports/clock.js';
export { HubFault } from './ports/hub-fault.js';
export type {
  DatasetFile,
  DatasetSummary,
  HubAccess,
  HubFactory,
  HubPlatform,
  SearchPage,
} from './ports/hub-platform.js';
export type { Log } from './ports/log.js';
export type { ModuleExtension } from './ports/module-extension.js';
export type { ByteSource } from './ports/table-reader.js';
