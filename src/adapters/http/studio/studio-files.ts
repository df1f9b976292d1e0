import { readFile } from 'node:fs/promises';
import { lazyPromise } from '../../../domain/basics/lazy-promise.js';

/** The files of the page, as the build lists them. */
export interface StudioFiles {
  readonly script: string;
  readonly style: string;
  /** The scripts that the page and its worker need before the first rows. */
  readonly preloads: { readonly page: readonly string[]; readonly engine: readonly string[] };
  /** All files; each is stored gzipped, with `.gz` after its name. */
  readonly files: readonly string[];
}

/** The build writes the page beside the bundle and beside the compiled module. */
const FOLDER = new URL('./studio/', import.meta.url);

export const studioFiles = lazyPromise(
  async (): Promise<StudioFiles> =>
    JSON.parse(await readFile(new URL('files.json', FOLDER), 'utf8')),
);

export function readStudioFile(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.gz`, FOLDER));
}
