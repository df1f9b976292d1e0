import {
  type DrawnNumbers,
  drawnNumbers,
  type NumberRange,
  uniqueNumbers,
} from '../columns/drawn.js';
import { whole } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import type { Decoded } from '../constraints/param.js';
import { numberAxis } from '../distributions/axis.js';
import { distribution } from '../distributions/distribution.js';
import { numberScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { ageOf, birthDays, ownBirthDays } from '../entities/birth-days.js';
import { checkAges, maxAge, minAge } from './age-constraints.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';

const constraints = { min: minAge, max: maxAge, distribution: distribution(numberScale) };

type Constraints = Decoded<typeof constraints>;

function rangeOf({ min, max }: Constraints): NumberRange {
  return { min, step: 1, n: max - min + 1 };
}

export const age = fieldType({
  name: 'age',
  synonyms: ['years_old'],
  category: 'person',
  description:
    'Age of a person in years; agrees with birth_date if both have the same bounds and age has no distribution, and with job title, hire date and salary: in a table with one of these, people are 18 to 66 unless the field has bounds.',
  constraints,
  facet: { entity: 'person', words: ['age'] },
  check: (given) => {
    const faults = checkAges(given.min, given.max, '/max');
    return faults.length > 0
      ? faults
      : checkSpread(given.distribution, () => numberAxis(rangeOf(given), 0));
  },
  capacity: (given) => rangeOf(given).n,
  plan: (given, context) => {
    const { min, max } = given;
    const { values, steps } = agesOf(given, context);
    return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
  },
});

/** Draws different ages if the column is unique, by its distribution if it has one, otherwise by the birth days. */
function agesOf(given: Constraints, context: ColumnContext): DrawnNumbers {
  const range = rangeOf(given);
  if (context.unique) return uniqueNumbers(context, range);
  const person = context.entities.person(context.link);
  const strata = strataOf(given.distribution, () => numberAxis(range, 0));
  if (strata !== undefined) {
    const draws = { unique: false, key: (purpose: string) => person.key(`age ${purpose}`) };
    return drawnNumbers(draws, range, strata);
  }
  const drawDays = context.isVaried ? ownBirthDays : birthDays;
  const born = drawDays(person, given.min, given.max);
  const values = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) values.data[i] = ageOf(born.values.data[i] as number);
  };
  return { values, steps: [...born.steps, { vectors: [values], fill }] };
}
