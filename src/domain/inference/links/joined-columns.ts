import * as E from 'fp-ts/lib/Either.js';
import type { InferenceOptions, InferredColumn, InferredField } from '../inferred-schema.js';
import { freeName } from '../trial/free-name.js';
import { trial } from '../trial/trial.js';

/** A column whose values join those of hidden columns. */
export interface JoinedColumn {
  readonly field: InferredField;
  readonly hidden: readonly InferredField[];
}

/** The columns that join parts, without those that a request would be refused for. */
export function joinedColumns(
  columns: readonly InferredColumn[],
  names: ReadonlySet<string>,
  options: InferenceOptions,
): readonly JoinedColumn[] {
  return columns
    .flatMap((column) => joinedColumn(column, names))
    .filter(({ field, hidden }) => E.isRight(trial({ fields: [field, ...hidden] }, options)));
}

function joinedColumn(
  { field: { name, constraints }, joined }: InferredColumn,
  names: ReadonlySet<string>,
): readonly JoinedColumn[] {
  if (joined === undefined) return [];
  const hidden = joined.parts.map(({ type, constraints: own }) => ({
    name: freeName(`${name} ${type}`, names),
    type,
    // The parts of a row show one place.
    constraints: { ...own, link: name },
    hidden: true,
  }));
  const template = hidden.map((part) => `{${part.name}}`).join(joined.between);
  const { null_rate } = constraints;
  const nulls = null_rate === undefined ? {} : { null_rate };
  return [{ field: { name, type: 'template', constraints: { template, ...nulls } }, hidden }];
}
