import type { Extension } from '../../domain/engine/extension.js';
import type { HubFactory } from './hub-platform.js';

/**
 * What a module may export as `extension`.
 *
 * @example
 * // The module archive.mjs exports it: export const extension: ModuleExtension = …
 * const extension = (hub: HubFactory): ModuleExtension => ({ hubs: [hub] });
 */
export interface ModuleExtension extends Extension {
  /** Data hubs of the service, after those of its settings. */
  readonly hubs?: readonly HubFactory[];
}
