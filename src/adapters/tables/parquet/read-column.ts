import type { ColumnChunk, ColumnMetaData, FileMetaData, RowGroup, SchemaElement } from 'hyparquet';
import { parquetReadColumn } from 'hyparquet/src/read.js';
import { compressors, decompressZstd } from 'hyparquet-compressors';
import type { Cell } from '../../../domain/tables/table-sample.js';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import { cellText } from './cell-text.js';
import { type Budget, type ChunkPages, readPages } from './chunk-pages.js';
import { isDecimal, type ParquetColumn } from './column-schema.js';
import { dateText, instantText } from './time-text.js';

/** A page at the beginning of a file would have the offset 0, which means none. */
const FIRST_OFFSET = 4;

/** Zstandard's own frame says how much memory it wants: the page's size is told instead. */
const bounded = {
  ...compressors,
  ZSTD: (input: Uint8Array, length: number) => decompressZstd(input, new Uint8Array(length)),
};

/** The parts of a file that a column needs, as a file of their own. */
function partialFile(
  metadata: FileMetaData,
  group: RowGroup,
  chunks: readonly { readonly meta: ColumnMetaData; readonly pages: ChunkPages }[],
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly metadata: FileMetaData } {
  const parts: Uint8Array[] = [new Uint8Array(FIRST_OFFSET)];
  let at = FIRST_OFFSET;
  const columns = chunks.map(({ meta, pages }): ColumnChunk => {
    const { dictionary_page_offset: _, ...rest } = meta;
    const start = at;
    parts.push(pages.bytes);
    at += pages.bytes.length;
    return {
      file_offset: 0n,
      meta_data: {
        ...rest,
        ...(pages.dictionary > 0 ? { dictionary_page_offset: BigInt(start) } : {}),
        data_page_offset: BigInt(start + pages.dictionary),
        total_compressed_size: BigInt(pages.bytes.length),
      },
    };
  });
  // Decimals come as their whole numbers: the library would make them Numbers.
  const schema = metadata.schema.map((element): SchemaElement => {
    if (!isDecimal(element)) return element;
    const { converted_type: _, logical_type: __, ...raw } = element;
    return raw;
  });
  return {
    bytes: Uint8Array.from(Buffer.concat(parts)),
    metadata: { ...metadata, schema, row_groups: [{ ...group, columns }] },
  };
}

function parsers(element: SchemaElement | undefined) {
  const logical = element?.logical_type;
  const isUtc = logical?.type !== 'TIMESTAMP' || logical.isAdjustedToUTC;
  const text = new TextDecoder();
  return {
    timestampFromMilliseconds: (time: bigint) => instantText(BigInt(time), 'MILLIS', isUtc),
    timestampFromMicroseconds: (time: bigint) => instantText(BigInt(time), 'MICROS', isUtc),
    timestampFromNanoseconds: (time: bigint) => instantText(BigInt(time), 'NANOS', isUtc),
    dateFromDays: dateText,
    jsonFromBytes: (bytes: Uint8Array | undefined) => bytes && text.decode(bytes),
  };
}

/** Where rows hold several values, their mean tells how many so many rows have, and somewhat more. */
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
 * The first cells of a column in a row group: as many as are wanted, or as the budget allows. Undefined where it
 * allows none.
 */
export async function readColumn(
  range: ReadRange,
  metadata: FileMetaData,
  group: RowGroup,
  column: ParquetColumn,
  wanted: number,
  budget: Budget,
): Promise<readonly Cell[] | undefined> {
  const chunks: { meta: ColumnMetaData; pages: ChunkPages }[] = [];
  for (const { meta_data: meta, file_path } of group.columns) {
    if (meta?.path_in_schema[0] !== column.name) continue;
    if (file_path) throw unreadable('the parquet file keeps its data in other files');
    const pages = await readPages(range, meta, valuesFor(wanted, column, meta, group), budget);
    if (pages === undefined) return undefined;
    chunks.push({ meta, pages });
  }
  const { bytes, metadata: partial } = partialFile(metadata, group, chunks);
  const { buffer } = bytes;
  const values = await parquetReadColumn({
    file: { byteLength: buffer.byteLength, slice: (start, end) => buffer.slice(start, end) },
    metadata: partial,
    columns: [column.name],
    rowEnd: wanted + 1,
    compressors: bounded,
    parsers: parsers(column.element),
    utf8: false,
  });
  // A page may end inside a row of several values.
  const cut = column.repeated && chunks.some(({ pages }) => !pages.all);
  const rows = Math.min(values.length - Number(cut), wanted);
  return Array.from({ length: rows }, (_, i) => cellText(values[i], column.element));
}
