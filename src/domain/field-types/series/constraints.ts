import { MAX_NAME_LENGTH } from '../../constraints/limits.js';
import { list } from '../../constraints/lists.js';
import { integer, number, positive } from '../../constraints/numbers.js';
import { object } from '../../constraints/objects.js';
import { type Decoded, statedDefault, withDefault } from '../../constraints/param.js';
import { oneOf, text } from '../../constraints/texts.js';
import { frequencies } from '../../constraints/weights.js';
import { INCIDENT_KINDS } from '../../series/incidents.js';
import { peak, period, TREND_UNITS } from './periods.js';

/** Larger numbers have no decimals that a double could hold. */
const LARGEST = 1e15;
const MOST_SEASONS = 10;

/** The rows of a run of missing values. */
export const USUAL_RUN = 12;

const value = (description: string) => number(description, { min: -LARGEST, max: LARGEST });

const deviation = (description: string) => number(description, { min: 0, max: LARGEST });

/** A change of the logarithm of a value. */
const rate = (description: string, min: number) =>
  statedDefault(number(description, { min, max: 1 }), 0);

const season = object(
  'a wave with one peak in each period',
  {
    period,
    size: value('how far the peak lies above the level, and the trough below it'),
    peak,
  },
  { required: ['period', 'size'] },
);

export const seriesConstraints = {
  over: text(
    'the field with the moment of each value, such as a tick; without it, the rows are the steps of time',
    { minLength: 1, maxLength: MAX_NAME_LENGTH },
  ),
  level: withDefault(value('the number around which the values lie'), 100),
  spread: withDefault(
    deviation('the standard deviation of the level from parent to parent, in a table with per'),
    0,
  ),
  trend: object(
    'a change of the level at a constant rate',
    {
      change: value('what the level gains in each unit of time'),
      per: statedDefault(TREND_UNITS, 'year'),
    },
    { required: ['change'] },
  ),
  seasons: list('waves that are added to the level', season, { maxItems: MOST_SEASONS }),
  memory: object(
    'deviations that last for a while: each value resembles the one before',
    {
      half_life: positive(
        'the number of steps after which half of a deviation is left, on average',
        {
          max: 1e9,
        },
      ),
      std_dev: deviation('the standard deviation'),
      common: statedDefault(
        number('the share of the variance that all parents have in common', { min: 0, max: 1 }),
        0,
      ),
    },
    { required: ['half_life', 'std_dev'] },
  ),
  walk: object(
    'a random walk: each step adds a draw, and the values never return on their own',
    { std_dev: deviation('the standard deviation of a step') },
    { required: ['std_dev'] },
  ),
  growth: object(
    'growth by a random factor at each step, as of prices of shares',
    {
      mean: rate(
        'the mean of the logarithm of the factor: about the share by which a value grows',
        -1,
      ),
      std_dev: rate('the standard deviation of that logarithm', 0),
    },
    {},
  ),
  noise: withDefault(deviation('the standard deviation of an error of each value on its own'), 0),
  counts: object(
    'whole numbers of events in each step, which scatter around the sum of the other parts; they have no precision, min or max',
    {
      dispersion: statedDefault(
        number(
          'how much more they scatter than independent events do: their variance is m + dispersion * m * m around a mean of m',
          { min: 0, max: 1000 },
        ),
        0,
      ),
    },
    {},
  ),
  missing: object(
    'runs of rows without a value, as of a sensor that is off',
    {
      share: number('the share of the rows in such runs', { min: 0, max: 0.99 }),
      mean_length: statedDefault(
        number('the number of rows of a run, on average', { min: 1, max: 1e9 }),
        USUAL_RUN,
      ),
    },
    { required: ['share'] },
  ),
  incidents: object(
    'spans of rows in which something is wrong with the values; state_series labels them by of',
    {
      share: number('the share of the rows in incidents', { min: 0, max: 0.25 }),
      longest: statedDefault(
        integer('the most rows of an incident; all lengths from 1 up are equally frequent', {
          min: 1,
          max: 1e6,
        }),
        USUAL_RUN,
      ),
      size: positive(
        'how far the values go, up or down, on average; by default five standard deviations of memory and noise together, or half of the level without them',
        { max: LARGEST },
      ),
      kinds: list(
        'what may happen; by default all five',
        oneOf(
          'shift: all values lie higher or lower; spike: they go up and back, or down and back; drift: they go away ever further; stuck: all equal the one before; noise: they scatter',
          INCIDENT_KINDS,
        ),
        { maxItems: INCIDENT_KINDS.length },
      ),
      weights: frequencies('how often each of them happens, one number per kind'),
    },
    { required: ['share'] },
  ),
  min: value('the least value; values are bent towards it and not cut off'),
  max: value('the greatest value; values are bent towards it and not cut off'),
  precision: withDefault(integer('number of decimals', { min: 0, max: 15 }), 2),
};

export type SeriesConstraints = Decoded<typeof seriesConstraints>;
