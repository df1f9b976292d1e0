import type { Members } from '../../domain/basics/members.js';
import type { Formats } from '../../domain/formats/format.js';
import { withFittingNames } from '../../domain/hub/fitting-names.js';
import { likeSource } from '../../domain/hub/like-source.js';
import type { InferredField, InferredSchema, InferredTable } from '../../domain/inference/index.js';
import type { InferredSample } from './infer-sample.js';

/** A request for a table like that of a sample. */
export interface InferredRequest extends InferredTable {
  /** The number of sampled rows, at least 1. */
  readonly rows: number;
}

/** The request of a sample. A table with only a header has columns, but a request needs at least one row. */
export function requestOfSample({ rows, schema }: InferredSample): InferredRequest {
  const { fields, correlate, even } = schema;
  const all = Math.max(rows, 1);
  return { rows: all, fields: ascendingOver(fields, { rows: all }), correlate, even };
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
  const { fields, ...others } = withFittingNames(schema, table, formats);
  return { ...table, ...written, ...others, fields: ascendingOver(fields, table) };
}

/**
 * The fields, of which those that ascend do so over the rows of the table. A window of other rows does not tell how many
 * these are.
 */
function ascendingOver(
  fields: readonly InferredField[],
  { rows, offset = 0 }: Members,
): readonly InferredField[] {
  const isWhole = Number.isInteger(rows) && Number(rows) >= 2 && offset === 0;
  if (!isWhole) return fields;
  return fields.map((field) =>
    field.constraints.ascends_over === undefined
      ? field
      : { ...field, constraints: { ...field.constraints, ascends_over: rows } },
  );
}
