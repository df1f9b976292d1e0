import type { Node } from './node.js';
import { MOST_EXCEPTIONS } from './relation.js';

/**
 * Whether two columns are null in the same rows, or each is null exactly where the other has a value, with few
 * exceptions. 2k rows must be null, and 2k must not: otherwise nearly any two columns would agree.
 */
export function sharesNulls(node: Node, other: Node, k: number): boolean {
  if (node.nullCode < 0 || other.nullCode < 0 || other.conditions.length === 0) return false;
  const rows = node.codes.length;
  let [both, own, others] = [0, 0, 0];
  for (let i = 0; i < rows; i++) {
    const isOwn = Number(node.codes[i] === node.nullCode);
    const isOther = Number(other.codes[i] === other.nullCode);
    own += isOwn;
    others += isOther;
    both += isOwn & isOther;
  }
  const differing = own + others - 2 * both;
  const mayDisclose = Math.min(own, others, rows - own, rows - others) >= 2 * k;
  return mayDisclose && Math.min(differing, rows - differing) <= MOST_EXCEPTIONS * rows;
}
