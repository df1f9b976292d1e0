import { Budget } from '../../basics/budget.js';
import { counted } from '../../basics/counted.js';
import type { FaultList } from '../../errors/fault-list.js';
import type { GenerateRequest } from '../../generation/generate-request.js';
import { childrenKey } from '../../generation/sets/set-relations.js';
import { tableKeys } from '../../generation/table-keys.js';
import { childRows, mostChildren } from '../../relations/child-counts.js';
import { parentOfRow } from '../../relations/children.js';
import type { CountOfChildren } from '../params/count-param.js';
import { childCountsOf, MOST_NUMBERS } from './child-counts-of.js';

/** The most groups of a table. */
const MOST_GROUPS = 2 ** 40;

/** How rows form groups, of which there are always more than a request asks for. */
export interface GroupedRows {
  /** The number of groups, and of rows, of the whole table. */
  readonly groups: number;
  readonly rows: number;
  /** The number of groups that the first rows are in. */
  groupsIn(rows: number): number;
}

/** What the rows of a request with groups depend on. */
interface Terms extends Pick<GenerateRequest, 'seed' | 'offset' | 'rows'> {
  readonly count: CountOfChildren;
  readonly isEven: boolean;
}

/** Returns how rows form groups; undefined if there is a fault. `path` is that of the count. */
export function groupedRows(
  terms: Terms,
  path: string,
  faults: FaultList,
): GroupedRows | undefined {
  const { count, seed, offset, rows, isEven } = terms;
  const counts = childCountsOf(count, path, faults, new Budget(MOST_NUMBERS));
  if (counts === undefined) return undefined;
  if (counts.min === 0 && counts.shares[0] !== 0) {
    const message = 'a group has at least one row: give a min of 1 or more, or weights without 0';
    faults.add(() => ({ path, message }));
    return undefined;
  }
  let groups = MOST_GROUPS;
  while (groups > Number.MAX_SAFE_INTEGER / mostChildren(counts)) groups /= 2;
  const all = childRows(counts, groups);
  if (offset + rows > all) {
    const message = `expected offset + rows to be at most ${counted(all, 'row')} of all groups, got ${offset} + ${rows}`;
    faults.add(() => ({ path: '/offset', message }));
    return undefined;
  }
  const key = childrenKey(tableKeys({ seed }).key);
  return {
    groups,
    rows: all,
    groupsIn: (first) => 1 + parentOfRow(first - 1, [counts, groups, key, isEven]),
  };
}
