import { nth } from '../../basics/nth.js';
import type { Cell } from '../../tables/table-sample.js';
import { categoryColumn, madeColumn, type ReadColumn } from '../columns/read-column.js';
import { type ReadColumns, type ReadingTerms, readColumns } from '../columns/read-columns.js';
import { refusal } from '../dependence/with-dependence.js';
import type { InferredField } from '../inferred-schema.js';
import { type ColumnWithMemory, columnWithMemory } from './column-with-memory.js';
import type { ColumnsWithin } from './columns-within.js';
import { deviationsOf } from './deviations.js';
import type { Groups } from './find-groups.js';
import { levelOf } from './level.js';
import type { PlaceInGroup } from './place-in-group.js';
import { spread } from './units.js';

/** The most different levels of a listed key, on which the level depends: a table of more would tell too much. */
const MOST_LEVELS = 24;

interface Terms {
  readonly place: PlaceInGroup;
  readonly within: ColumnsWithin;
  readonly free: (name: string) => string;
  readonly reading: ReadingTerms;
}

/** The levels of groups, and the columns that their place in a group or such a level decides. */
export interface LevelsOfGroups {
  /** Hidden columns, with a cell for each row from which groups are learned. */
  readonly levels: readonly ReadColumn[];
  readonly columns: ColumnsWithin['columns'];
}

/** A level of each column of numbers by which groups differ: a number, if each value resembles the one before, or a category. */
export function levelsOfGroups(
  { nodes }: ReadColumns,
  groups: Groups,
  { place, within, free, reading }: Terms,
): LevelsOfGroups {
  const { k } = reading.context;
  const ofUnits = (cells: readonly Cell[]): readonly Cell[] =>
    groups.isListed ? spread(cells, groups.groupOf) : cells;
  const columns = new Map(within.columns);
  const own = [...nodes.values()].filter(({ field }) => !within.columns.has(field.name));
  const levels = own.flatMap((node) => {
    const level = levelOf(node, groups, k);
    const others = own.filter((other) => other !== node);
    const terms = { others, place: place.node, levels: level?.cells, k };
    const deviations = deviationsOf(node, groups, terms);
    const name = free(`${node.field.name} level`);
    const levels = deviations && levelsOfKey(deviations.levels, groups);
    const found =
      levels && columnWithMemory(node.field, name, { ...deviations, levels }, groups, free);
    const read = found && numberColumn(name, found.levels, groups, reading);
    if (found !== undefined && read !== undefined && isAccepted(found, read, reading)) {
      columns.set(node.field.name, found.column);
      return read;
    }
    return level === undefined ? [] : categoryColumn(name, ofUnits(level.cells), level.count);
  });
  return { levels, columns };
}

/** The levels of groups, but two of a listed key or more have their mean: k rows have each of its values, and not more. */
function levelsOfKey(levels: Float64Array, { isListed }: Groups): Float64Array {
  if (!isListed) return levels;
  const parts = Math.min(MOST_LEVELS, Math.floor(levels.length / 2));
  const order = levels.map((_, group) => group).sort((a, b) => nth(levels, a) - nth(levels, b));
  const partOf = (place: number): number => Math.floor((place * parts) / order.length);
  const sums = new Float64Array(parts);
  const counts = new Float64Array(parts);
  order.forEach((group, place) => {
    sums[partOf(place)] = nth(sums, partOf(place)) + nth(levels, group);
    counts[partOf(place)] = nth(counts, partOf(place)) + 1;
  });
  const means = new Float64Array(levels.length);
  order.forEach((group, place) => {
    means[group] = nth(sums, partOf(place)) / nth(counts, partOf(place));
  });
  return means;
}

/** Whether a request would be accepted with a column: a product may have too many digits. */
function isAccepted(
  { column: { field, hidden } }: ColumnWithMemory,
  { column }: ReadColumn,
  { options }: ReadingTerms,
): boolean {
  const level: InferredField = { ...column.field, per: 'group' };
  return refusal({ groups: { rows: 2 }, fields: [level, ...hidden, field] }, options) === undefined;
}

/** The column of levels that are numbers; undefined if these look like anything else. A listed key tells that of each of its values. */
function numberColumn(
  name: string,
  levels: readonly string[],
  { isListed, groupOf }: Groups,
  reading: ReadingTerms,
): ReadColumn | undefined {
  if (isListed) {
    const choices = [...new Set(levels)].map(Number).sort((a, b) => a - b);
    return madeColumn({ name, type: 'choice', constraints: { choices } }, spread(levels, groupOf));
  }
  const column = { names: [name], columns: [levels], marks: [new Set<string>()] };
  const [read] = readColumns(column, reading).columns;
  const { distribution, choices } = read?.column.field.constraints ?? {};
  return (distribution ?? choices) === undefined ? undefined : read;
}
