import type { Moments } from '../columns/moments.js';
import { NumberVector } from '../columns/vectors.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { timeSpan } from '../constraints/time-span.js';
import { instant } from '../constraints/times.js';
import type { Fault } from '../errors/fault.js';
import { DEFAULT_START } from '../time/reference-day.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { grainOf, hidesMoments, shownMoments, writtenMoment } from './shown-moments.js';
import { siblingsOf } from './siblings.js';

/** Later moments would leave no room for fields that lie after a tick. */
const DEFAULT_END = '2999-12-31';

const constraints = {
  start: withDefault(
    instant('the first tick; a date without a time means the beginning of that day'),
    DEFAULT_START,
  ),
  every: withDefault(timeSpan('the time from one tick to the next'), '1h'),
  end: withDefault(instant('no tick lies after it'), DEFAULT_END),
  ...writtenMoment,
};

type Constraints = Decoded<typeof constraints>;

function countTicks({ start, end, every }: Constraints): number {
  return Math.floor((end.to - start.from) / every) + 1;
}

function ticks(given: Constraints, context: ColumnContext): Moments {
  const grain = grainOf(given);
  const siblings = siblingsOf(context);
  const values = new NumberVector();
  const start = given.start.from / grain.unit;
  const every = given.every / grain.unit;
  const fill = (row: number, count: number): void => {
    const { data } = values;
    if (siblings === undefined) {
      for (let i = 0; i < count; i++) data[i] = start + every * (row + i);
      return;
    }
    const places = siblings.places.data;
    for (let i = 0; i < count; i++) data[i] = start + every * (places[i] as number);
  };
  const last = siblings === undefined ? countTicks(given) - 1 : siblings.most - 1;
  return {
    values,
    steps: [...(siblings?.steps ?? []), { vectors: [values], fill }],
    grain,
    span: { from: given.start.from, to: given.start.from + given.every * Math.max(0, last) },
  };
}

function stepFaults({ start, every, ...written }: Constraints): readonly Fault[] {
  const { step } = grainOf(written);
  const message =
    'expected whole seconds, since the values are no more exact than that: precision ms makes them so';
  return [
    ...(start.from % step === 0 ? [] : [{ path: '/start', message }]),
    ...(every % step === 0 ? [] : [{ path: '/every', message }]),
  ];
}

export const tick = fieldType({
  name: 'tick',
  synonyms: ['interval_start', 'reading_time', 'measured_at', 'regular_time'],
  category: 'time',
  description:
    'Moment at regular distances: start, start + every and so on; in a table with per, anew for each parent.',
  constraints,
  rules: {
    ticks:
      'end is not before start. Without precision ms and with the format unix, start and every are whole seconds. Different ticks have different texts.',
  },
  numbersRows: true,
  mayHoldMoments: true,
  references: () => [],
  check: (given) => {
    if (countTicks(given) < 1) {
      return [{ path: '/end', message: 'expected a moment that is not before start' }];
    }
    if (hidesMoments(given)) {
      const message = 'expected a format that tells all ticks apart, with the date and the time';
      return [{ path: '/format', message }];
    }
    return stepFaults(given);
  },
  capacity: countTicks,
  mostRows: countTicks,
  plan: (given, context) => {
    const moments = ticks(given, context);
    return { ...shownMoments(moments, given.format), moments };
  },
});
