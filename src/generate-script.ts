import type * as Generate from './adapters/cli/generate.js';
import { cachedScript } from './adapters/system/cached-script.js';

/** In the bundle, `generate` is a script with compiled code: the most frequent command starts faster. */
export const { defineGenerate } = cachedScript<typeof Generate>(
  new URL('./generate.cjs', import.meta.url),
).run();
