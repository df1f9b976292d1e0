import { log } from '../../distributions/elementary.js';
import { cellOf } from '../../formulas/cell-of.js';
import { powerOfTen } from '../../formulas/read-number.js';
import type { ColumnWithin } from '../dependence/learn-dependence.js';
import type { InferredField } from '../inferred-schema.js';
import { floorTo } from '../numbers/round-axis.js';
import type { Deviations } from './deviations.js';
import type { Runs } from './runs.js';

/** A column of numbers that are a level of their group and deviations with memory. */
export interface ColumnWithMemory {
  readonly column: ColumnWithin;
  /** The level of each group, rounded. */
  readonly levels: readonly string[];
}

/** The digits of figures: they tell about all groups together, and a row seldom moves one. */
const DIGITS = 2;
/** The decimals of factors, and those that deviations have beyond the values. */
const FACTOR_DECIMALS = 4;
const MORE_DECIMALS = 1;
/** Far from all factors: a formula of numbers without bounds may have too many digits. */
const FACTOR_RANGE = { min: -99, max: 99 };

/** The formula of a column, which adds deviations to the column `level` or multiplies it by factors. */
export function columnWithMemory(
  { name, constraints: { precision: given, min, max } }: InferredField,
  level: string,
  { areFactors, trend, kept, memory, noise, levels, error }: Deviations,
  { starts, groupOf }: Runs,
  free: (name: string) => string,
): ColumnWithMemory {
  const precision = typeof given === 'number' ? given : 0;
  const unit = areFactors ? 1 : powerOfTen(precision);
  const figure = (number: number): number => Number((number / unit).toPrecision(DIGITS));
  const change = figure(trend);
  // Levels are those of the middle of a group.
  const middle = (groupOf.length / starts.length - 1) / 2;
  const own = {
    name: free(`${name} ${areFactors ? 'factor' : 'deviation'}`),
    type: 'series',
    constraints: {
      level: (areFactors ? 1 : 0) - figure(trend * middle),
      ...(change !== 0 && { trend: { change } }),
      ...(figure(memory) > 0 && {
        memory: {
          half_life: Number((log(0.5) / log(kept)).toPrecision(DIGITS)),
          std_dev: figure(memory),
        },
      }),
      noise: figure(noise),
      ...(areFactors && FACTOR_RANGE),
      precision: areFactors ? FACTOR_DECIMALS : precision + MORE_DECIMALS,
    },
    hidden: true,
  };
  const value = `${cellOf(level)} ${areFactors ? '*' : '+'} ${cellOf(own.name)}`;
  const isBounded = typeof min === 'number' && typeof max === 'number';
  const expression = isBounded ? `max(${min}, min(${max}, ${value}))` : value;
  return {
    column: {
      field: { name, type: 'formula', constraints: { expression, precision } },
      hidden: [own],
    },
    levels: Array.from(levels, (level) =>
      String(
        Number(
          (rounded(level, areFactors ? error * level : error) / powerOfTen(precision)).toFixed(
            precision,
          ),
        ),
      ),
    ),
  };
}

/** A level without the digits that a row moves, because it moves the mean of its group by less than chance does. */
function rounded(level: number, error: number): number {
  const step = powerOfTen(error > 1 ? Math.round(log(error) / log(10)) : 0);
  return floorTo(level + step / 2, step);
}
