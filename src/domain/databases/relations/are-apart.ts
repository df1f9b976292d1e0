import type { ColumnOrder } from '../checks/table-checks.js';
import type { KeyPlan } from './key-plan.js';
import type { RelationField } from './relation-fields.js';
import { followedRelations } from './row-sources.js';
import type { StructuredTable } from './structured-table.js';

/** Whether two references to one table never show the same row: they are a pair, or one differs from the parent. */
export function areApart(
  { lower, upper, isLoose }: ColumnOrder,
  { fields }: StructuredTable,
  { source, distinct }: KeyPlan,
): boolean {
  const [one, other] = [fields.fields.get(lower), fields.fields.get(upper)];
  if (!isLoose || one === undefined || one.relation.target !== other?.relation.target) return false;
  const followed = followedRelations(source);
  const isFollowing = ({ relation }: RelationField): boolean => followed.includes(relation);
  if (source.kind === 'pairs') return isFollowing(one) && isFollowing(other);
  const isDistinct = ({ name }: RelationField): boolean => distinct.has(name);
  return (isFollowing(one) && isDistinct(other)) || (isFollowing(other) && isDistinct(one));
}
