import type { ColumnMetaData } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { joinedBytes } from '../../../domain/basics/joined-bytes.js';
import { ByteCursor } from '../bytes/byte-cursor.js';
import { type ReadRange, rangedFlow } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import type { TimeLimit } from './time-limit.js';

/** A header contains the least and the greatest value, which may be long texts. */
const HEADER_BYTES = 16 * 1024;
const LONGEST_HEADER = 1024 * 1024;

/**
 * The most values of one page. A run of equal values takes only a few bytes, so the size of a page does not limit how
 * many values it unpacks to.
 */
const MOST_VALUES = 4 * 1024 * 1024;

/** The first pages of a column chunk. */
export interface ChunkPages {
  readonly bytes: Uint8Array;
  /** The size of the dictionary page at the start of `bytes`; 0 if there is none. */
  readonly dictionary: number;
  /** Whether these are all pages of the chunk. */
  readonly all: boolean;
}

/** The limits for all columns together. */
export interface Budget {
  /** The number of unpacked bytes that may still be read. */
  left: number;
  /** The time limit for decoding. */
  readonly time: TimeLimit;
}

type PageHeader = ReturnType<typeof parquetHeader>;

/** Reads the page header at the cursor, with its bytes. Throws if it is damaged or too long. */
async function readHeader(
  cursor: ByteCursor,
  time: TimeLimit,
): Promise<{ header: PageHeader; bytes: Uint8Array }> {
  for (let length = HEADER_BYTES; ; length = LONGEST_HEADER) {
    const bytes = await cursor.peek(length);
    const reader = {
      view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      offset: 0,
    };
    try {
      const header = time.run(() => parquetHeader(reader));
      return { header, bytes: await cursor.read(reader.offset) };
    } catch (error) {
      if (bytes.length < length || length === LONGEST_HEADER) throw error;
    }
  }
}

/** The number of values of a page. Throws if the header does not state it, or if it is too large. */
function valuesOf(header: PageHeader): number {
  const page =
    header.data_page_header ?? header.data_page_header_v2 ?? header.dictionary_page_header;
  const values = page?.num_values ?? 0;
  if (!(values >= 0 && values <= MOST_VALUES) || !(header.compressed_page_size >= 0)) {
    throw unreadable('a page of the parquet file is damaged, or too large');
  }
  return values;
}

/** The offset of a chunk. Only some writers state the offset of its dictionary page, which comes first. */
function startOf({ dictionary_page_offset, data_page_offset }: ColumnMetaData): number {
  const data = Number(data_page_offset);
  return dictionary_page_offset ? Math.min(Number(dictionary_page_offset), data) : data;
}

/**
 * Reads pages of a column chunk until they have `wanted` values, and subtracts their unpacked size from the budget.
 * Undefined if the budget is not enough for the first page.
 */
export async function readPages(
  range: ReadRange,
  chunk: ColumnMetaData,
  wanted: number,
  budget: Budget,
): Promise<ChunkPages | undefined> {
  const start = startOf(chunk);
  const cursor = new ByteCursor(
    rangedFlow(range, start, start + Number(chunk.total_compressed_size)),
  );
  const total = Number(chunk.num_values);
  const parts: Uint8Array[] = [];
  let dictionary = 0;
  let values = 0;
  while (values < Math.min(wanted, total)) {
    const { header, bytes } = await readHeader(cursor, budget.time);
    const isDictionary = header.type === 'DICTIONARY_PAGE';
    const count = valuesOf(header);
    // The header counts too, or any number of pages without values would be free.
    const cost =
      bytes.length + Math.max(header.uncompressed_page_size, header.compressed_page_size);
    if (cost > budget.left) {
      if (values === 0) return undefined;
      break;
    }
    budget.left -= cost;
    const body = await cursor.read(header.compressed_page_size);
    if (body.length < header.compressed_page_size) throw unreadable('the parquet file is cut off');
    parts.push(bytes, body);
    if (isDictionary) dictionary += bytes.length + body.length;
    else values += count;
  }
  return { bytes: joinedBytes(parts), dictionary, all: values >= total };
}
