import type { Atlas } from '../../domain/places/places.js';
import { worldAtlas } from './world-atlas.js';
import { WORLD_FILES, type WorldFile } from './world-files.js';

/** The files beside this module. Bundlers know exactly this expression, and copy the file that it names. */
const BESIDE: Readonly<Record<WorldFile, () => URL>> = {
  'cities.bin': () => new URL('./world/cities.bin', import.meta.url),
  'city-names.txt': () => new URL('./world/city-names.txt', import.meta.url),
  'countries.tsv': () => new URL('./world/countries.tsv', import.meta.url),
  'home-countries.tsv': () => new URL('./world/home-countries.tsv', import.meta.url),
  'names.tsv': () => new URL('./world/names.tsv', import.meta.url),
  'regions.tsv': () => new URL('./world/regions.tsv', import.meta.url),
  'streets.tsv': () => new URL('./world/streets.tsv', import.meta.url),
  'timezones.txt': () => new URL('./world/timezones.txt', import.meta.url),
  'towns.tsv': () => new URL('./world/towns.tsv', import.meta.url),
};

/**
 * Fetches the places of the world, for a program in a browser: 1.3 MB, or 0.5 MB compressed. `folder` is the URL of the
 * files of the folder `world` of the package, with a slash at its end. Default: where Vite, webpack or Next.js has put
 * them, and without a bundler beside the modules of the package.
 *
 * @throws Error with the URL of a file that the server does not have.
 * @example
 * const cities = async (folder: string): Promise<string> => {
 *   const places = await fetchPlaces(folder);
 *   return generate({ rows: 3, fields: [{ name: 'city', type: 'city' }] }, { places }).text();
 * };
 */
export async function fetchPlaces(folder?: string): Promise<Atlas> {
  const files = new Map(
    await Promise.all(
      WORLD_FILES.map(async (name) => [name, await fetched(name, folder)] as const),
    ),
  );
  return worldAtlas((name) => files.get(name) as Uint8Array);
}

async function fetched(name: WorldFile, folder: string | undefined): Promise<Uint8Array> {
  const url = folder === undefined ? BESIDE[name]() : new URL(name, folder);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: places need this file`);
  return new Uint8Array(await answer.arrayBuffer());
}
