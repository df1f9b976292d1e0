import type { Fill, FillStep } from '../columns/column-plan.js';
import { type IndexVector, NumberVector } from '../columns/vectors.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import type { Cities } from './gazetteer.js';

/** Decimals of a degree that positions are kept with: a centimetre. */
export const POSITION_DECIMALS = 7;

/** Units of the last decimal in a unit of the gazetteer. */
const SCALE = 1000;

/** The farthest from the middle of a city, in units: 0.02 degrees, two kilometres. */
const FARTHEST = 200_000;

const MOST = { latitude: 900_000_000, longitude: 1_800_000_000 };

/** Degrees x 10^7. */
export interface Position {
  readonly latitudes: NumberVector;
  readonly longitudes: NumberVector;
  readonly steps: readonly FillStep[];
}

/** A spot near the middle of each row's city, evenly in a square around it. */
export function positionNear(
  cities: Cities,
  city: { readonly indices: IndexVector; readonly steps: readonly FillStep[] },
  key: Key,
): Position {
  const latitudes = new NumberVector();
  const longitudes = new NumberVector();
  const north = deriveKey(key, 'north');
  const east = deriveKey(key, 'east');
  const away = { min: -FARTHEST, step: 1, n: 2 * FARTHEST + 1 };
  const fill: Fill = (row, count, kernel) => {
    kernel.drawNumbers(latitudes.data, north, row, count, away);
    kernel.drawNumbers(longitudes.data, east, row, count, away);
    move(latitudes, cities.latitudes, city.indices, count, MOST.latitude);
    move(longitudes, cities.longitudes, city.indices, count, MOST.longitude);
  };
  const step = { vectors: [latitudes, longitudes], fill };
  return { latitudes, longitudes, steps: [...city.steps, step] };
}

/** Adds the middle of the city to what lies between it and the spot. */
function move(
  away: NumberVector,
  middles: Int32Array,
  city: IndexVector,
  count: number,
  most: number,
): void {
  const { data } = away;
  for (let i = 0; i < count; i++) {
    const middle = (middles[city.data[i] as number] as number) * SCALE;
    data[i] = Math.max(-most, Math.min(most, middle + (data[i] as number)));
  }
}
