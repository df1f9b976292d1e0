import { nth } from '../../basics/nth.js';
import type { Cell, TableSample } from '../../tables/table-sample.js';
import { refusal } from '../dependence/with-dependence.js';
import { inferTable, pathIn, type TablePlace } from '../infer-table.js';
import type { InferenceOptions, InferredSchema } from '../inferred-schema.js';
import { faultyFields } from '../trial/trial.js';
import type { ItemSample } from './item-sample.js';
import { type InferredItems, nestedSchema } from './nested-schema.js';
import { unnest, type WholeArray, type WholeColumn } from './unnest.js';

/** A table, or the items of an array. */
interface Place extends TablePlace {
  /** The number of objects and arrays around it. */
  readonly level: number;
}

/** The maximum number of rounds. In each, columns that cannot be taken apart become texts. */
const MOST_ROUNDS = 4;

/**
 * Infers a request from the first records of a table: a field and a summary for each column. Objects and lists of JSON
 * become fields of the types `object` and `array`. Pure: the same sample has the same result. Throws if the table has no
 * column with the name `unit`: see `columnFaults`.
 *
 * Everything that is disclosed represents at least `k` sampled rows, also inside of objects and arrays: many items of one
 * array are one row.
 */
export function inferSchema(all: TableSample, options: InferenceOptions): InferredSchema {
  return inferNested(all, options, { level: 0 });
}

function inferNested(
  all: TableSample,
  options: InferenceOptions,
  { level, ...place }: Place,
): InferredSchema {
  const texts = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const unnested = unnest(all, level, (path) => texts.has(path));
    if (unnested === undefined) break;
    const { sample, counted, wholes } = unnested;
    const flat = inferTable(sample, options, { ...place, counted });
    const units = place.units ?? unitsOf(sample, options);
    const itemsOf = ({ path, items }: WholeArray): InferredItems =>
      inferItems(items, options, { units, of: pathIn(place.of, path) });
    const nested = nestedSchema(flat, wholes, itemsOf);
    const refused =
      nested.lost.length === 0 ? faultsOf(nested.schema, wholes, options) : nested.lost;
    if (refused.length === 0) return nested.schema;
    for (const path of refused) texts.add(path);
  }
  return inferTable(all, options, place);
}

/** Whom the rows of a table belong to; undefined if each row counts. */
function unitsOf(
  { header, columns }: TableSample,
  { unit }: InferenceOptions,
): readonly Cell[] | undefined {
  return unit === undefined ? undefined : columns[header?.indexOf(unit) ?? -1];
}

/** Infers the items of an array. Undefined if fewer than k rows have items, unless all of a small sample have. */
function inferItems(
  { sample, rows, level, lengths, areObjects }: ItemSample,
  { unit: _, ...options }: InferenceOptions,
  { units, of }: { readonly units: readonly Cell[] | undefined; readonly of: string },
): InferredItems {
  const own = rows.map((row) => (units === undefined ? String(row) : nth(units, row)));
  const all = units === undefined ? lengths.length : new Set(units).size;
  const least = Math.max(2, Math.min(options.k, all));
  if (sample === undefined || new Set(own).size < least) return undefined;
  const place = { level, units: own, isSingle: !areObjects, of };
  return { schema: inferNested(sample, options, place), areObjects };
}

/** The paths of the arrays in the fields that a request is refused for, or of the fields if they have none. */
function faultsOf(
  { fields, correlate }: InferredSchema,
  wholes: readonly WholeColumn[],
  options: InferenceOptions,
): readonly string[] {
  const refused = refusal({ fields, correlate }, options);
  if (refused === undefined) return [];
  const faulty = new Set([...faultyFields(refused)].map((i) => fields[i]?.name));
  const nested = wholes.filter(({ kind }) => kind !== 'value');
  const own = nested.filter(({ key }) => faulty.has(key));
  return (own.length > 0 ? own : nested).flatMap((column) => {
    const arrays = arraysIn(column);
    return arrays.length > 0 ? arrays : [column.path];
  });
}

function arraysIn(column: WholeColumn): readonly string[] {
  if (column.kind === 'array') return [column.path];
  return column.kind === 'object' ? column.members.flatMap(arraysIn) : [];
}
