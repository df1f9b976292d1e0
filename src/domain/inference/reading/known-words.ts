import { oncePer } from '../../basics/once-per.js';
import type { Lexicon, WordList } from '../../lexicon/lexicon.js';
import type { Gazetteer, Region } from '../../places/gazetteer.js';
import { ordinaryWords } from './ordinary-words.js';

/** The names of people in a locale, in the form of `plainWord`, each with its share of the people. */
export interface KnownNames {
  readonly locale: string;
  readonly first: ReadonlyMap<string, number>;
  readonly last: ReadonlyMap<string, number>;
}

/** Words for recognising values, in the form of `plainWord`. */
export interface KnownWords {
  readonly firstNames: Pick<ReadonlySet<string>, 'has'>;
  /** The names by locale, those of the default locale first. */
  readonly names: readonly KnownNames[];
  readonly countries: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
  readonly stateCodes: ReadonlySet<string>;
  /** Words of names of things. */
  readonly ordinary: ReadonlySet<string>;
}

/** The words of the default locale, and the names of further ones. */
export function knownWords(lexicon: Lexicon, others: readonly Lexicon[] = []): KnownWords {
  const own = namesOf(lexicon);
  const gazetteer = lexicon.places?.gazetteer;
  return {
    firstNames: own.first,
    names: [own, ...others.map(namesOf)],
    ordinary: ordinaryOf(lexicon),
    ...(gazetteer === undefined ? NO_PLACES : placesOf(gazetteer)),
  };
}

const ordinaryOf = oncePer(ordinaryWords);

/** The names by their lexicons, because the lists of all languages take a tenth of a second. */
const namesOf = oncePer(
  (lexicon: Lexicon): KnownNames => ({
    locale: lexicon.locale,
    first: sharesOf(lexicon, ['first_name_female', 'first_name_male']),
    last: sharesOf(lexicon, ['last_name_female', 'last_name_male', 'last_name']),
  }),
);

/** The names of some lists, each with its share of the people: half of them, say, are on the list of women. */
function sharesOf(lexicon: Lexicon, lists: readonly WordList[]): ReadonlyMap<string, number> {
  const known = [...new Set(lists.flatMap((list) => (lexicon.words(list) ? [list] : [])))];
  const shares = new Map<string, number>();
  for (const list of known) {
    const words = lexicon.words(list) ?? [];
    const weights = lexicon.weights?.(list);
    const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? words.length;
    words.forEach((word, i) => {
      const name = plainWord(word);
      const share = (weights?.[i] ?? 1) / total / known.length;
      shares.set(name, (shares.get(name) ?? 0) + share);
    });
  }
  return shares;
}

type KnownPlaces = Pick<KnownWords, 'countries' | 'cities' | 'states' | 'stateCodes'>;

const NO_PLACES: KnownPlaces = {
  countries: new Set(),
  cities: new Set(),
  states: new Set(),
  stateCodes: new Set(),
};

/** The states are those of the United States only: the region codes of other countries are arbitrary letters. */
const placesOf = oncePer(({ countries, regions, cities }: Gazetteer): KnownPlaces => {
  const isAmerican = ({ country }: Region): boolean => countries[country]?.alpha2 === 'US';
  const states = regions.filter(isAmerican);
  return {
    countries: new Set(countries.map(({ name }) => plainWord(name))),
    cities: new Set(cities.names.map(plainWord)),
    states: new Set(states.map(({ name }) => plainWord(name))),
    stateCodes: new Set(states.map(({ code }) => code)),
  };
});

/** A text in lower case, without accents and without a part in brackets at its end: "Bahamas (the)" is "bahamas". */
export function plainWord(text: string): string {
  const bracket = text.endsWith(')') ? text.indexOf('(') : -1;
  const word = bracket < 0 ? text : text.slice(0, bracket).trimEnd();
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
