import type { Atlas, TableColumn } from '../../src/page/index.js';
import { textAt } from './column-cells.js';

/** In degrees; east and north are positive. */
export type Place = readonly [longitude: number, latitude: number];

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`;
/** The forms of the type `coordinates`, with the place of the latitude in them. */
const FORMS: readonly (readonly [form: RegExp, latitude: 1 | 2])[] = [
  [new RegExp(`^${NUMBER}, ?${NUMBER}$`), 1],
  [new RegExp(`^POINT\\(${NUMBER} ${NUMBER}\\)$`), 2],
  [new RegExp(`^\\{"latitude":${NUMBER},"longitude":${NUMBER}\\}$`), 1],
];
const MOST = 1000;

/** The first places of a column of coordinates; undefined if another text is among them. */
export function placesIn(
  column: TableColumn,
  rows: readonly number[],
): readonly Place[] | undefined {
  const places: Place[] = [];
  for (const row of rows.slice(0, MOST)) {
    const place = placeOf(textAt(column, row));
    if (place === undefined) return undefined;
    places.push(place);
  }
  return places;
}

function placeOf(text: string): Place | undefined {
  for (const [form, latitude] of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const [north, east] = [Number(found[latitude]), Number(found[3 - latitude])];
    return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [east, north] : undefined;
  }
  return undefined;
}

/** Cities are counted by squares of this many degrees. */
const SQUARE = 0.5;
/** The unit of the positions of cities, in degrees. */
const UNIT = 1e-4;

/** A place in each square of the world that has a city. */
export function landOf(atlas: Atlas): readonly Place[] {
  const { latitudes, longitudes } = atlas.places('en').gazetteer.cities;
  const middle = (value: number): number => (Math.floor((value * UNIT) / SQUARE) + 0.5) * SQUARE;
  const squares = new Map<string, Place>();
  for (const [i, latitude] of latitudes.entries()) {
    const place: Place = [middle(longitudes[i] ?? 0), middle(latitude)];
    squares.set(place.join(), place);
  }
  return [...squares.values()];
}
