import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import type { Gazetteer, Region } from '../places/gazetteer.js';

/** Words by which values are known, as `plainWord` writes them. */
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

/** Of states, those of the United States: the codes of other countries' regions are any two letters. */
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

/** Small letters without accents and without what stands in brackets: "Bahamas (the)" is bahamas. */
export function plainWord(text: string): string {
  return text
    .replace(/\s*\(.*\)$/, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
