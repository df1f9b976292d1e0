import { scaledUp } from '../basics/whole-range.js';
import { allPresent } from '../columns/all-present.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { Moments } from '../columns/moments.js';
import { whole } from '../columns/pieces.js';
import { preparingSteps } from '../columns/preparing-steps.js';
import { NumberVector } from '../columns/vectors.js';
import { scoreTables } from '../copula/normal-scores.js';
import { decimalFaults, unitsColumn, unitsOf } from '../distributions/decimal-column.js';
import type { Fault } from '../errors/fault.js';
import { eachRun } from '../relations/sibling-runs.js';
import { bendBetween } from '../series/bend.js';
import { Counts } from '../series/counts.js';
import { MeanReversion } from '../series/mean-reversion.js';
import type { Season } from '../series/season.js';
import { Series, type SeriesParts } from '../series/series.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { type SeriesConstraints, seriesConstraints } from './series-constraints.js';
import { missingFaults, valuesPresent } from './series-missing.js';
import { lengthOf } from './series-periods.js';
import { siblingsOf } from './siblings.js';
import { momentFaults } from './timeline.js';

/** Numbers of more digits have no exact decimals. */
const LARGEST_UNITS = 999_999_999_999_999;

/** Estimated times for each row, in nanoseconds. */
const VALUE_COST = 20;
const SEASON_COST = 8;
const PROCESS_COST = 40;
const EXP_COST = 20;
const COUNT_COST = 80;

/** The memory of a series that has nothing else that varies. */
const USUAL_HALF_LIFE = 24;
const USUAL_DEVIATION = 0.1;

function rangeOf({ min, max, precision, counts }: SeriesConstraints) {
  if (counts !== undefined) return { min: 0, max: LARGEST_UNITS, precision: 0 };
  const largest = Math.floor(LARGEST_UNITS / scaledUp(1, precision));
  return {
    min: min ?? Math.min(-largest, max ?? 0),
    max: max ?? Math.max(largest, min ?? 0),
    precision,
  };
}

function seasonFaults({ seasons = [], over }: SeriesConstraints): readonly Fault[] {
  return seasons.flatMap(({ period, peak }, i) => {
    const path = `/seasons/${i}`;
    if (typeof period === 'string' && over === undefined) {
      const message = `a ${period} needs over, the field with the moments: expected a number of steps`;
      return [{ path: `${path}/period`, message }];
    }
    const wanted = typeof period === 'string' ? period : 'steps';
    if (peak === undefined || peak.period === wanted) return [];
    const message = `expected a peak of ${wanted === 'steps' ? 'a number of steps' : `a ${wanted}`}`;
    return [{ path: `${path}/peak`, message }];
  });
}

function trendFaults({ trend, over }: SeriesConstraints): readonly Fault[] {
  if (over !== undefined || trend?.per === undefined) return [];
  const message = `a ${trend.per} needs over, the field with the moments: leave per out, and the unit is a step`;
  return [{ path: '/trend/per', message }];
}

function boundFaults(given: SeriesConstraints): readonly Fault[] {
  const { level, min = -Infinity, max = Infinity } = given;
  if (min >= max) return [{ path: '/max', message: `expected more than min (${min}), got ${max}` }];
  if (level < min || level > max) {
    return [{ path: '/level', message: `expected a level from min to max, got ${level}` }];
  }
  return decimalFaults(rangeOf(given));
}

function seasonOf({
  period,
  size,
  peak,
}: NonNullable<SeriesConstraints['seasons']>[number]): Season {
  const length = typeof period === 'string' ? lengthOf(period) : period;
  return { size, period: length, peak: peak?.at ?? 0 };
}

function memoryOf({ memory, walk, growth, noise, level, counts }: SeriesConstraints) {
  if (memory !== undefined) return memory;
  const varies = walk !== undefined || growth !== undefined || counts !== undefined || noise > 0;
  if (varies) return undefined;
  return { half_life: USUAL_HALF_LIFE, std_dev: Math.abs(level) * USUAL_DEVIATION };
}

