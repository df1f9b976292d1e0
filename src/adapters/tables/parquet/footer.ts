import { type FileMetaData, parquetMetadata } from 'hyparquet';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';

/** The footer of most files fits; one of a thousand columns and row groups takes a second request. */
const FIRST_BYTES = 64 * 1024;
const MOST_BYTES = 8 * 1024 * 1024;

/** Its length, and `PAR1`. */
const TRAILER_BYTES = 8;
const MAGIC = 0x31524150;

/** What a parquet file tells of itself: it stands at its end. */
export async function readFooter(range: ReadRange): Promise<FileMetaData> {
  const tail = await range(-FIRST_BYTES);
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const { byteLength } = view;
  if (byteLength < TRAILER_BYTES || view.getUint32(byteLength - 4, true) !== MAGIC) {
    throw unreadable('the parquet file is cut off');
  }
  const length = view.getUint32(byteLength - TRAILER_BYTES, true) + TRAILER_BYTES;
  if (length > MOST_BYTES) throw unreadable('the footer of the parquet file is too long');
  const footer = length <= byteLength ? tail.subarray(byteLength - length) : await range(-length);
  // Its geometry columns stay bytes: the parser of their metadata is not for untrusted files.
  return parquetMetadata(footer, { geoparquet: false });
}
