import { nth } from '../../basics/nth.js';
import type { DatabaseTable } from '../model/database-schema.js';
import type { Relation } from '../model/schema-index.js';
import { areRequired } from '../model/table-index.js';
import { waysAgree } from './ways-agree.js';

/** A foreign key that the rows of a table reach over references with a value in every row. */
export interface FarWay {
  /** The columns on the way, and the one of the foreign key: `building_id.tenant_id` for the floor of a building. */
  readonly names: string;
  /** The table of the foreign key. */
  readonly at: DatabaseTable;
  readonly last: Relation;
}

/** Whether a foreign key may be copied from a row of another one. A way leads over references alone. */
function mayBeCopied(
  at: DatabaseTable,
  own: Relation,
  relationsOf: (table: DatabaseTable) => readonly Relation[],
): boolean {
  return relationsOf(at).some(
    (other) =>
      other !== own &&
      (other.columns.includes(nth(own.columns, 0)) ||
        relationsOf(other.target).some((next) => waysAgree(at, own, next))),
  );
}

/** The most references on a way, with the last one. */
const MOST_HOPS = 3;

/** The ways of a table over two references or more, the shortest first. Each table is passed once, on a shortest way. */
export function farWays(
  table: DatabaseTable,
  relationsOf: (table: DatabaseTable) => readonly Relation[],
): readonly FarWay[] {
  const waysFrom = (at: DatabaseTable, start: string): readonly FarWay[] =>
    relationsOf(at)
      .filter(({ columns, target }) => columns.length === 1 && target !== at)
      .filter(({ columns }) => areRequired(at, columns))
      .map((last) => ({ names: `${start}${nth(last.columns, 0)}`, at, last }));
  const passed = new Set([table]);
  const found: FarWay[] = [];
  let ways = waysFrom(table, '');
  for (let hops = 2; hops <= MOST_HOPS; hops++) {
    const onward: FarWay[] = [];
    for (const { names, at, last } of ways) {
      if (passed.has(last.target) || mayBeCopied(at, last, relationsOf)) continue;
      passed.add(last.target);
      for (const way of waysFrom(last.target, `${names}.`)) onward.push(way);
    }
    for (const way of onward) found.push(way);
    ways = onward;
  }
  return found;
}
