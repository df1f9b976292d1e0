import { nth } from '../../basics/nth.js';
import type { TableSample } from '../../tables/table-sample.js';
import type { InferredField, InferredTable, InnerField } from '../inferred-schema.js';
import { unnest } from './unnest.js';

/** A field that is no object, named by its path, and the keys of a row that lead to its value. */
interface Leaf {
  readonly field: InferredField;
  readonly keys: readonly string[];
}

/** The fields that are shown, with those of objects in their places. An array is one field, whose numbers are its lengths. */
export function leavesOf({ fields }: Pick<InferredTable, 'fields'>): readonly Leaf[] {
  return fields
    .filter(({ hidden }) => hidden !== true)
    .flatMap(({ name, ...field }) => leavesIn(field, [name]));
}

export function leafFields(table: Pick<InferredTable, 'fields'>): readonly InferredField[] {
  return leavesOf(table).map(({ field }) => field);
}

function leavesIn(field: InnerField, keys: readonly string[]): readonly Leaf[] {
  if (field.properties === undefined) return [{ field: { name: keys.join('.'), ...field }, keys }];
  return Object.entries(field.properties).flatMap(([key, inner]) =>
    leavesIn(inner, [...keys, key]),
  );
}

/** All fields that are no objects, with those of items and hidden ones. The items of `lines` are called `lines[]`. */
export function everyField({ fields }: Pick<InferredTable, 'fields'>): readonly InferredField[] {
  const within = (name: string, field: InnerField): readonly InferredField[] => {
    const { properties, items } = field;
    if (properties === undefined) {
      return [{ name, ...field }, ...(items === undefined ? [] : within(`${name}[]`, items))];
    }
    return Object.entries(properties).flatMap(([key, inner]) => within(`${name}.${key}`, inner));
  };
  return fields.flatMap(({ name, ...field }) => within(name, field));
}

/** The sample with a column for each leaf of an inferred table: arrays have their lengths in it. */
export function leafSample(sample: TableSample, table: Pick<InferredTable, 'fields'>): TableSample {
  const nested = new Set(nestedPaths(table));
  if (nested.size === 0) return sample;
  const found = unnest(sample, 0, (path) => !nested.has(path))?.sample;
  const places = leafFields(table).map(({ name }) => found?.header?.indexOf(name) ?? -1);
  if (found === undefined || places.includes(-1)) {
    throw new Error('the sample has other objects and lists than its schema');
  }
  const { header = [], columns, named = [] } = found;
  return {
    ...found,
    header: places.map((i) => nth(header, i)),
    columns: places.map((i) => nth(columns, i)),
    named: places.map((i) => nth(named, i)),
  };
}

/** The paths of the objects and arrays of a table, outside of items. */
function nestedPaths({ fields }: Pick<InferredTable, 'fields'>): readonly string[] {
  const within = (path: string, { properties, items }: InnerField): readonly string[] => [
    ...(properties === undefined && items === undefined ? [] : [path]),
    ...Object.entries(properties ?? {}).flatMap(([key, inner]) => within(`${path}.${key}`, inner)),
  ];
  return fields.flatMap(({ name, ...field }) => within(name, field));
}
