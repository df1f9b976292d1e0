import { drawnNumbers } from '../columns/drawn.js';
import { whole } from '../columns/pieces.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { type Axis, numberAxis } from '../distributions/axis.js';
import { distribution } from '../distributions/distribution.js';
import { numberScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { fieldType } from '../field-types/field-type.js';

/** The number of items that an array may have. */
const MAX_ITEMS = 1000;

interface Bounds {
  readonly min_items: number;
  readonly max_items: number;
}

function rangeOf({ min_items, max_items }: Bounds) {
  return { min: min_items, step: 1, n: max_items - min_items + 1 };
}

function axisOf(bounds: Bounds): Axis {
  return numberAxis(rangeOf(bounds), 0);
}

/**
 * The number of items of an array. It is in no registry: a field with this type has items, which are fields of their
 * own.
 */
export const arrayLength = fieldType({
  name: 'array',
  category: 'numbers and ids',
  description: 'An array of items of one type, of a drawn length.',
  constraints: {
    min_items: withDefault(integer('the smallest number of items', { min: 0, max: MAX_ITEMS }), 0),
    max_items: withDefault(integer('the largest number of items', { min: 0, max: MAX_ITEMS }), 5),
    distribution: distribution(numberScale),
  },
  check: (given) => {
    const { min_items, max_items } = given;
    if (min_items > max_items) {
      const message = `expected at least min_items (${min_items}), got ${max_items}`;
      return [{ path: '/max_items', message }];
    }
    return checkSpread(given.distribution, () => axisOf(given));
  },
  capacity: (given) => rangeOf(given).n,
  plan: (given, context) => {
    const { min_items: min, max_items: max } = given;
    const strata = strataOf(given.distribution, () => axisOf(given));
    const { values, steps } = drawnNumbers(context, rangeOf(given), strata);
    return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
  },
});
