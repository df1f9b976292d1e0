import type { Settings } from './adapters/config/settings.js';
import type { LoadedExtension } from './adapters/engine/loaded-extension.js';

/** The settings that an inference process needs. They contain no key and no URL of a store. */
export interface InferenceSettings extends HubSettings {
  /** URLs of the modules of extensions. */
  readonly modules: readonly string[];
}

type HubSettings = Pick<
  Settings,
  | 'hubs'
  | 'localHubDir'
  | 'kaggleUrl'
  | 'kaggleStorage'
  | 'huggingfaceUrl'
  | 'huggingfaceStorage'
  | 'minCategoryCount'
>;

export function inferenceSettings(
  {
    hubs,
    localHubDir,
    kaggleUrl,
    kaggleStorage,
    huggingfaceUrl,
    huggingfaceStorage,
    minCategoryCount,
  }: Settings,
  extensions: readonly LoadedExtension[],
): InferenceSettings {
  return {
    modules: extensions.map(({ module }) => module),
    hubs,
    localHubDir,
    kaggleUrl,
    kaggleStorage,
    huggingfaceUrl,
    huggingfaceStorage,
    minCategoryCount,
  };
}
