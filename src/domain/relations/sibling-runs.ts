import type { Children } from './children.js';

/** Rows `from` to `to` of a window are successive rows of one group, the first of them number `first` of the group. */
export type VisitRun = (group: number, first: number, from: number, to: number) => void;

/** Visits the runs of a window: the rows of each parent are a group, and so are all rows of a table without parents. */
export function eachRun(
  children: Pick<Children, 'rows' | 'places'> | undefined,
  row: number,
  count: number,
  visit: VisitRun,
): void {
  if (children === undefined) {
    visit(0, row, 0, count);
    return;
  }
  const places = children.places.data;
  for (let from = 0; from < count; ) {
    let to = from + 1;
    while (to < count && places[to] !== 0) to++;
    visit(children.rows.data[from] as number, places[from] as number, from, to);
    from = to;
  }
}
