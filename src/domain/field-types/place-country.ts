import { expecting, type Param } from '../constraints/param.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import { countriesOf, type Places } from '../places/places.js';

const CODE = /^[A-Z]{2}$/;

/** A country by its ISO 3166 code; which of them have places, the field's locale says. */
export function isoCountry(description: string): Param<string> {
  return {
    description,
    schema: { type: 'string', pattern: CODE.source },
    decoder: expecting(
      'an ISO 3166 country code, two capitals',
      (value): value is string => typeof value === 'string' && CODE.test(value),
    ),
  };
}

/** Narrows the place of a row; columns agree whose narrowing is the same. */
export const placeCountry = isoCountry(
  'ISO 3166 code of the country of every place; columns that agree must name the same one',
);

/** The faults of a country that the field's locale has no places of. */
export function checkPlaceCountry(
  { country }: { readonly country?: string },
  places: Places | undefined,
): readonly Fault[] {
  if (country === undefined || places === undefined) return [];
  return checkCode(country, places, '/country');
}

export function checkCode(code: string, places: Places, path: string): readonly Fault[] {
  const known = countriesOf(places);
  if (known.some(({ alpha2 }) => alpha2 === code)) return [];
  const expected =
    places.country === undefined
      ? `the code of one of the ${known.length} countries that there are places of`
      : `${places.country}, the country of the locale`;
  return [{ path, message: `no places in ${quote(code)}: expected ${expected}`, expected }];
}
