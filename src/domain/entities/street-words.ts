import { isLatin } from '../basics/is-latin.js';
import { lazy } from '../basics/lazy.js';
import { oncePer } from '../basics/once-per.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { type CountrySet, hasCountry } from '../places/country-set.js';
import type { Country, Streets } from '../places/gazetteer.js';
import type { Places } from '../places/places.js';
import { type WeightsByState, weightsByState } from '../random/by-state.js';
import { plainWords } from './word-forms.js';

/** The streets that the places of some countries can have. */
export interface StreetWords {
  /** The streets of all lists, one list after the other. */
  readonly words: readonly string[];
  /** For each country of the gazetteer the number of its list, the state of `weights`. */
  readonly lists: Int32Array;
  readonly weights: () => WeightsByState;
}

/** The most streets that are combined from names and kinds of a lexicon. */
const MOST_COMBINED = 20_000;

/** The streets of a lexicon, all equally frequent; undefined if it has none. */
const lexiconStreets = oncePer((lexicon: Lexicon): Streets | undefined => {
  const names = lexicon.words('street_name') ?? combined(lexicon);
  return names && { names, weights: names.map(() => 1) };
});

function combined(lexicon: Lexicon): readonly string[] | undefined {
  const [names, kinds] = [lexicon.words('last_name'), lexicon.words('street_suffix')];
  if (names === undefined || kinds === undefined) return undefined;
  const plain = plainWords(kinds);
  const most = Math.ceil(MOST_COMBINED / plain.length);
  return Object.freeze(
    plainWords(names)
      .slice(0, most)
      .flatMap((name) => plain.map((kind) => `${name} ${kind}`)),
  );
}

/**
 * The streets that a country has in a locale: its own, but those in another script than Latin only at home; otherwise
 * those of the home country of the locale, otherwise those of its words.
 */
function streetsOf({ alpha2 }: Country, lexicon: Lexicon, places: Places): Streets {
  const home = places.homes?.[0]?.code;
  const { streets } = places.gazetteer;
  const own = (code = ''): Streets | undefined => {
    const found = streets?.get(code);
    return found && (code === home || isLatin(found.names[0])) ? found : undefined;
  };
  const found = own(alpha2) ?? own(home) ?? lexiconStreets(lexicon);
  if (found === undefined) throw new Error(`locale ${lexicon.locale} has no streets`);
  return found;
}

const wordsOfLexicons = oncePer((lexicon: Lexicon) => {
  const places = requiredPlaces(lexicon);
  return oncePer((set: CountrySet): StreetWords => {
    const found = set.gazetteer.countries.map((country, i) =>
      hasCountry(set, i) ? streetsOf(country, lexicon, places) : undefined,
    );
    const different = [...new Set(found)].filter((streets) => streets !== undefined);
    return {
      words: joined(different),
      lists: Int32Array.from(found, (streets) => (streets ? different.indexOf(streets) : 0)),
      weights: lazy(() => weightsByState(entriesOf(different))),
    };
  });
});

/** The streets of a set of countries in a locale; cached. */
export function streetWordsOf(lexicon: Lexicon, set: CountrySet): StreetWords {
  return wordsOfLexicons(lexicon)(set);
}

/** The streets of all lists; the list itself if there is only one, so that its encoded form is shared. */
function joined(lists: readonly Streets[]): readonly string[] {
  const [only, ...others] = lists;
  return only !== undefined && others.length === 0
    ? only.names
    : Object.freeze(lists.flatMap(({ names }) => names));
}

function entriesOf(lists: readonly Streets[]) {
  let first = 0;
  return lists.map(({ weights }) => {
    const start = first;
    first += weights.length;
    return weights.map((weight, i) => ({ index: start + i, weight }));
  });
}
