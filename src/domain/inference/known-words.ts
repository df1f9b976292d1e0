import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import type { Gazetteer, Region } from '../places/gazetteer.js';

/** Words for recognising values, in the form of `plainWord`. */
export interface KnownWords {
  readonly firstNames: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
  readonly stateCodes: ReadonlySet<string>;
}

export function knownWords(lexicon: Lexicon): KnownWords {
  const setOf = (...lists: readonly WordList[]): ReadonlySet<string> =>
    new Set(lists.flatMap((list) => lexicon.words(list) ?? []).map(plainWord));
  return {
    firstNames: setOf('first_name_female', 'first_name_male'),
    ...knownPlaces(lexicon.places?.gazetteer),
  };
}

type KnownPlaces = Pick<KnownWords, 'countries' | 'cities' | 'states' | 'stateCodes'>;

/** The states are those of the United States only: the region codes of other countries are arbitrary letters. */
function knownPlaces(gazetteer: Gazetteer | undefined): KnownPlaces {
  const { countries = [], regions = [], cities } = gazetteer ?? {};
  const isAmerican = ({ country }: Region): boolean => countries[country]?.alpha2 === 'US';
  const states = regions.filter(isAmerican);
  return {
    countries: new Set(countries.map(({ name }) => plainWord(name))),
    cities: new Set((cities?.names ?? []).map(plainWord)),
    states: new Set(states.map(({ name }) => plainWord(name))),
    stateCodes: new Set(states.map(({ code }) => code)),
  };
}

/** A text in lower case, without accents and without a part in brackets at its end: "Bahamas (the)" is "bahamas". */
export function plainWord(text: string): string {
  const bracket = text.endsWith(')') ? text.indexOf('(') : -1;
  const word = bracket < 0 ? text : text.slice(0, bracket).trimEnd();
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
