import type { Children } from '../relations/children.js';
import type { ColumnContext } from './column-context.js';

/** The rows of each parent, in a table with `per`. */
export function siblingsOf({ relations }: ColumnContext): Children | undefined {
  return relations?.hasPer ? relations.children() : undefined;
}
