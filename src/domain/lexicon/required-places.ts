import type { Places } from '../places/places.js';
import type { Lexicon } from './lexicon.js';

/** The places of a lexicon. Throws if it has none: requests that need missing places must be refused before. */
export function requiredPlaces({ places, locale }: Pick<Lexicon, 'places' | 'locale'>): Places {
  if (places === undefined) throw new Error(`locale ${locale} has no places`);
  return places;
}
