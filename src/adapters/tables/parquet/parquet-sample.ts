import { HubFault } from '../../../application/ports/hub-fault.js';
import type { TableSample } from '../../../domain/tables/table-sample.js';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import type { ParquetWork } from './messages.js';
import { readParquet } from './read-parquet.js';
import type { TimeLimit } from './time-limit.js';

/** Reads a Parquet file in this process. A hostile file can exhaust the memory of the process, and so end it. */
export async function parquetSample(
  range: ReadRange,
  work: ParquetWork,
  time: TimeLimit,
): Promise<TableSample> {
  try {
    return await readParquet(range, work, time);
  } catch (error) {
    if (error instanceof HubFault) throw error;
    // The messages of the library may quote the file.
    throw unreadable('the parquet file is damaged, or uses an unsupported feature');
  }
}
