import { dayColumn } from '../columns/calendar-columns.js';
import { type DrawnNumbers, evenNumbers, uniqueNumbers } from '../columns/drawn.js';
import { NumberVector } from '../columns/vectors.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { birthDays, birthRange } from '../entities/birth-days.js';
import { LEAST_AGE_OF_HIRE, WORKING_AGES } from '../entities/grades-by-age.js';
import type { Person } from '../entities/person.js';
import { DAY_MS } from '../time/calendar.js';
import { checkAges } from './age-constraints.js';
import { fieldType } from './field-type.js';

/** The least age of a hire, in days. */
const LEAST_DAYS = 5845;

/** Careers begin at this age, in days. Younger people were hired since they turned 16. */
const CAREER_DAYS = 6575;

/** The first draw of the time since a hire. */
const DRAWS = 2 ** 20;

const constraints = {
  min_age: withDefault(
    integer('the minimum age of the person in years', { min: LEAST_AGE_OF_HIRE, max: 150 }),
    WORKING_AGES.min,
  ),
  max_age: withDefault(
    integer('the maximum age of the person in years', { min: LEAST_AGE_OF_HIRE, max: 150 }),
    WORKING_AGES.max,
  ),
  format: withDefault(
    oneOf('iso is YYYY-MM-DD, us is MM/DD/YYYY, eu is DD/MM/YYYY', ['iso', 'us', 'eu']),
    'iso',
  ),
};

interface Days {
  readonly from: number;
  /** The last day: the one before the reference day. */
  readonly to: number;
}

function daysOf({ min_age, max_age }: Decoded<typeof constraints>): Days {
  return {
    from: birthRange(min_age, max_age).from + LEAST_DAYS,
    to: birthRange(0, 0).to - 1,
  };
}

/** Sundays and Saturdays are two days and one day after a Friday. */
function sinceFriday(day: number): number {
  // 1970-01-01 was a Thursday.
  const weekday = day + 3 - 7 * Math.floor((day + 3) / 7);
  return Math.max(0, weekday - 4);
}

function hireDays(
  person: Person,
  given: Decoded<typeof constraints>,
  { from, to }: Days,
): DrawnNumbers {
  const born = birthDays(person, given.min_age, given.max_age);
  const draws = evenNumbers(person.key('hired'), { min: 0, step: 1, n: DRAWS });
  const values = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const birth = born.values.data[i] as number;
      const career = birth + CAREER_DAYS;
      const first = career > to ? Math.min(birth + LEAST_DAYS, to) : career;
      const place = ((draws.values.data[i] as number) + 0.5) / DRAWS;
      // The square makes recent hires the most frequent: half of all people have worked there for a quarter of their career.
      const day = to - Math.floor((to + 1 - first) * place * place);
      values.data[i] = Math.max(day - sinceFriday(day), first, from);
    }
  };
  return { values, steps: [...born.steps, ...draws.steps, { vectors: [values], fill }] };
}

export const hireDate = fieldType({
  name: 'hire_date',
  synonyms: ['date_of_hire', 'hired_on', 'joining_date', 'employment_date'],
  category: 'person',
  description:
    'Day on which a person was hired: when they were 16 at least, and mostly in the last years. Agrees with age, birth date and job title.',
  constraints,
  facet: {
    entity: 'person',
    words: [
      'date_of_hire',
      'employment_date',
      'joining_date',
      'date_joined',
      'hire_date',
      'hired_on',
    ],
  },
  mayHoldMoments: true,
  check: ({ min_age, max_age }) => checkAges(min_age, max_age, '/max_age'),
  capacity: (given) => {
    const { from, to } = daysOf(given);
    return to - from + 1;
  },
  plan: (given, context) => {
    const days = daysOf(given);
    const { from, to } = days;
    const { values, steps } = context.unique
      ? uniqueNumbers(context, { min: from, step: 1, n: to - from + 1 })
      : hireDays(context.entities.person(context.link), given, days);
    const grain = { step: DAY_MS, unit: DAY_MS };
    const span = { from: from * DAY_MS, to: to * DAY_MS };
    return dayColumn({ values, steps, grain, span }, given.format);
  },
});
