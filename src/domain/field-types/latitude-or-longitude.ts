import type { ColumnPlan } from '../columns/column-plan.js';
import type { DrawnNumbers } from '../columns/drawn.js';
import { NumberVector } from '../columns/vectors.js';
import { integer, number } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import {
  countDecimals,
  type DecimalRange,
  decimalColumn,
  decimalFaults,
  unitsColumn,
  unitsOf,
} from '../distributions/decimal-column.js';
import type { Place } from '../entities/place.js';
import type { Fault } from '../errors/fault.js';
import type { Places } from '../places/places.js';
import { POSITION_DECIMALS } from '../places/position.js';
import type { ColumnContext } from './column-context.js';
import { checkPlaceCountry, placeCountry, placeOf } from './countries/place-country.js';

/** Four decimals of a degree are about ten metres, seven about a centimetre. */
export const precision = withDefault(
  integer('number of decimals', { min: 0, max: POSITION_DECIMALS }),
  4,
);

/** The constraints of a latitude or longitude that lies within ±`most` degrees. */
function coordinateConstraints(most: number) {
  const bound = { min: -most, max: most };
  const leaves = 'values are then uniform and independent of the place of the row';
  return {
    country: placeCountry,
    min: number(`smallest value in degrees; ${leaves}`, bound),
    max: number(`largest value in degrees; ${leaves}`, bound),
    precision,
  };
}

type Constraints = Decoded<ReturnType<typeof coordinateConstraints>>;

/** Returns whether a range is given. Values are then uniform and not near the place. */
function isRange({ min, max }: Constraints): boolean {
  return min !== undefined || max !== undefined;
}

/** The part of the record that `latitude` and `longitude` share; `most` is 90 or 180. */
export function coordinate(name: 'latitude' | 'longitude', most: number) {
  const rangeOf = ({
    min = -most,
    max = most,
    precision: decimals,
  }: Constraints): DecimalRange => ({
    min,
    max,
    precision: decimals,
  });
  return {
    constraints: coordinateConstraints(most),
    placeLists: ['places'],
    excludes: { min: ['country'], max: ['country'] },
    check: (given: Constraints, places: Places | undefined): readonly Fault[] => [
      ...checkPlaceCountry(given.country, places),
      ...decimalFaults(rangeOf(given)),
    ],
    countries: (given: Constraints) => (isRange(given) ? undefined : { given: given.country }),
    capacity: (given: Constraints): number => countDecimals(rangeOf(given)),
    plan: (given: Constraints, context: ColumnContext): ColumnPlan => {
      const range = rangeOf(given);
      if (context.unique) return decimalColumn(range, context);
      const place = placeOf(context, given.country);
      if (isRange(given)) {
        const key = (purpose: string) => place.key(`${name} ${purpose}`);
        return decimalColumn(range, { unique: false, key });
      }
      const drawn = roundedPosition(place, name, given.precision);
      return unitsColumn(drawn, unitsOf(range), given.precision);
    },
  } as const;
}

/** A coordinate of the place in units of 10^-decimals degrees. */
export function roundedPosition(
  place: Place,
  name: 'latitude' | 'longitude',
  decimals: number,
): DrawnNumbers {
  const { latitudes, longitudes, steps } = place.position;
  const source = name === 'latitude' ? latitudes : longitudes;
  const unit = Number(`1e${POSITION_DECIMALS - decimals}`);
  const values = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) values.data[i] = Math.round((source.data[i] as number) / unit);
  };
  return { values, steps: [...steps, { vectors: [values], fill }] };
}
