import { signal } from '@preact/signals';
import type { PairFigures } from '../engine/pair-figures.js';
import type { Place } from '../engine/places-in.js';
import type { Field } from './project.js';

/** The name of the column that the inspector compares with that of the selected field. */
export const partner = signal<string | undefined>(undefined);

const NAMES = {
  latitude: /(?:^|_)lat(?:itude)?$/i,
  longitude: /(?:^|_)(?:lon|lng|long|longitude)$/i,
};

/** The places of a pair of a longitude and a latitude, by the types of their fields or, for other numbers, by their names. */
export function mapPlaces(
  pair: PairFigures,
  fields: readonly Field[],
): readonly Place[] | undefined {
  if (pair.kind !== 'points') return undefined;
  const is = ({ name, min, max }: typeof pair.x, axis: keyof typeof NAMES): boolean => {
    const type = fields.find((field) => field.name === name)?.type;
    const end = axis === 'latitude' ? 90 : 180;
    return (
      type === axis || (type === 'float' && NAMES[axis].test(name) && min >= -end && max <= end)
    );
  };
  const { x, y, points } = pair;
  if (is(x, 'longitude') && is(y, 'latitude')) return points;
  if (is(x, 'latitude') && is(y, 'longitude')) return points.map(([north, east]) => [east, north]);
  return undefined;
}
