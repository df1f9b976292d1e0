import { pairCount } from '../../relations/pairs.js';
import type { PartialUnique } from '../model/database-schema.js';
import { identifyTarget } from '../model/schema-index.js';
import type { ChildCount } from '../requests/set-request.js';
import type { KeyTerms } from './key-terms.js';
import { childCount, type RowSource } from './row-sources.js';
import type { StructuredTable } from './structured-table.js';

/** The rows of a table by where they come from, at most `most` for each parent. */
export function countRows(
  source: RowSource,
  most: number,
  { asked, rowsOf }: KeyTerms,
): { readonly count: ChildCount; readonly rows: number } {
  if (source.kind === 'per') return childCount(rowsOf(source.parent.target), asked, most);
  if (source.kind === 'rows') return { count: 1, rows: asked };
  const [some, others] = source.sides;
  const sizes = [rowsOf(some.target), rowsOf(others.target)] as const;
  return { count: 1, rows: Math.min(asked, pairCount(sizes, some.target === others.target)) };
}

/** The partial unique indexes whose columns have the same values in all rows of a parent, so that it may have one row alone. */
export function indexesOfParent(
  { table, fields: { fields, references } }: StructuredTable,
  source: RowSource,
): readonly PartialUnique[] {
  if (source.kind !== 'per') return [];
  const through = references.get(source.parent);
  return (table.partialUniques ?? []).filter(
    ({ columns }) =>
      identifyTarget(source.parent, new Set(columns)) &&
      columns.every((name) => fields.get(name)?.through === through),
  );
}
