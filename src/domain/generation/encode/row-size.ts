import { itemsPerBlock, ROW_BLOCK } from '../../columns/item-rows.js';
import type { Field } from '../generate-request.js';

/** The size of a row of a table. */
export interface RowSize {
  /** The most values of a row: an array counts with its items. */
  readonly cells: number;
  /** The numbers that the items of a row can take, in the array that takes the most; 1 without arrays. */
  readonly positions: number;
  /** The most lengths that a window may draw before its own, for one array; 0 without arrays. */
  readonly block: number;
}

/** Returns the size of a row of these fields. A faulty field counts as one value. */
export function rowSize(fields: readonly (Field | undefined)[], block = ROW_BLOCK): RowSize {
  const size = { cells: 0, positions: block / ROW_BLOCK, block: 0 };
  for (const field of fields) {
    size.cells += 1;
    if (field?.items === undefined) continue;
    const most = Number(field.constraints.max_items);
    const inside = rowSize(field.items, itemsPerBlock(block, most));
    size.cells += most * inside.cells;
    size.positions = Math.max(size.positions, inside.positions);
    size.block = Math.max(size.block, block, inside.block);
  }
  return size;
}

/** The number of columns of these fields, with those of the items of arrays. */
export function columnCount(fields: readonly Field[]): number {
  return fields.reduce((sum, { items = [] }) => sum + 1 + columnCount(items), 0);
}
