import { joinedBytes } from '../basics/joined-bytes.js';
import { nth } from '../basics/nth.js';
import type { Stepwise } from '../basics/stepwise.js';
import { utf8 } from '../basics/utf8.js';
import type {
  BinaryFile,
  GroupWriter,
  NestedColumn,
  WrittenGroup,
} from '../encoding/binary-file.js';
import { GrowingBytes } from '../encoding/growing-bytes.js';
import { rowsPerGroup } from '../encoding/rows-per-group.js';
import type { Codec } from './codec.js';
import { type ChunkSummary, ColumnChunk, chunkMetadata } from './column-chunk.js';
import { type ParquetSchema, parquetSchema } from './parquet-schema.js';
import type { StoredColumn } from './stored-column.js';
import { aroundList, type Thrift, type ThriftRecord, thriftBytes } from './thrift-writer.js';

const MAGIC = utf8('PAR1');

/** The most rows of a page, its most values if rows have arrays, and the most rows of a group. */
const PAGE_ROWS = 8 * 1024;
const PAGE_VALUES = 128 * 1024;
const MOST_GROUP_ROWS = 64 * 1024;

/** What the foot lists for a group. */
interface GroupSummary {
  readonly rows: number;
  readonly chunks: readonly ChunkSummary[];
}

/**
 * A Parquet file of these columns, with a column chunk for each column and group of rows.
 *
 * Source: https://parquet.apache.org/docs/file-format/
 */
export function parquetFile(columns: readonly NestedColumn[], codec: Codec): BinaryFile {
  const schema = parquetSchema(columns);
  const stored = schema.columns;
  // Used again for each group: pages would be garbage of the size of the file.
  const pages = stored.map(() => new GrowingBytes(0));
  return {
    head: MAGIC.slice(),
    rowsPerGroup: rowsPerGroup(columns, MOST_GROUP_ROWS),
    group: (rows) => new ParquetGroup(stored, rows, codec, pages),
    foot: (groups) => footOf(schema, groups as readonly GroupSummary[], codec),
  };
}

class ParquetGroup implements GroupWriter<GroupSummary> {
  readonly #chunks: readonly ColumnChunk[];
  readonly #rows: number;
  readonly #pageRows: number;
  #rowsOfPage = 0;

  constructor(
    columns: readonly StoredColumn[],
    rows: number,
    codec: Codec,
    pages: readonly GrowingBytes[],
  ) {
    const most = columns.reduce((values, column) => Math.max(values, column.most), 1);
    const pageRows = Math.max(1, Math.min(PAGE_ROWS, rows, Math.floor(PAGE_VALUES / most)));
    this.#rows = rows;
    this.#pageRows = pageRows;
    this.#chunks = columns.map(
      (column, i) => new ColumnChunk(column, rows, pageRows, codec, nth(pages, i)),
    );
  }

  /** Pages have the same rows whatever the sizes of the windows. */
  *add(count: number): Stepwise<void> {
    for (let from = 0; from < count; ) {
      const to = Math.min(count, from + this.#pageRows - this.#rowsOfPage);
      for (const chunk of this.#chunks) chunk.add(from, to);
      this.#rowsOfPage += to - from;
      if (this.#rowsOfPage === this.#pageRows) yield* this.#endPage();
      from = to;
    }
  }

  *end(): Stepwise<WrittenGroup<GroupSummary>> {
    if (this.#rowsOfPage > 0) yield* this.#endPage();
    const bytes: Uint8Array[] = [];
    const chunks: ChunkSummary[] = [];
    let offset = 0;
    for (const chunk of this.#chunks) {
      const { pages, summary } = chunk.end(offset);
      bytes.push(pages);
      chunks.push(summary);
      offset += summary.bytes;
    }
    return { bytes, summary: { rows: this.#rows, chunks } };
  }

  /** A page of a thousand columns takes a quarter of a second, most of it to compress them. */
  *#endPage(): Stepwise<void> {
    for (const chunk of this.#chunks) {
      chunk.endPage();
      yield;
    }
    this.#rowsOfPage = 0;
  }
}

function* footOf(
  { columns, elements }: ParquetSchema,
  groups: readonly GroupSummary[],
  codec: Codec,
): Generator<Uint8Array, void, undefined> {
  const rows = groups.reduce((sum, group) => sum + group.rows, 0);
  const [start, end] = aroundList(
    {
      record: [
        [1, { i32: 1 }],
        [2, { list: elements }],
        [3, { i64: rows }],
      ],
    },
    { id: 4, count: groups.length },
    {
      record: [
        [6, { binary: 'tablewright' }],
        // The order of each column's values is that of its type; readers ignore the bounds without this.
        [7, { list: columns.map(() => ({ record: [[1, { record: [] }]] })) }],
      ],
    },
  );
  yield start;
  let offset = MAGIC.length;
  let length = start.length + end.length;
  for (const group of groups) {
    const metadata = thriftBytes(groupMetadata(columns, group, offset, codec));
    yield metadata;
    length += metadata.length;
    offset += group.chunks.reduce((sum, { bytes }) => sum + bytes, 0);
  }
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, length, true);
  yield joinedBytes([end, size, MAGIC]);
}

function groupMetadata(
  columns: readonly StoredColumn[],
  { chunks, rows }: GroupSummary,
  offset: number,
  codec: Codec,
): ThriftRecord {
  const sum = (of: (chunk: ChunkSummary) => number): Thrift => ({
    i64: chunks.reduce((total, chunk) => total + of(chunk), 0),
  });
  return {
    record: [
      [
        1,
        {
          list: columns.map((column, i) => chunkMetadata(column, nth(chunks, i), offset, codec)),
        },
      ],
      [2, sum(({ uncompressedBytes }) => uncompressedBytes)],
      [3, { i64: rows }],
      [5, { i64: offset }],
      [6, sum(({ bytes }) => bytes)],
    ],
  };
}
