import type { InferredTable } from '../../src/page/index.js';

/** A weaker correlation is kept in the schema and not named in the list. */
const NAMED = 0.3;

/** What a column follows, in a few words: other columns, or a formula. Empty if it follows nothing. */
export function dependenceText(
  column: string,
  { fields, correlate }: Pick<InferredTable, 'fields' | 'correlate'>,
): string {
  const constraints = fields.find(({ name }) => name === column)?.constraints;
  const { columns: parents = [] } = (constraints?.given ?? {}) as {
    readonly columns?: readonly string[];
  };
  const partners = correlate
    .filter(
      ({ columns, coefficient }) => columns.includes(column) && Math.abs(coefficient) >= NAMED,
    )
    .map(({ columns }) => columns.find((name) => name !== column));
  return [
    ...(typeof constraints?.expression === 'string' ? [constraints.expression] : []),
    ...(parents.length > 0 ? [`given ${parents.join(', ')}`] : []),
    ...(partners.length > 0 ? [`with ${partners.join(', ')}`] : []),
  ].join('; ');
}
