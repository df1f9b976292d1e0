import { loadExtension } from './load-extension.js';
import { type LoadedExtension, UnusableExtension } from './loaded-extension.js';
import { standardEngine } from './standard-engine.js';
import { tryExtension } from './try-extension.js';
import { tryHubs } from './try-hubs.js';

/**
 * Loads the modules of extensions and generates a row with each of their parts. A part that fails stops the start.
 *
 * @throws UnusableExtension with the name of the first extension that cannot be used.
 */
export async function loadExtensions(
  names: readonly string[],
): Promise<readonly LoadedExtension[]> {
  const loaded: LoadedExtension[] = [];
  for (const name of names) {
    const extension = await loadExtension(name);
    try {
      await tryExtension(standardEngine([...loaded, extension]), extension);
      tryHubs(loaded, extension);
    } catch (error) {
      throw new UnusableExtension(name, error);
    }
    loaded.push(extension);
  }
  return loaded;
}
