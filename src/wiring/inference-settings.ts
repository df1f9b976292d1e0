import { hubSettings, type Settings } from '../adapters/config/settings.js';
import type { LoadedExtension } from '../adapters/engine/loaded-extension.js';
import { keysOf } from '../domain/basics/keys-of.js';
import { pick } from './pick.js';

const HUB_SETTINGS = keysOf(hubSettings);

/** The settings that an inference process needs. They contain no key and no URL of a store. */
export interface InferenceSettings extends Pick<Settings, keyof typeof hubSettings> {
  /** URLs of the modules of extensions. */
  readonly modules: readonly string[];
}

export function inferenceSettings(
  settings: Settings,
  extensions: readonly LoadedExtension[],
): InferenceSettings {
  return { modules: extensions.map(({ module }) => module), ...pick(settings, HUB_SETTINGS) };
}
