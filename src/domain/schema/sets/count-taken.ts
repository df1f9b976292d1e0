import { MAX_TAKEN_BY_FIELD } from '../params/limits.js';

/** How the fields of a set lead to others. Each field is one object, by which it is known again. */
export interface TakenFields<Field, Node extends { readonly field: Field }> {
  /** The fields of other rows that a field shows or compares. */
  takenBy(node: Node): readonly Node[];
  /** The fields of its own row that a field uses. */
  ofRow(node: Node): readonly Node[];
  /** The counts so far. */
  readonly counts: Map<Field, number>;
}

/**
 * The number of fields that a column needs: its own, those of its row, and those that all these take from other tables.
 * Above the limit it is some larger number.
 */
export function countTaken<Field, Node extends { readonly field: Field }>(
  start: Node,
  fields: TakenFields<Field, Node>,
  depth = 1,
): number {
  // Each table on the way adds a field, so the recursion has no more levels than a field may take fields.
  if (depth > MAX_TAKEN_BY_FIELD) return depth;
  const { counts } = fields;
  const known = counts.get(start.field);
  if (known !== undefined) return known;
  // A circle, which is refused elsewhere, ends here.
  counts.set(start.field, 0);
  const ofRow = new Map([[start.field, start]]);
  let count = 0;
  // The loop also takes the nodes that it adds.
  for (const node of ofRow.values()) {
    count += 1;
    for (const taken of fields.takenBy(node)) count += countTaken(taken, fields, depth + 1);
    if (count > MAX_TAKEN_BY_FIELD) break;
    for (const other of fields.ofRow(node)) {
      if (!ofRow.has(other.field)) ofRow.set(other.field, other);
    }
  }
  counts.set(start.field, count);
  return count;
}
