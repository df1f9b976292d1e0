import { nth } from '../../basics/nth.js';
import { isMoment } from '../../columns/moments.js';
import { cellOf } from '../../formulas/cell-of.js';
import type { Cell } from '../../tables/table-sample.js';
import { countedColumn } from '../columns/counted-column.js';
import { plainColumn, type ReadColumn } from '../columns/read-column.js';
import type { ReadColumns } from '../columns/read-columns.js';
import type { ColumnWithin } from '../dependence/learn-dependence.js';
import type { Node } from '../dependence/node.js';
import { dayText, secondText } from '../detectors/moment.js';
import type { InferredField } from '../inferred-schema.js';
import { ABSENT, columnValues } from '../reading/column-values.js';
import { type Progress, progressOf, sameStart } from './order-in-groups.js';
import type { PlaceInGroup } from './place-in-group.js';
import type { Runs } from './runs.js';

/** Columns that the place of a row in its group decides, and the columns that they need. */
export interface ColumnsWithin {
  readonly columns: ReadonlyMap<string, ColumnWithin>;
  /** The values with which groups begin, as hidden columns of the groups. */
  readonly starts: {
    readonly names: readonly string[];
    readonly columns: readonly (readonly Cell[])[];
    readonly marks: readonly ReadonlySet<string>[];
  };
  /** The distances from the row before, as hidden columns of the rows. */
  readonly hidden: readonly ReadColumn[];
}

interface Terms {
  /** The columns that number the rows of each group, and the number of the first row. */
  readonly numbered: ReadonlyMap<string, number>;
  readonly free: (name: string) => string;
  readonly k: number;
}

/**
 * The columns that number the rows of each group, that count on by the same step, or in which time goes on. Dates and
 * moments start with a hidden one of the group, and add up the distances of the rows.
 */
export function columnsWithin(
  { names, columns: read, nodes }: ReadColumns,
  runs: Runs,
  place: PlaceInGroup,
  { numbered, free, k }: Terms,
): ColumnsWithin {
  const columns = new Map<string, ColumnWithin>();
  const starts = new Map<string, readonly Cell[]>();
  const hidden: ReadColumn[] = [];
  for (const [i, name] of names.entries()) {
    const { cells } = nth(read, i);
    const first = numbered.get(name);
    if (first !== undefined) {
      columns.set(name, { field: ordinalFrom(name, first), hidden: [] });
      continue;
    }
    const found = advanceOf(nodes.get(name), runs, { free, k });
    if (found === undefined) continue;
    const { node, gaps, same } = found;
    if (gaps !== undefined) hidden.push(gaps);
    const startName = free(`${name} start`);
    if (same === undefined) {
      starts.set(
        startName,
        runs.starts.map((row) => nth(cells, row)),
      );
    }
    const start = same === undefined ? cellOf(startName) : literal(node, same);
    columns.set(name, advancing({ ...found, start, place, free }));
  }
  return {
    columns,
    starts: {
      names: [...starts.keys()],
      columns: [...starts.values()],
      marks: [...starts].map(() => new Set<string>()),
    },
    hidden,
  };
}

function ordinalFrom(name: string, first: number): InferredField {
  return { name, type: 'ordinal', constraints: first === 1 ? {} : { start: first } };
}

/** How a column advances in each group. */
interface Advance {
  readonly node: NumberNode;
  readonly progress: Progress;
  /** The distances from the row before, unless these are always the same. */
  readonly gaps: ReadColumn | undefined;
  /** The number with which nearly all groups begin. */
  readonly same: number | undefined;
}

/** How a column advances; undefined if it does not, or if distances that differ are none of moments. */
function advanceOf(
  node: Node | undefined,
  runs: Runs,
  { free, k }: Omit<Terms, 'numbered'>,
): Advance | undefined {
  if (node === undefined || !isOrdered(node)) return undefined;
  const progress = progressOf(node.numbers, runs, k);
  if (progress === undefined) return undefined;
  const isRegular = progress.step !== undefined;
  const gaps = isRegular
    ? undefined
    : gapsOf(node, runs, progress, free(`${node.field.name} gap`), k);
  if (!isRegular && gaps === undefined) return undefined;
  return { node, progress, gaps, same: sameStart(node.numbers, runs) };
}

type NumberNode = Node & { readonly numbers: Float64Array };

/** Whether a column has numbers or moments whose order within groups can be kept. */
function isOrdered(node: Node): node is NumberNode {
  const { type, constraints } = node.field;
  if (node.numbers === undefined || node.nullCode >= 0) return false;
  if (isMoment(type)) return constraints.precision !== 'ms';
  return type === 'year' || (type === 'integer' && constraints.decimals === undefined);
}

/** The distances of moments from those of the row before; the first row of a group has none. */
function gapsOf(
  node: NumberNode,
  { groupOf }: Runs,
  { sign }: Progress,
  name: string,
  k: number,
): ReadColumn | undefined {
  if (!isMoment(node.field.type)) return undefined;
  const { numbers } = node;
  const cells = Array.from(numbers, (number, row): Cell => {
    if (row === 0 || groupOf[row] !== groupOf[row - 1]) return ABSENT;
    return String(Math.max(0, sign * (number - (numbers[row - 1] as number))));
  });
  const column = countedColumn(name, 'items', columnValues(cells, new Set()), k);
  const { distribution } = column.field.constraints;
  return distribution === undefined ? undefined : plainColumn(column, cells);
}

function literal({ field }: Node, at: number): string {
  if (field.type === 'date') return `timestamp("${dayText(at)}T00:00:00Z")`;
  return field.type === 'datetime' ? `timestamp("${secondText(at)}")` : String(at);
}

interface Advancing extends Omit<Advance, 'same'> {
  readonly start: string;
  readonly place: PlaceInGroup;
  readonly free: (name: string) => string;
}

/** The start of the group and what has been added up to a row. */
function advancing({
  node,
  start,
  progress: { sign, step = 0 },
  gaps,
  place,
  free,
}: Advancing): ColumnWithin {
  const { name, type } = node.field;
  const hidden: InferredField[] = [];
  const own = (constraints: InferredField['constraints'], kind: string, label: string): string => {
    const field = { name: free(`${name} ${label}`), type: kind, constraints, hidden: true };
    hidden.push(field);
    return field.name;
  };
  const placed = cellOf(place.name);
  let distance = `(${placed} - ${place.start})`;
  if (gaps !== undefined) {
    const gap = cellOf(gaps.column.field.name);
    const expression = `${placed} == ${place.start} ? 0 : ${gap}`;
    const added = own({ expression, precision: 0 }, 'formula', 'added');
    distance = cellOf(own({ of: added }, 'running', 'since start'));
  }
  const by = gaps === undefined ? step : sign;
  if (!isMoment(type)) {
    const expression = `${start} + ${by} * ${distance}`;
    return { field: { name, type: 'formula', constraints: { expression, precision: 0 } }, hidden };
  }
  const unit = type === 'date' ? `${24 * Math.abs(by)}h` : `${Math.abs(by)}s`;
  const sum = `${start} ${by < 0 ? '-' : '+'} duration("${unit}") * ${distance}`;
  const field = own({ expression: sum }, 'formula', 'in group');
  const { start: _, end, distribution, null_rate, ...notation } = node.field.constraints;
  return { field: { name, type, constraints: { ...notation, after: { field, max: 0 } } }, hidden };
}
