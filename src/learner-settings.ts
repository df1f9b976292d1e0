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
  | 'logLevel'
>;

export function learnerSettings({
  hubs,
  localHubDir,
  kaggleUrl,
  kaggleStorage,
  huggingfaceUrl,
  huggingfaceStorage,
  minCategoryCount,
  logLevel,
}: Settings): LearnerSettings {
  return {
    hubs,
    localHubDir,
    kaggleUrl,
    kaggleStorage,
    huggingfaceUrl,
    huggingfaceStorage,
    minCategoryCount,
    logLevel,
  };
}
