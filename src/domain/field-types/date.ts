import { civilCode } from '../columns/calendar.js';
import { CivilDays } from '../columns/civil-days.js';
import { drawnNumbers, type NumberRange } from '../columns/drawn.js';
import { distribution } from '../constraints/distribution.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { day } from '../constraints/times.js';
import { type Axis, timeAxis } from '../distributions/axis.js';
import { dayScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { fieldType } from './field-type.js';
import { DEFAULT_END, DEFAULT_START } from './reference-day.js';

interface Days {
  readonly start: number;
  readonly end: number;
}

function rangeOf({ start, end }: Days): NumberRange {
  return { min: start, step: 1, n: end - start + 1 };
}

function axisOf(days: Days): Axis {
  return timeAxis(rangeOf(days), { perTick: 1, step: 1 });
}

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
    distribution: distribution(dayScale),
  },
  check: (given) =>
    given.start > given.end
      ? [{ path: '/end', message: 'expected a day that is not before start' }]
      : checkSpread(given.distribution, () => axisOf(given)),
  capacity: (given) => rangeOf(given).n,
  plan: (given, context) => {
    const { format } = given;
    const strata = strataOf(given.distribution, () => axisOf(given));
    const { values, steps } = drawnNumbers(context, rangeOf(given), strata);
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
