import { lazy } from '../../domain/basics/lazy.js';
import type { Cities } from '../../domain/places/gazetteer.js';
import { CITY_COLUMNS, type CityColumn } from './city-columns.js';
import { type ReadWorld, worldLines } from './world-files.js';

function readColumns(read: ReadWorld): ReadonlyMap<CityColumn, Int32Array> {
  const { buffer, byteOffset, byteLength } = read('cities.bin');
  const numbers = new Int32Array(buffer, byteOffset, byteLength / Int32Array.BYTES_PER_ELEMENT);
  const count = numbers.length / CITY_COLUMNS.length;
  return new Map(
    CITY_COLUMNS.map((name, i) => [name, numbers.subarray(i * count, (i + 1) * count)]),
  );
}

/** The cities of the world; each column is read at its first use. */
export function worldCities(read: ReadWorld): Cities {
  const names = lazy(() => worldLines(read, 'city-names.txt'));
  const columns = lazy(() => readColumns(read));
  const column = (name: CityColumn) => columns().get(name) as Int32Array;
  return {
    get names() {
      return names();
    },
    get countries() {
      return column('countries');
    },
    get regions() {
      return column('regions');
    },
    get timezones() {
      return column('timezones');
    },
    get populations() {
      return column('populations');
    },
    get latitudes() {
      return column('latitudes');
    },
    get longitudes() {
      return column('longitudes');
    },
  };
}
