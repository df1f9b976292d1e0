import { oncePer } from '../basics/once-per.js';
import { literal, words } from '../columns/pieces.js';
import type { Place } from '../entities/place.js';
import { keptList } from '../entities/word-forms.js';
import { type CountrySet, hasCountry } from '../places/country-set.js';
import type { Country, Region } from '../places/gazetteer.js';
import { codePart } from './code-part.js';
import type { FilledPieces } from './filled-pieces.js';

/** The order of the parts of a locality, and the texts between them. */
interface Form {
  /** The text between a code that comes first and the city; undefined if it does not. */
  readonly afterCode: string | undefined;
  /** The text between the city and the code of the state; undefined if the state is not part of addresses. */
  readonly beforeState: string | undefined;
  /** The text before a code that comes last; undefined if it does not. */
  readonly beforeCode: string | undefined;
}

const FORM =
  /^(?:%Z(?<afterCode>[^%]*))?%C(?:(?<beforeState>[^%]*)%S)?(?:(?<beforeCode>[^%]*)%Z)?$/;

function formOf({ locality }: Country): Form {
  const { afterCode, beforeState, beforeCode } = FORM.exec(locality ?? '')?.groups ?? {};
  if (afterCode === undefined && beforeState === undefined && beforeCode === undefined) {
    return { afterCode, beforeState, beforeCode: ' ' };
  }
  return { afterCode, beforeState, beforeCode };
}

/** By index of the country. They are made once: each of a thousand fields asks for them. */
const formsOf = oncePer((set: CountrySet): readonly (Form | undefined)[] =>
  set.gazetteer.countries.map((country, i) => (hasCountry(set, i) ? formOf(country) : undefined)),
);

/** Whether some region is part of addresses: found once for each list of thousands. */
const hasStates = oncePer((states: readonly string[]) => states.some((state) => state !== ''));

/**
 * The city of the place with its postal code, and with the code of the state where addresses have it, in the form of its
 * country: "69002 Lyon", "Springfield, IL 62704".
 */
export function localityOf(place: Place): FilledPieces {
  const { city, region, countries: set } = place;
  const { regions, cities } = set.gazetteer;
  const forms = formsOf(set);
  const before = codesOf(place, forms, 'afterCode');
  const after = codesOf(place, forms, 'beforeCode');
  const states = keptList(regions, `states ${set.name}`, () =>
    regions.map((state) => stateOf(state, forms)),
  );
  return {
    steps: [...city.steps, ...region.steps, ...before.steps, ...after.steps],
    cell: [
      ...before.cell,
      words(cities.names, city.indices),
      ...(hasStates(states) ? [words(states, region.indices)] : []),
      ...after.cell,
    ],
  };
}

function stateOf({ country, code }: Region, forms: readonly (Form | undefined)[]): string {
  const gap = forms[country]?.beforeState;
  return gap === undefined ? '' : gap + code;
}

/** The postal codes of the countries that have them at this place, each with its gap, and nothing for the others. */
function codesOf(
  place: Place,
  forms: readonly (Form | undefined)[],
  gapOf: 'afterCode' | 'beforeCode',
): FilledPieces {
  return codePart(
    place,
    forms.map((form) => {
      const gap = form?.[gapOf];
      if (gap === undefined) return undefined;
      return gapOf === 'afterCode' ? { before: '', after: gap } : { before: gap, after: '' };
    }),
  );
}

/** The name of the country behind a separator, if the places are in several countries. */
export function countryOf(place: Place, separator: string, names: readonly string[]): FilledPieces {
  if (!place.isInSeveralCountries) return { steps: [], cell: [] };
  return {
    steps: place.country.steps,
    cell: [literal(separator), words(names, place.country.indices)],
  };
}
