import { type FileMetaData, parquetMetadata } from 'hyparquet';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import type { TimeLimit } from './time-limit.js';

/** Enough for the footer of most files; a footer with a thousand columns and row groups needs a second request. */
const FIRST_BYTES = 64 * 1024;
const MOST_BYTES = 8 * 1024 * 1024;

/** The trailer: the length of the footer, and `PAR1`. */
const TRAILER_BYTES = 8;
const MAGIC = 0x31524150;

/** Reads the metadata in the footer, which is at the end of a Parquet file. */
export async function readFooter(range: ReadRange, time: TimeLimit): Promise<FileMetaData> {
  const tail = await range(-FIRST_BYTES);
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const { byteLength } = view;
  if (byteLength < TRAILER_BYTES || view.getUint32(byteLength - 4, true) !== MAGIC) {
    throw unreadable('the parquet file is cut off');
  }
  const length = view.getUint32(byteLength - TRAILER_BYTES, true) + TRAILER_BYTES;
  if (length > MOST_BYTES) throw unreadable('the footer of the parquet file is too long');
  const footer = length <= byteLength ? tail.subarray(byteLength - length) : await range(-length);
  // Geometry columns stay bytes, because the parser of their metadata is not safe for untrusted files.
  return time.run(() => parquetMetadata(footer, { geoparquet: false }));
}
