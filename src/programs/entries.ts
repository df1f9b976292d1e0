import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What threads and processes are started with: their modules, and the folder of all modules. */
export interface Entries {
  readonly threadEntry: URL;
  readonly inferenceEntry: URL;
  readonly moduleFolder: string;
}

/** The modules that worker threads and inference processes run, relative to this file and to its bundle. */
export const threadEntry = new URL('./thread.js', import.meta.url);
export const inferenceEntry = new URL('./inference.js', import.meta.url);

/** The folder with all modules of the package: that of the sources, or the one around the bundle. */
export const moduleFolder = dirname(dirname(fileURLToPath(import.meta.url)));
