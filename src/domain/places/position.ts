import type { Fill, FillStep } from '../columns/fill-step.js';
import { type IndexVector, NumberVector } from '../columns/vectors.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import type { Cities } from './gazetteer.js';

/** Decimals of a degree in positions: a resolution of a centimetre. */
export const POSITION_DECIMALS = 7;

/** Units of the last decimal per unit of the gazetteer. */
const SCALE = 1000;

/** The largest distance from the centre of a city in each direction, in units: 0.02 degrees, two kilometres. */
const FARTHEST = 200_000;

const MOST = { latitude: 900_000_000, longitude: 1_800_000_000 };

/** Degrees x 10^7. */
export interface Position {
  readonly latitudes: NumberVector;
  readonly longitudes: NumberVector;
  readonly steps: readonly FillStep[];
}

/** A position near the centre of each row's city, uniform in a square around it. */
export function positionNear(
  cities: Cities,
  city: { readonly indices: IndexVector; readonly steps: readonly FillStep[] },
  key: Key,
): Position {
  const latitudes = new NumberVector();
  const longitudes = new NumberVector();
  const north = deriveKey(key, 'north');
  const east = deriveKey(key, 'east');
  const distances = { min: -FARTHEST, step: 1, n: 2 * FARTHEST + 1 };
  const fill: Fill = (row, count, kernel) => {
    kernel.drawNumbers(latitudes.data, north, row, count, distances);
    kernel.drawNumbers(longitudes.data, east, row, count, distances);
    move(latitudes, cities.latitudes, city.indices, count, MOST.latitude);
    move(longitudes, cities.longitudes, city.indices, count, MOST.longitude);
  };
  const step = { vectors: [latitudes, longitudes], fill };
  return { latitudes, longitudes, steps: [...city.steps, step] };
}

/** Adds the coordinate of the city's centre to each distance and clamps the sum. */
function move(
  distances: NumberVector,
  centres: Int32Array,
  city: IndexVector,
  count: number,
  most: number,
): void {
  const { data } = distances;
  for (let i = 0; i < count; i++) {
    const centre = (centres[city.data[i] as number] as number) * SCALE;
    data[i] = Math.max(-most, Math.min(most, centre + (data[i] as number)));
  }
}
