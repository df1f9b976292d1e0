import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CITY_COLUMNS, type CityColumn } from '../../src/adapters/places/city-columns.js';

type Row = readonly string[];

/** The rows of a table of places, each as its fields. */
function rowsOf(folder: string, table: string): readonly Row[] {
  const lines = readFileSync(join(folder, `${table}.tsv`), 'utf8')
    .split('\n')
    .slice(0, -1);
  const [, ...rows] = lines.filter((line) => !line.startsWith('#'));
  return rows.map((row) => row.split('\t'));
}

/** Returns a function that looks up the index of a text in a list. It throws if the list does not contain the text. */
function indexIn(list: readonly string[]): (text: string) => number {
  const indices = new Map(list.map((text, index) => [text, index]));
  return (text) => {
    const index = indices.get(text);
    if (index === undefined) throw new Error(`cities.tsv names ${text}, which is unknown`);
    return index;
  };
}

/** "42.5078" as 425078. */
const tenThousandths = (degrees: string): number => Math.round(Number(degrees) * 10_000);

/** Packs the cities of `folder`, by falling population, into files of the same folder that a start reads quickly. */
export function packCities(folder: string): void {
  const cities = rowsOf(folder, 'cities').toSorted(([, , a], [, , b]) => Number(b) - Number(a));
  const countryIndex = indexIn(rowsOf(folder, 'countries').map(([alpha2 = '']) => alpha2));
  const regionIndex = indexIn(
    rowsOf(folder, 'regions').map(([country, code]) => `${country}-${code}`),
  );
  const zones = [...new Set(cities.map(([, , , , , zone = '']) => zone))].sort();
  const zoneIndex = indexIn(zones);
  const columns: Readonly<Record<CityColumn, (city: Row) => number>> = {
    countries: ([region = '']) => countryIndex(region.slice(0, 2)),
    regions: ([region = '']) => regionIndex(region),
    timezones: ([, , , , , zone = '']) => zoneIndex(zone),
    populations: ([, , population]) => Number(population),
    latitudes: ([, , , latitude = '']) => tenThousandths(latitude),
    longitudes: ([, , , , longitude = '']) => tenThousandths(longitude),
  };
  const numbers = CITY_COLUMNS.flatMap((name) => cities.map(columns[name]));
  const bytes = Buffer.alloc(numbers.length * Int32Array.BYTES_PER_ELEMENT);
  let end = 0;
  for (const number of numbers) end = bytes.writeInt32LE(number, end);
  const lines = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');
  writeFileSync(join(folder, 'cities.bin'), bytes);
  writeFileSync(join(folder, 'city-names.txt'), lines(cities.map(([, name = '']) => name)));
  writeFileSync(join(folder, 'timezones.txt'), lines(zones));
}
