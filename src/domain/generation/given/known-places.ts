import type { Decoded } from '../../constraints/param.js';
import { city } from '../../field-types/city.js';
import { allCountries, country } from '../../field-types/country.js';
import { allCodes, countryCode } from '../../field-types/country-code.js';
import { postalCode } from '../../field-types/postal-code.js';
import { allRegions, state } from '../../field-types/state.js';
import { timezone } from '../../field-types/timezone.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { requiredPlaces } from '../../lexicon/required-places.js';
import type { KnownPlace } from '../../places/known-cities.js';
import { formOfCode } from '../../places/postal-forms.js';
import type { Field } from '../generate-request.js';

/** What a value of a field tells of the place of its row; undefined if nothing. */
export function knownPlace(
  { type, constraints, unique }: Field,
  value: string,
  lexicon: Lexicon,
): KnownPlace | undefined {
  if (unique || value === '') return undefined;
  switch (type) {
    case city:
      return { city: value };
    case state: {
      const given = constraints as Decoded<typeof state.constraints>;
      return { regions: indicesOf(value, allRegions(given, requiredPlaces(lexicon))) };
    }
    case country: {
      const given = constraints as Decoded<typeof country.constraints>;
      return { countries: indicesOf(value, allCountries(given, requiredPlaces(lexicon))) };
    }
    case countryCode: {
      const given = constraints as Decoded<typeof countryCode.constraints>;
      return { countries: indicesOf(value, allCodes(given, requiredPlaces(lexicon))) };
    }
    case timezone:
      return { timezone: value };
    case postalCode:
      return formOfCode(value) && { postalCode: value };
    default:
      return undefined;
  }
}

function indicesOf(value: string, words: readonly string[]): ReadonlySet<number> {
  return new Set(words.flatMap((word, index) => (word === value ? [index] : [])));
}
