import type { Lexicon } from '../lexicon/lexicon.js';
import type { Places } from './places.js';

/** Places that are known to be there: a request that needs missing ones was refused before. */
export function requiredPlaces({ places, locale }: Pick<Lexicon, 'places' | 'locale'>): Places {
  if (places === undefined) throw new Error(`locale ${locale} has no places`);
  return places;
}
