import type { ColumnPlan, Piece } from '../columns/column-plan.js';
import { uniqueNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { literal } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { ColumnContext } from './column-context.js';
import { ofPlace, placeCountry, placeOf } from './countries/place-country.js';
import { fieldType } from './field-type.js';
import { precision, roundedPosition } from './latitude-or-longitude.js';

const { MAX_SAFE_INTEGER } = Number;

const constraints = {
  country: placeCountry,
  format: withDefault(
    oneOf(
      'object is {"latitude":…,"longitude":…}, as text in formats other than JSON; string is latitude, longitude; wkt is POINT(longitude latitude); geojson is a Point of RFC 7946 with the longitude first',
      ['object', 'string', 'wkt', 'geojson'],
    ),
    'object',
  ),
  precision,
};

type Constraints = Decoded<typeof constraints>;

/** The number of units of the last decimal in a degree. */
function unitsOf(decimals: number): number {
  return Number(`1e${decimals}`);
}

/** The positions of a unique column: all latitudes and every `stride`-th longitude, at most 2^53 - 1 in all. */
function grid(decimals: number) {
  const unit = unitsOf(decimals);
  const latitudes = 180 * unit + 1;
  const longitudes = 360 * unit + 1;
  const counted = Math.min(longitudes, Math.floor(MAX_SAFE_INTEGER / latitudes));
  return { latitudes, counted, stride: Math.floor(longitudes / counted) };
}

interface Pair {
  readonly latitudes: NumberVector;
  readonly longitudes: NumberVector;
  readonly steps: readonly FillStep[];
}

function pairNear({ country, precision: decimals }: Constraints, context: ColumnContext): Pair {
  const place = placeOf(context, country);
  const latitude = roundedPosition(place, 'latitude', decimals);
  const longitude = roundedPosition(place, 'longitude', decimals);
  const steps = [...new Set([...latitude.steps, ...longitude.steps])];
  return { latitudes: latitude.values, longitudes: longitude.values, steps };
}

function uniquePair({ precision: decimals }: Constraints, context: ColumnContext): Pair {
  const { latitudes: n, counted, stride } = grid(decimals);
  const elements = uniqueNumbers(context, { min: 0, step: 1, n: n * counted });
  const latitudes = new NumberVector();
  const longitudes = new NumberVector();
  const unit = unitsOf(decimals);
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const element = elements.values.data[i] as number;
      const above = Math.floor(element / n);
      latitudes.data[i] = element - above * n - 90 * unit;
      longitudes.data[i] = above * stride - 180 * unit;
    }
  };
  const step = { vectors: [latitudes, longitudes], fill };
  return { latitudes, longitudes, steps: [...elements.steps, step] };
}

function degrees(values: NumberVector, most: number, decimals: number): Piece {
  const max = most * unitsOf(decimals);
  return { kind: 'number', values, decimals, minDigits: decimals + 1, min: -max, max };
}

export const coordinates = fieldType({
  name: 'coordinates',
  synonyms: ['lat_lng', 'lat_lon', 'geo', 'geopoint', 'gps', 'point'],
  category: 'place',
  description: 'Latitude and longitude of the place, in WGS 84 degrees.',
  constraints,
  facet: {
    entity: 'place',
    words: ['geo_location', 'coordinates', 'coords', 'geolocation', 'location', 'position'],
  },
  ...ofPlace,
  capacity: ({ precision: decimals }) => {
    const { latitudes, counted } = grid(decimals);
    return latitudes * counted;
  },
  plan: (given, context): ColumnPlan => {
    const pair = context.unique ? uniquePair(given, context) : pairNear(given, context);
    const latitude = degrees(pair.latitudes, 90, given.precision);
    const longitude = degrees(pair.longitudes, 180, given.precision);
    const { steps } = pair;
    switch (given.format) {
      case 'object': {
        const [open, between] = ['{"latitude":', ',"longitude":'].map(literal) as [Piece, Piece];
        const cell = [open, latitude, between, longitude, literal('}')];
        return { type: { kind: 'json' }, steps, cell };
      }
      case 'string':
        return { type: { kind: 'text' }, steps, cell: [latitude, literal(', '), longitude] };
      case 'geojson': {
        const open = literal('{"type":"Point","coordinates":[');
        const cell = [open, longitude, literal(','), latitude, literal(']}')];
        return { type: { kind: 'json' }, steps, cell };
      }
      case 'wkt': {
        const cell = [literal('POINT('), longitude, literal(' '), latitude, literal(')')];
        return { type: { kind: 'text' }, steps, cell };
      }
    }
  },
});
