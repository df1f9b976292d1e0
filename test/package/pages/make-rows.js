import { fetchPlaces, generate } from '@tablewright/engine';
import { generateLazily } from '@tablewright/engine/lazy';
import { CITIES, GERMAN, NAMES } from './requests.js';

/** Nothing says where the files of places are: that is up to the bundler. */
export async function makeRows() {
  const german = await generateLazily(GERMAN);
  const places = await fetchPlaces();
  const tables = [generate(NAMES), german, generate(CITIES, { places })];
  return JSON.stringify(tables.flatMap((table) => [...table.rows()]));
}
