import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { cachedScript } from '../../adapters/system/cached-script.js';
import type * as GenerateScript from './script.js';

/** The files of words and places are beside the library, which may be in another package. */
const library = createRequire(import.meta.url).resolve('./index.js');

/** In the bundle, `generate` and threads run a script with compiled code: they start faster. */
export const { defineGenerate, serveSlices } = cachedScript<typeof GenerateScript>(
  new URL('./generate.cjs', import.meta.url),
).run(pathToFileURL(library).href);
