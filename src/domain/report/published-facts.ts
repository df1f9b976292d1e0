import type { InferredSchema } from '../inference/index.js';
import type { InferredField } from '../inference/inferred-schema.js';
import type { PublishedFacts } from './quality-report.js';

/** The figures of a row of a table of conditions. */
interface ConditionRow {
  readonly weights?: object;
  readonly bins?: readonly unknown[];
  readonly null_rate?: number;
  readonly true_rate?: number;
}

/** Counts what an inferred request tells about its sample. */
export function publishedFacts({ fields, correlate }: InferredSchema): PublishedFacts {
  const rows = fields.flatMap(conditionsOf);
  const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
  return {
    values: sum(fields.map(listedValues)),
    bins: sum(fields.map(binsOf)),
    conditions: rows.length,
    conditional_figures: sum(rows.map(figuresOf)),
    correlations: correlate.length,
  };
}

function listedValues({ constraints: { choices, value } }: InferredField): number {
  if (Array.isArray(choices)) return choices.length;
  return value === undefined ? 0 : 1;
}

function binsOf({ constraints: { distribution } }: InferredField): number {
  const { weights = [] } = (distribution ?? {}) as { readonly weights?: readonly unknown[] };
  return weights.length;
}

function conditionsOf({ constraints: { given } }: InferredField): readonly ConditionRow[] {
  return ((given ?? { rows: [] }) as { readonly rows: readonly ConditionRow[] }).rows;
}

function figuresOf({ weights = {}, bins = [], ...rates }: ConditionRow): number {
  const given = [rates.null_rate, rates.true_rate].filter((rate) => rate !== undefined);
  return Object.keys(weights).length + bins.length + given.length;
}
