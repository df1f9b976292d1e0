import type { Atlas } from '../../domain/places/places.js';
import { worldAtlas } from './world-atlas.js';
import { WORLD_FILES, type WorldFile } from './world-files.js';

/** The folder of the files beside this module, as packages have it. */
const FOLDER = new URL('./world/', import.meta.url).href;

/**
 * Fetches the places of the world, for a program in a browser: 0.9 MB, or 0.4 MB compressed. `folder` is the URL of the
 * files of the folder `world` of the package, with a slash at its end. Default: beside the module that calls.
 *
 * @throws Error with the URL of a file that the server does not have.
 * @example
 * const cities = async (folder: string): Promise<string> => {
 *   const places = await fetchPlaces(folder);
 *   return generate({ rows: 3, fields: [{ name: 'city', type: 'city' }] }, { places }).text();
 * };
 */
export async function fetchPlaces(folder: string = FOLDER): Promise<Atlas> {
  const files = new Map(
    await Promise.all(
      WORLD_FILES.map(async (name) => [name, await fetched(name, folder)] as const),
    ),
  );
  return worldAtlas((name) => files.get(name) as Uint8Array);
}

async function fetched(name: WorldFile, folder: string): Promise<Uint8Array> {
  const url = new URL(name, folder);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: places need this file`);
  return new Uint8Array(await answer.arrayBuffer());
}
