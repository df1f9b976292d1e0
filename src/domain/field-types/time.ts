import { ClockTimes } from '../columns/clock-times.js';
import { drawnNumbers, type NumberRange } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { textColumn } from '../columns/pieces.js';
import { tellsApart, WrittenMoments } from '../columns/written-moments.js';
import { notation } from '../constraints/notation.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { clockTime } from '../constraints/times.js';
import { type Axis, numberAxis } from '../distributions/axis.js';
import { distribution } from '../distributions/distribution.js';
import { clockScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import { fieldType } from './field-type.js';

const DAY_SECONDS = 86_400;

const constraints = {
  start: withDefault(clockTime('the first time'), '00:00:00'),
  end: withDefault(clockTime('the last time'), '23:59:59'),
  step_seconds: withDefault(
    integer('the distance between values in seconds: start, start + step_seconds, …', {
      min: 1,
      max: DAY_SECONDS,
    }),
    1,
  ),
  format: notation('HH:MM:SS by default, or ', 'seconds', []),
  distribution: distribution(clockScale),
};

type Constraints = Decoded<typeof constraints>;

function rangeOf({ start, end, step_seconds: step }: Constraints): NumberRange {
  return { min: start, step, n: Math.floor((end - start) / step) + 1 };
}

function axisOf(given: Constraints): Axis {
  return numberAxis(rangeOf(given), 0);
}

export const time = fieldType({
  name: 'time',
  synonyms: ['time_of_day'],
  category: 'time',
  description:
    'Time of day within a range, both ends included; as HH:MM:SS, or in another notation.',
  constraints,
  inferred: { start: 'end', end: 'end', format: 'notation', distribution: 'bins' },
  check: (given) =>
    given.start > given.end
      ? [{ path: '/end', message: 'expected a time that is not before start' }]
      : checkSpread(given.distribution, () => axisOf(given)),
  capacity: (given) =>
    given.format !== undefined && !tellsApart(given.format, 'seconds') ? 1 : rangeOf(given).n,
  plan: (given, context) => {
    const { values, steps } = drawnNumbers(
      context,
      rangeOf(given),
      strataOf(given.distribution, () => axisOf(given)),
    );
    if (given.format !== undefined) {
      const written = new WrittenMoments(given.format, { first: 0, last: 0 });
      const set: Fill = (_row, count) => {
        for (let i = 0; i < count; i++) written.setSecond(i, values.data[i] as number);
      };
      return textColumn([...steps, { vectors: written.ofSeconds, fill: set }], ...written.cell);
    }
    const times = new ClockTimes(false);
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) times.set(i, values.data[i] as number);
    };
    return {
      type: { kind: 'time' },
      steps: [...steps, { vectors: times.vectors, fill }],
      cell: times.cell(),
    };
  },
});
