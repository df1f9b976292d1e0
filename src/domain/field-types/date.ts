import { civilCode } from '../columns/calendar.js';
import { CivilDays } from '../columns/civil-days.js';
import { drawnNumbers } from '../columns/drawn.js';
import { distribution } from '../constraints/distribution.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { day } from '../constraints/times.js';
import { fieldType } from './field-type.js';
import { DEFAULT_END, DEFAULT_START } from './reference-day.js';

export const date = fieldType({
  name: 'date',
  category: 'time',
  description: 'Calendar day within a range, both ends included.',
  constraints: {
    start: withDefault(day('the first day'), DEFAULT_START),
    end: withDefault(day('the last day'), DEFAULT_END),
    format: withDefault(
      oneOf('iso is YYYY-MM-DD, us is MM/DD/YYYY, eu is DD/MM/YYYY', ['iso', 'us', 'eu']),
      'iso',
    ),
    distribution,
  },
  check: ({ start, end }) =>
    start > end ? [{ path: '/end', message: 'expected a day that is not before start' }] : [],
  capacity: ({ start, end }) => end - start + 1,
  plan: ({ start, end, format }, context) => {
    const n = end - start + 1;
    const { values, steps } = drawnNumbers(context, { min: start, step: 1, n });
    const days = new CivilDays();
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) days.set(i, civilCode(values.data[i] as number));
    };
    return {
      type: format === 'iso' ? { kind: 'date' } : { kind: 'text' },
      steps: [...steps, { vectors: days.vectors, fill }],
      cell: days.cell(format),
    };
  },
});
