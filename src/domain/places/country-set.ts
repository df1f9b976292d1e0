import { entryOf } from '../basics/entry-of.js';
import { oncePer } from '../basics/once-per.js';
import { type CountryShare, type GivenCountries, WORLD } from '../constraints/countries.js';
import type { Gazetteer } from './gazetteer.js';
import type { Places } from './places.js';

/** Countries from which places are drawn, with their shares. */
export interface CountrySet {
  readonly gazetteer: Gazetteer;
  /** Identifies the set: equal for the same countries and shares, in whatever form a request lists them. */
  readonly name: string;
  /** Shares by index of the country, with sum 1; undefined for the world, where population decides. */
  readonly shares?: ReadonlyMap<number, number>;
}

type HomePlaces = Pick<Places, 'gazetteer' | 'homes'>;

/** The size of the cache of recently used sets; it is bounded because callers can send any number of shares. */
const MOST_KEPT = 16;

/** Significant digits of a share in the name of its set: 1, 2, 7 and 0.1, 0.2, 0.7 must have the same name. */
const DIGITS = 12;

interface KeptSets {
  /** The world, single countries and the countries of locales: never dropped. */
  readonly lasting: Map<string, CountrySet>;
  /** All other sets, in order of last use. */
  readonly recent: Map<string, CountrySet>;
}

const keptSets = oncePer((_: Gazetteer): KeptSets => ({ lasting: new Map(), recent: new Map() }));

const countryIndices = oncePer(
  ({ countries }: Gazetteer) => new Map(countries.map(({ alpha2 }, index) => [alpha2, index])),
);

const homeSet = oncePer(({ gazetteer, homes }: HomePlaces): CountrySet => {
  const { lasting } = keptSets(gazetteer);
  const set = makeSet(gazetteer, homes ?? WORLD);
  const known = lasting.get(set.name) ?? set;
  lasting.set(set.name, known);
  return known;
});

/**
 * The set of the given countries, by default those of the locale. Equal sets are the same object while cached, so the
 * tables that depend on a set are computed once.
 */
export function countrySet(places: HomePlaces, given?: GivenCountries): CountrySet {
  if (given === undefined) return homeSet(places);
  const { lasting, recent } = keptSets(places.gazetteer);
  const set = makeSet(places.gazetteer, given);
  const known = lasting.get(set.name) ?? recent.get(set.name) ?? set;
  if ((set.shares?.size ?? 1) === 1) lasting.set(set.name, known);
  if (lasting.has(set.name)) return known;
  recent.delete(set.name);
  recent.set(set.name, known);
  const [oldest = ''] = recent.keys();
  if (recent.size > MOST_KEPT) recent.delete(oldest);
  return known;
}

/** Makes a set of countries; the gazetteer must contain all of them. */
function makeSet(gazetteer: Gazetteer, given: typeof WORLD | readonly CountryShare[]): CountrySet {
  if (given === WORLD) return { gazetteer, name: WORLD };
  const shares = sharesByCode(given);
  const codes = [...shares.keys()].sort();
  const indices = countryIndices(gazetteer);
  return {
    gazetteer,
    name: codes.map((code) => `${code} ${shares.get(code)?.toPrecision(DIGITS)}`).join(' '),
    shares: new Map(codes.map((code) => [entryOf(indices, code), entryOf(shares, code)])),
  };
}

/** Shares by code, scaled to the sum 1. If a country occurs twice, its shares are added. */
function sharesByCode(given: readonly CountryShare[]): ReadonlyMap<string, number> {
  // Shares are divided by the largest one first: a sum of huge shares stays finite.
  const largest = given.reduce((most, { share }) => Math.max(most, share), 0);
  const parts = new Map<string, number>();
  for (const { code, share } of given) parts.set(code, (parts.get(code) ?? 0) + share / largest);
  const total = [...parts.values()].reduce((sum, part) => sum + part, 0);
  return new Map([...parts].map(([code, part]) => [code, part / total]));
}

/** Whether a set contains a country, given by its index in the gazetteer. */
export function hasCountry({ shares }: CountrySet, country: number): boolean {
  return shares?.has(country) ?? true;
}

const shownWords = oncePer((_: CountrySet) => new Map<readonly string[], readonly string[]>());

/** The distinct words whose index passes `isShown`, cached by set and list: `isShown` may depend only on the set. */
export function wordsShown(
  set: CountrySet,
  words: readonly string[],
  isShown: (index: number) => boolean,
): readonly string[] {
  const kept = shownWords(set);
  const known = kept.get(words);
  if (known !== undefined) return known;
  const shown = Object.freeze([...new Set(words.filter((_, index) => isShown(index)))]);
  kept.set(words, shown);
  return shown;
}
