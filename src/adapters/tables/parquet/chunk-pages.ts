import type { ColumnMetaData } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { ByteCursor } from '../bytes/byte-cursor.js';
import { type ReadRange, rangedFlow } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';

/** A header holds statistics: the least and greatest value, which may be long texts. */
const HEADER_BYTES = 16 * 1024;
const LONGEST_HEADER = 1024 * 1024;

/**
 * Values of one page. A run of equal ones takes a few bytes however long it is, so that nothing else bounds what
 * a page unpacks to.
 */
const MOST_VALUES = 4 * 1024 * 1024;

/** The first pages of a column chunk. */
export interface ChunkPages {
  readonly bytes: Uint8Array;
  /** Bytes of the dictionary page at their beginning; 0: there is none. */
  readonly dictionary: number;
  /** Whether they are all the chunk has. */
  readonly all: boolean;
}

/** Bytes that may still be unpacked, over all columns. */
export interface Budget {
  left: number;
}

type PageHeader = ReturnType<typeof parquetHeader>;

/** The header that a cursor stands before; undefined where it would be longer than any. */
async function readHeader(cursor: ByteCursor): Promise<{ header: PageHeader; bytes: Uint8Array }> {
  for (let length = HEADER_BYTES; ; length = LONGEST_HEADER) {
    const bytes = await cursor.peek(length);
    const reader = {
      view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      offset: 0,
    };
    try {
      const header = parquetHeader(reader);
      return { header, bytes: await cursor.read(reader.offset) };
    } catch (error) {
      if (bytes.length < length || length === LONGEST_HEADER) throw error;
    }
  }
}

/** What a page unpacks to must be told, and be little. */
function valuesOf(header: PageHeader): number {
  const page =
    header.data_page_header ?? header.data_page_header_v2 ?? header.dictionary_page_header;
  const values = page?.num_values ?? 0;
  if (!(values >= 0 && values <= MOST_VALUES) || !(header.compressed_page_size >= 0)) {
    throw unreadable('a page of the parquet file is damaged, or too large');
  }
  return values;
}

/** Where a chunk begins: writers differ in whether they tell of its dictionary page. */
function startOf({ dictionary_page_offset, data_page_offset }: ColumnMetaData): number {
  const data = Number(data_page_offset);
  return dictionary_page_offset ? Math.min(Number(dictionary_page_offset), data) : data;
}

/**
 * Reads pages of a column chunk until they hold so many values, and takes what they unpack to from the budget.
 * Undefined where the budget does not suffice for the first of them.
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
    const { header, bytes } = await readHeader(cursor);
    const isDictionary = header.type === 'DICTIONARY_PAGE';
    const more = valuesOf(header);
    const cost = Math.max(header.uncompressed_page_size, header.compressed_page_size);
    if (cost > budget.left) {
      if (values === 0) return undefined;
      break;
    }
    budget.left -= cost;
    const body = await cursor.read(header.compressed_page_size);
    if (body.length < header.compressed_page_size) throw unreadable('the parquet file is cut off');
    parts.push(bytes, body);
    if (isDictionary) dictionary += bytes.length + body.length;
    else values += more;
  }
  return { bytes: Buffer.concat(parts), dictionary, all: values >= total };
}
