import { dayColumn } from '../columns/calendar-columns.js';
import { uniqueNumbers } from '../columns/drawn.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { birthDays, birthRange, ownBirthDays } from '../entities/birth-days.js';
import { DAY_MS } from '../time/calendar.js';
import { checkAges, maxAge, minAge } from './age-constraints.js';
import { fieldType } from './field-type.js';

export const birthDate = fieldType({
  name: 'birth_date',
  synonyms: ['dob', 'birthday', 'date_of_birth'],
  category: 'person',
  description:
    'Date of birth of a person; agrees with age if both have the same bounds and age has no distribution, and with job title, hire date and salary: in a table with one of these, people are 18 to 66 unless the field has bounds.',
  constraints: {
    min_age: minAge,
    max_age: maxAge,
    format: withDefault(
      oneOf('iso is YYYY-MM-DD, us is MM/DD/YYYY, eu is DD/MM/YYYY', ['iso', 'us', 'eu']),
      'iso',
    ),
  },
  facet: { entity: 'person', words: ['birth_date', 'date_of_birth', 'birthday', 'born', 'dob'] },
  check: ({ min_age, max_age }) => checkAges(min_age, max_age, '/max_age'),
  capacity: ({ min_age, max_age }) => {
    const { from, to } = birthRange(min_age, max_age);
    return to - from + 1;
  },
  plan: ({ min_age, max_age, format }, context) => {
    const { from, to } = birthRange(min_age, max_age);
    const drawDays = context.isVaried ? ownBirthDays : birthDays;
    const { values, steps } = context.unique
      ? uniqueNumbers(context, { min: from, step: 1, n: to - from + 1 })
      : drawDays(context.entities.person(context.link), min_age, max_age);
    const grain = { step: DAY_MS, unit: DAY_MS };
    const span = { from: from * DAY_MS, to: to * DAY_MS };
    return dayColumn({ values, steps, grain, span }, format);
  },
});
