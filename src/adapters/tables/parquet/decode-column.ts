import type { ColumnMetaData, DecodedArray, ParquetParsers, SchemaElement } from 'hyparquet';
import { assembleNested } from 'hyparquet/src/assemble.js';
import { readColumn } from 'hyparquet/src/column.js';
import { DEFAULT_PARSERS } from 'hyparquet/src/convert.js';
import { flatten } from 'hyparquet/src/utils.js';
import { compressors, decompressZstd } from 'hyparquet-compressors';
import { unreadable } from '../unreadable.js';
import type { ChunkPages } from './chunk-pages.js';
import type { ParquetColumn } from './column-schema.js';
import { dateText, instantText } from './time-text.js';

/** The first pages of one leaf of a column. */
export interface LeafPages {
  readonly meta: ColumnMetaData;
  readonly pages: ChunkPages;
}

/** The header of a Zstandard frame can demand any amount of memory, so the buffer has the size of the page instead. */
const bounded = {
  ...compressors,
  ZSTD: (input: Uint8Array, length: number) => decompressZstd(input, new Uint8Array(length)),
};

function parsersFor(element: SchemaElement | undefined): ParquetParsers {
  const logical = element?.logical_type;
  const isUtc = logical?.type !== 'TIMESTAMP' || logical.isAdjustedToUTC;
  const text = new TextDecoder();
  return {
    ...DEFAULT_PARSERS,
    timestampFromMilliseconds: (time: bigint) => instantText(BigInt(time), 'MILLIS', isUtc),
    timestampFromMicroseconds: (time: bigint) => instantText(BigInt(time), 'MICROS', isUtc),
    timestampFromNanoseconds: (time: bigint) => instantText(BigInt(time), 'NANOS', isUtc),
    dateFromDays: dateText,
    jsonFromBytes: (bytes: Uint8Array | undefined) => bytes && text.decode(bytes),
  };
}

/** The values of a leaf, one for each of its first rows; a list for a row with several values. */
function leafValues(
  { meta, pages }: LeafPages,
  column: ParquetColumn,
  rows: number,
  parsers: ParquetParsers,
): DecodedArray {
  const schemaPath = column.pathTo(meta.path_in_schema);
  const element = schemaPath.at(-1)?.element;
  if (element === undefined) throw unreadable('the parquet file is damaged');
  // Copied into a separate buffer: the library reads beyond the end of a view, to the end of its buffer.
  const view = new DataView(Uint8Array.from(pages.bytes).buffer);
  const { data } = readColumn(
    { view, offset: 0 },
    { groupStart: 0, selectStart: 0, selectEnd: rows, groupRows: rows },
    {
      ...meta,
      pathInSchema: meta.path_in_schema,
      element,
      schemaPath,
      compressors: bounded,
      parsers,
      utf8: false,
    },
  );
  return flatten(data);
}

/** Decodes the first values of a column: up to `rows`, limited by its pages, or a few more. */
export function decodeColumn(
  column: ParquetColumn,
  leaves: readonly LeafPages[],
  rows: number,
): DecodedArray {
  const parsers = parsersFor(column.element);
  const values = leaves.map((leaf) => leafValues(leaf, column, rows, parsers));
  const [first] = values;
  if (first === undefined) throw unreadable('a column of the parquet file has no data');
  if (column.tree.children.length === 0) return first;
  const shared = Math.min(rows, ...values.map(({ length }) => length));
  const byPath = new Map<string, DecodedArray>();
  leaves.forEach(({ meta }, i) => {
    byPath.set(meta.path_in_schema.join('.'), values[i]?.slice(0, shared) ?? []);
  });
  assembleNested(byPath, column.tree, parsers);
  return byPath.get(column.name) ?? [];
}
