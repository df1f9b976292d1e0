import type { Members } from '../../domain/basics/members.js';
import type { Formats } from '../../domain/formats/format.js';
import { withFittingNames } from '../../domain/hub/fitting-names.js';
import { likeSource } from '../../domain/hub/like-source.js';
import {
  type InferredField,
  type InferredGroups,
  type InferredSchema,
  type InferredTable,
  onlyTable,
} from '../../domain/inference/inferred-schema.js';
import type { InferredSample } from './infer-sample.js';

/** A request for a table like that of a sample. */
export interface RequestOfSample extends InferredTable {
  /** The number of sampled rows, at least 1. */
  readonly rows: number;
}

/** The request of a sample. A table with only a header has columns, but a request needs at least one row. */
export function requestOfSample({ rows, schema }: InferredSample): RequestOfSample {
  const all = Math.max(rows, 1);
  return { rows: all, ...fittingRows(onlyTable(schema), { rows: all }) };
}

/**
 * The request of a clone: `table` with the fields of a schema, under names that its format accepts. If `isLikeSource`, it
 * is written like the text that was sampled.
 */
export function clonedTable<Table extends Members>(
  schema: InferredTable & Pick<InferredSchema, 'notation'>,
  table: Table,
  { formats, isLikeSource }: { readonly formats: Formats; readonly isLikeSource: boolean },
): Table & InferredTable {
  const written = isLikeSource ? likeSource(table, schema.notation) : {};
  const named = withFittingNames(schema, table, formats);
  return { ...table, ...written, ...fittingRows(named, table) };
}

/**
 * The table, whose fields that ascend do so over its rows, or its groups. A window of other rows does not tell how many these
 * are. If there are not more groups than listed keys, each group has another one.
 */
function fittingRows(table: InferredTable, { rows, offset = 0 }: Members): InferredTable {
  const isWhole = Number.isInteger(rows) && Number(rows) >= 2 && offset === 0;
  if (!isWhole) return table;
  const { fields, groups } = table;
  const all = Number(rows);
  const ofGroups = Math.ceil(all / (groups === undefined ? 1 : meanOf(groups)));
  return {
    ...table,
    fields: fields.map((field) => {
      const { ascends_over, choices } = field.constraints;
      const own = field.per === undefined ? all : Math.max(2, ofGroups);
      const areEnough = Array.isArray(choices) && choices.length >= ofGroups;
      const isUnique = areEnough && typeof groups?.rows === 'number' && listsKeys(field);
      if (ascends_over === undefined && !isUnique) return field;
      const more = isUnique ? { unique: true } : { ascends_over: own };
      return { ...field, constraints: { ...field.constraints, ...more } };
    }),
  };
}

/** Whether a field lists the keys of groups: it has no weights, because each of them has one group. */
function listsKeys({ per, type, hidden, constraints }: InferredField): boolean {
  return per === 'group' && type === 'choice' && !hidden && constraints.weights === undefined;
}

/** The mean number of rows of a group. */
function meanOf({ rows }: InferredGroups): number {
  if (typeof rows === 'number') return rows;
  const weights = Object.entries(rows.weights);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.reduce((total, [size, weight]) => total + Number(size) * weight, 0) / sum;
}
