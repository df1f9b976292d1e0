import type { ColumnMetaData, RowGroup } from 'hyparquet';
import type { Cell } from '../../../domain/tables/table-sample.js';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import { cellText } from './cell-text.js';
import { type Budget, readPages } from './chunk-pages.js';
import type { ParquetColumn } from './column-schema.js';
import { decodeColumn, type LeafPages } from './decode-column.js';

/** If rows have several values, the number to read is estimated from their mean, multiplied by this margin. */
const MARGIN = 1.5;

function valuesFor(
  rows: number,
  { repeated }: ParquetColumn,
  { num_values }: ColumnMetaData,
  { num_rows }: RowGroup,
): number {
  return repeated ? Math.ceil((rows * MARGIN * Number(num_values)) / Number(num_rows)) + 1 : rows;
}

/**
 * The first cells of a column in a row group: up to `wanted`, as far as the budget allows. Undefined if it allows none.
 */
export async function readColumn(
  range: ReadRange,
  group: RowGroup,
  column: ParquetColumn,
  wanted: number,
  budget: Budget,
): Promise<readonly Cell[] | undefined> {
  const leaves: LeafPages[] = [];
  for (const { meta_data: meta, file_path } of group.columns) {
    if (meta?.path_in_schema[0] !== column.name) continue;
    if (file_path) throw unreadable('the parquet file keeps its data in other files');
    const pages = await readPages(range, meta, valuesFor(wanted, column, meta, group), budget);
    if (pages === undefined) return undefined;
    leaves.push({ meta, pages });
  }
  // A page may end in the middle of a row with several values.
  const cut = column.repeated && leaves.some(({ pages }) => !pages.all);
  return budget.time.run(() => {
    const values = decodeColumn(column, leaves, Math.min(wanted + 1, Number(group.num_rows)));
    const rows = Math.min(values.length - Number(cut), wanted);
    return Array.from({ length: rows }, (_, i) => cellText(values[i], column.element));
  });
}
