import type { Settings } from './adapters/config/settings.js';

/** What of the settings a learner needs: no key and no store. */
export type LearnerSettings = Pick<
  Settings,
  | 'hubs'
  | 'localHubDir'
  | 'kaggleUrl'
  | 'kaggleStorage'
  | 'huggingfaceUrl'
  | 'huggingfaceStorage'
  | 'minCategoryCount'
>;

export function learnerSettings({
  hubs,
  localHubDir,
  kaggleUrl,
  kaggleStorage,
  huggingfaceUrl,
  huggingfaceStorage,
  minCategoryCount,
}: Settings): LearnerSettings {
  return {
    hubs,
    localHubDir,
    kaggleUrl,
    kaggleStorage,
    huggingfaceUrl,
    huggingfaceStorage,
    minCategoryCount,
  };
}
