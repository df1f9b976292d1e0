import { oncePer } from '../columns/once-per.js';
import type { Gazetteer } from './gazetteer.js';
import type { Places } from './places.js';

/**
 * Makes what depends on the places of one country, or of all of a locale, once: a request may have a thousand
 * columns of it, and there are no more countries than these.
 */
export function oncePerCountry<A>(
  make: (gazetteer: Gazetteer, country: string | undefined) => A,
): (places: Pick<Places, 'gazetteer' | 'country'>, country?: string) => A {
  const kept = oncePer((gazetteer: Gazetteer) => {
    const byCountry = new Map<string | undefined, A>();
    return (country: string | undefined): A => {
      const made = byCountry.get(country) ?? make(gazetteer, country);
      byCountry.set(country, made);
      return made;
    };
  });
  return ({ gazetteer, country: own }, country = own) => kept(gazetteer)(country);
}
