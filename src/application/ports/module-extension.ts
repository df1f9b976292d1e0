import type { Extension } from '../../domain/engine/extension.js';
import type { HubFactory } from './hub-platform.js';

/** What a module may export as `extension`. */
export interface ModuleExtension extends Extension {
  /** Data hubs of the service, after those of its settings. */
  readonly hubs?: readonly HubFactory[];
}
