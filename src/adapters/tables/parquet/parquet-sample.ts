import { HubFault } from '../../../application/ports/hub-fault.js';
import type { TableSample } from '../../../domain/tables/table-sample.js';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import type { ParquetWork } from './messages.js';
import { readParquet } from './read-parquet.js';

/** Reads a parquet file in this process, which a hostile one may end or hold for hours. */
export async function parquetSample(
  range: ReadRange,
  { limits, mostBytes }: ParquetWork,
): Promise<TableSample> {
  try {
    return await readParquet(range, limits, mostBytes);
  } catch (error) {
    if (error instanceof HubFault) throw error;
    // The library's own messages may quote the file.
    throw unreadable('the parquet file is damaged, or of a kind that is not known');
  }
}