function partsOf(given: SeriesConstraints, over: Moments | undefined): SeriesParts {
  const { level, spread, trend, seasons = [], walk, growth, noise, min, max } = given;
  const memory = memoryOf(given);
  const unit = over === undefined ? 1 : lengthOf(trend?.per ?? 'year');
  const reach =
    spread +
    (memory?.std_dev ?? 0) +
    noise +
    seasons.reduce((sum, { size }) => sum + Math.abs(size), 0);
  return {
    level,
    spread,
    trend: (trend?.change ?? 0) / unit,
    origin: over?.span.from ?? 0,
    seasons: seasons.map(seasonOf),
    memory: memory && {
      reversion: new MeanReversion(memory.half_life),
      deviation: memory.std_dev,
      common: memory.common ?? 0,
    },
    walk: walk?.std_dev ?? 0,
    growth: { mean: growth?.mean ?? 0, deviation: growth?.std_dev ?? 0 },
    noise,
    bend: min === undefined && max === undefined ? undefined : bendBetween(min, max, reach),
  };
}

/** The estimated time for each row, in nanoseconds. */
function costOf({ seasons, memory, walk, growth, noise, bend }: SeriesParts): number {
  const isBoth = memory !== undefined && memory.common > 0 && memory.common < 1;
  const processes = [
    memory !== undefined,
    isBoth,
    walk > 0,
    growth.deviation > 0,
    noise > 0,
  ].filter(Boolean).length;
  return (
    VALUE_COST +
    SEASON_COST * seasons.length +
    PROCESS_COST * processes +
    (bend === undefined ? 0 : EXP_COST) +
    EXP_COST
  );
}

function planned(given: SeriesConstraints, context: ColumnContext): ColumnPlan {
  const { over: field } = given;
  const over = field === undefined ? undefined : context.moments(field);
  const siblings = siblingsOf(context);
  const parts = partsOf(given, over);
  const series = new Series(parts, context.key);
  const counts = given.counts && new Counts(context.key, given.counts.dispersion ?? 0);
  const values = new NumberVector(costOf(parts) + (counts === undefined ? 0 : COUNT_COST));
  const range = rangeOf(given);
  const { precision } = range;
  const units = unitsOf(range);
  const factor = scaledUp(1, precision);
  let positions = new Float64Array(0);
  const place = (first: number, from: number, to: number): Float64Array => {
    const run = positions.subarray(from, to);
    if (over === undefined) for (let i = 0; i < run.length; i++) run[i] = first + i;
    else {
      const { data } = over.values;
      for (let i = from; i < to; i++) positions[i] = (data[i] as number) * over.grain.unit;
    }
    return run;
  };
  const fill = (row: number, count: number): void => {
    const { data } = values;
    if (positions.length < count) positions = new Float64Array(count);
    eachRun(siblings, row, count, (group, first, from, to) => {
      const run = { group, first, row: row + from, positions: place(first, from, to) };
      series.fill(data.subarray(from, to), run);
    });
    counts?.fill(data.subarray(0, count), row);
    for (let i = 0; i < count; i++) {
      const unitsOfRow = Math.round((data[i] as number) * factor);
      data[i] = Math.max(units.min, Math.min(units.max, unitsOfRow)) + 0;
    }
  };
  const steps = [
    ...(siblings?.steps ?? []),
    ...(over?.steps ?? []),
    ...preparingSteps([scoreTables]),
    { vectors: [values], fill },
  ];
  const own = valuesPresent(given.missing, context);
  const { present, steps: combining } = allPresent([over?.present, own.present]);
  const all = [...steps, ...own.steps, ...combining];
  if (counts === undefined) {
    return { ...unitsColumn({ values, steps: all }, units, precision), present };
  }
  const type = { kind: 'integer', ...units } as const;
  return { type, steps: all, cell: [whole(values, units.min, units.max)], present };
}

export const series = fieldType({
  name: 'series',
  synonyms: ['time_series', 'measurement', 'reading', 'signal', 'random_walk', 'autoregressive'],
  category: 'numbers and ids',
  description:
    'Number that continues from row to row, such as a temperature or the price of a share: level, trend, seasons, memory and noise; in a table with per, a series for each parent.',
  constraints: seriesConstraints,
  excludes: { counts: ['precision', 'min', 'max'] },
  rules: {
    series:
      'Periods and units of time need over, which names a field with dates or moments. A peak has the form of its period. level lies between min and max, and min is less than max. Between runs of missing rows lies at least one row on average.',
  },
  references: ({ over }) =>
    over === undefined ? [] : [{ field: over, path: '/over', needsMoments: true }],
  check: (given) => {
    const faults = [...seasonFaults(given), ...trendFaults(given), ...missingFaults(given)];
    return faults.length > 0 ? faults : boundFaults(given);
  },
  checkColumns: ({ over }, context) =>
    over === undefined ? [] : momentFaults(over, '/over', context),
  capacity: () => 1,
  plan: planned,
});
