import { scaledUp, type WholeRange } from '../basics/whole-range.js';
import { allPresent } from '../columns/all-present.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { Moments } from '../columns/moments.js';
import { whole } from '../columns/pieces.js';
import { preparingSteps } from '../columns/preparing-steps.js';
import { MOST_DEPTH, readingDepth } from '../columns/reading-depth.js';
import { NumberVector } from '../columns/vectors.js';
import { scoreTables } from '../copula/normal-scores.js';
import { decimalFaults, unitsColumn, unitsOf } from '../distributions/decimal-column.js';
import type { Fault } from '../errors/fault.js';
import { eachRun } from '../relations/sibling-runs.js';
import { bendBetween } from '../series/bend.js';
import { Counts } from '../series/counts.js';
import { INCIDENT_KINDS, type Incidents } from '../series/incidents.js';
import { MeanReversion } from '../series/mean-reversion.js';
import type { Season } from '../series/season.js';
import { type KeyOfPart, Series, type SeriesParts } from '../series/series.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { type SeriesConstraints, seriesConstraints } from './series/constraints.js';
import { incidentFaults, incidentLabels, incidentsOf } from './series/incidents.js';
import { memoryOf } from './series/memory.js';
import { missingFaults, valuesPresent } from './series/missing.js';
import { lengthOf } from './series/periods.js';
import { Positions } from './series/positions.js';
import { type FillRun, stuckStep } from './series/stuck.js';
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

/** Values that are stuck plan the column of the moments again. */
function depthFaults({ incidents }: SeriesConstraints, { steps }: Moments): readonly Fault[] {
  const isStuck = incidents !== undefined && (incidents.kinds ?? INCIDENT_KINDS).includes('stuck');
  if (!isStuck || readingDepth(steps) < MOST_DEPTH) return [];
  const message = `values are stuck over moments that follow from more than ${MOST_DEPTH - 1} series or running values: name other kinds`;
  return [{ path: '/incidents/kinds', message }];
}

function seasonOf({
  period,
  size,
  peak,
}: NonNullable<SeriesConstraints['seasons']>[number]): Season {
  const length = typeof period === 'string' ? lengthOf(period) : period;
  return { size, period: length, peak: peak?.at ?? 0 };
}

function partsOf(
  given: SeriesConstraints,
  over: Moments | undefined,
  incidents: Incidents | undefined,
): SeriesParts {
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
    incidents,
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

function fillRunOf(
  given: SeriesConstraints,
  parts: SeriesParts,
  units: WholeRange,
  keyOf: KeyOfPart,
): FillRun {
  const series = new Series(parts, keyOf);
  const counts = given.counts && new Counts(keyOf, given.counts.dispersion ?? 0);
  const factor = scaledUp(1, rangeOf(given).precision);
  return (out, run) => {
    series.fill(out, run);
    counts?.fill(out, run.row);
    for (let i = 0; i < out.length; i++) {
      const rounded = Math.round((out[i] as number) * factor);
      out[i] = Math.max(units.min, Math.min(units.max, rounded)) + 0;
    }
  };
}

function planned(given: SeriesConstraints, context: ColumnContext): ColumnPlan {
  const { over: field, counts } = given;
  const over = field === undefined ? undefined : context.moments(field);
  const siblings = siblingsOf(context);
  const incidents = incidentsOf(given, context.key);
  const parts = partsOf(given, over, incidents);
  const values = new NumberVector(costOf(parts) + (counts === undefined ? 0 : COUNT_COST));
  const range = rangeOf(given);
  const units = unitsOf(range);
  const fillRun = fillRunOf(given, parts, units, context.key);
  const positions = new Positions(over);
  const fill = (row: number, count: number): void => {
    eachRun(siblings, row, count, (group, first, from, to) => {
      const run = { group, first, row: row + from, positions: positions.of(first, from, to) };
      fillRun(values.data.subarray(from, to), run);
    });
  };
  const stuck =
    incidents?.kinds.includes('stuck') &&
    stuckStep({
      ...{ values, siblings, incidents, over },
      fillRun: fillRunOf(given, { ...parts, incidents: undefined }, units, context.key),
      again: field === undefined ? undefined : context.again().moments(field),
    });
  const own = valuesPresent(given.missing, context);
  const { present, steps: combining } = allPresent([over?.present, own.present]);
  const steps = [
    ...(siblings?.steps ?? []),
    ...(over?.steps ?? []),
    ...preparingSteps([scoreTables]),
    { vectors: [values], fill },
    ...(stuck ? [stuck] : []),
    ...own.steps,
    ...combining,
  ];
  const column =
    counts === undefined
      ? unitsColumn({ values, steps }, units, range.precision)
      : {
          type: { kind: 'integer', ...units } as const,
          steps,
          cell: [whole(values, units.min, units.max)],
        };
  return {
    ...column,
    present,
    ...(incidents && { incidents: incidentLabels(incidents, siblings) }),
  };
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
    const faults = [
      ...seasonFaults(given),
      ...trendFaults(given),
      ...missingFaults(given),
      ...incidentFaults(given),
    ];
    return faults.length > 0 ? faults : boundFaults(given);
  },
  checkColumns: (given, context) => {
    const { over } = given;
    if (over === undefined) return [];
    const faults = momentFaults(over, '/over', context);
    return faults.length > 0 ? faults : depthFaults(given, context.moments(over));
  },
  capacity: () => 1,
  plan: planned,
});
