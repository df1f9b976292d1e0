import { entryOf } from '../basics/entry-of.js';
import { least } from '../basics/extremes.js';
import { fewestInGiven } from '../inference/dependence/dependence-gate.js';
import type { InferredGiven } from '../inference/dependence/inferred-given.js';
import { everyField, type InferredSchema } from '../inference/index.js';
import type { InferredField } from '../inference/inferred-schema.js';
import { fewestInBin } from '../inference/privacy/bins-hold.js';
import type { ColumnValues } from '../inference/reading/column-values.js';
import type { PublishedFacts } from './quality-report.js';

type ConditionRow = InferredGiven['rows'][number];

/** Counts what an inferred request tells about its sample. `columns` are those with values of the sample, by the names of their fields. */
export function publishedFacts(
  schema: InferredSchema,
  columns: ReadonlyMap<string, ColumnValues>,
  k: number,
): PublishedFacts {
  const fields = everyField(schema);
  const rows = fields.flatMap(conditionsOf);
  const fewest = least(fields.map((field) => fewestRows(field, columns, k)));
  const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
  return {
    values: sum(fields.map(countListed)),
    bins: sum(fields.map(binsOf)),
    conditions: rows.length,
    conditional_figures: sum(rows.map(figuresOf)),
    correlations: schema.correlate.length,
    fewest_rows: Number.isFinite(fewest) ? Math.floor(fewest / k) * k : null,
  };
}

/** The fewest rows of the sample behind a value, a bin or a condition of a field; infinite if there are none. */
function fewestRows(
  field: InferredField,
  columns: ReadonlyMap<string, ColumnValues>,
  k: number,
): number {
  const own = columns.get(field.name);
  if (own === undefined) return Number.POSITIVE_INFINITY;
  const { choices = [], distribution, given } = field.constraints;
  const listed = (choices as readonly unknown[]).map((value) => own.counts.get(String(value)) ?? 0);
  return least([
    ...listed,
    fewestInBin(distribution, field, own),
    fewestInConditions(field, given as InferredGiven | undefined, columns, k),
  ]);
}

function fewestInConditions(
  field: InferredField,
  given: InferredGiven | undefined,
  columns: ReadonlyMap<string, ColumnValues>,
  k: number,
): number {
  if (!given?.columns.every((name) => columns.has(name))) return Number.POSITIVE_INFINITY;
  return fewestInGiven(field, given, (name) => entryOf(columns, name), k);
}

function countListed({ constraints: { choices, value } }: InferredField): number {
  if (Array.isArray(choices)) return choices.length;
  return value === undefined ? 0 : 1;
}

function binsOf({ constraints: { distribution } }: InferredField): number {
  const { weights = [] } = (distribution ?? {}) as { readonly weights?: readonly unknown[] };
  return weights.length;
}

function conditionsOf({ constraints: { given } }: InferredField): readonly ConditionRow[] {
  return ((given ?? { rows: [] }) as Pick<InferredGiven, 'rows'>).rows;
}

function figuresOf({ weights = {}, bins = [], ...rates }: ConditionRow): number {
  const given = [rates.null_rate, rates.true_rate].filter((rate) => rate !== undefined);
  return Object.keys(weights).length + bins.length + given.length;
}
