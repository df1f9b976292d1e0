import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Entries } from '../../src/programs/entries.js';

const bundle = new URL('../../bundle/', import.meta.url);

/**
 * The threads and processes of tests run the bundles, as those of the package do: single modules take four times as long to
 * load.
 */
export const bundledEntries: Entries = {
  threadEntry: new URL('thread.js', bundle),
  inferenceEntry: new URL('inference.js', bundle),
  moduleFolder: dirname(fileURLToPath(bundle)),
};
