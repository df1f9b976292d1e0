import { joinedBytes } from '../basics/joined-bytes.js';
import { bitPacked } from './bit-packed.js';
import type { Codec } from './codec.js';
import { PHYSICAL } from './column-type.js';
import { ENCODING, type PageValues } from './page-values.js';
import type { Dictionary, StoredColumn } from './stored-column.js';
import { type Thrift, thriftBytes } from './thrift-writer.js';

/** The numbers of kinds of pages in Parquet's metadata. */
const PAGE = { data: 0, dictionary: 2 } as const;

/** What the foot of a file lists for a group of rows of a column. Offsets count from the start of the group. */
export interface ChunkSummary {
  readonly offset: number;
  readonly dictionaryBytes: number;
  readonly bytes: number;
  readonly uncompressedBytes: number;
  readonly encoding: number;
  readonly nulls: number;
  readonly min?: Uint8Array;
  readonly max?: Uint8Array;
}

/** Writes a group of rows of one column: a dictionary page, if there is one, and data pages of `pageRows` rows. */
export class ColumnChunk {
  readonly #values: PageValues;
  readonly #column: StoredColumn;
  readonly #codec: Codec;
  readonly #levels: Int32Array | undefined;
  readonly #pages: Uint8Array[] = [];
  readonly #dictionaryBytes: number;
  #rowsOfPage = 0;
  #bytes = 0;
  #uncompressedBytes = 0;
  #nulls = 0;

  constructor(column: StoredColumn, rows: number, pageRows: number, codec: Codec) {
    const { pages, dictionary } = column.chunk(rows, pageRows);
    this.#values = pages;
    this.#column = column;
    this.#codec = codec;
    this.#levels = column.present && new Int32Array(pageRows);
    if (dictionary !== undefined) this.#addDictionary(dictionary);
    this.#dictionaryBytes = this.#bytes;
  }

  /** Adds the rows from `from` to `to` - 1 of the window to the page. */
  add(from: number, to: number): void {
    this.#values.add(from, to);
    const present = this.#column.present?.data;
    if (present !== undefined) this.#levels?.set(present.subarray(from, to), this.#rowsOfPage);
    this.#rowsOfPage += to - from;
  }

  endPage(): void {
    const rows = this.#rowsOfPage;
    const values = this.#values.take();
    const levels = this.#levels && this.#levelBytes(this.#levels, rows);
    this.#addPage(PAGE.data, levels === undefined ? values : joinedBytes([levels, values]), [
      5,
      {
        record: [
          [1, { i32: rows }],
          [2, { i32: this.#values.encoding }],
          [3, { i32: ENCODING.levels }],
          [4, { i32: ENCODING.levels }],
        ],
      },
    ]);
    this.#rowsOfPage = 0;
  }

  end(offset: number): { pages: readonly Uint8Array[]; summary: ChunkSummary } {
    const summary: ChunkSummary = {
      offset,
      dictionaryBytes: this.#dictionaryBytes,
      bytes: this.#bytes,
      uncompressedBytes: this.#uncompressedBytes,
      encoding: this.#values.encoding,
      nulls: this.#nulls,
      ...this.#values.range?.(),
    };
    return { pages: this.#pages, summary };
  }

  #addDictionary({ bytes, entries }: Dictionary): void {
    this.#addPage(PAGE.dictionary, bytes, [
      7,
      {
        record: [
          [1, { i32: entries }],
          [2, { i32: ENCODING.plain }],
        ],
      },
    ]);
  }

  /** The definition levels of a page: 1 for a value, 0 for null, in a run of bits behind its length. */
  #levelBytes(levels: Int32Array, rows: number): Uint8Array {
    for (let i = 0; i < rows; i++) if (levels[i] === 0) this.#nulls++;
    const bits = bitPacked(levels, rows, 1);
    const bytes = new Uint8Array(4 + bits.length);
    new DataView(bytes.buffer).setUint32(0, bits.length, true);
    bytes.set(bits, 4);
    return bytes;
  }

  #addPage(kind: number, content: Uint8Array, header: readonly [number, Thrift]): void {
    const body = this.#codec.compress(content);
    const head = thriftBytes({
      record: [[1, { i32: kind }], [2, { i32: content.length }], [3, { i32: body.length }], header],
    });
    this.#pages.push(joinedBytes([head, body]));
    this.#bytes += head.length + body.length;
    this.#uncompressedBytes += head.length + content.length;
  }
}

/** The metadata of a column in a group that starts at `groupOffset` of the file. */
export function chunkMetadata(
  { name, type }: StoredColumn,
  summary: ChunkSummary,
  groupOffset: number,
  rows: number,
  codec: Codec,
): Thrift {
  const start = groupOffset + summary.offset;
  const { dictionaryBytes, min, max } = summary;
  const encodings = new Set<number>([summary.encoding, ENCODING.levels, ENCODING.plain]);
  const statistics: Thrift = {
    record: [
      [3, { i64: summary.nulls }],
      [5, max && { binary: max }],
      [6, min && { binary: min }],
    ],
  };
  return {
    record: [
      [2, { i64: start }],
      [
        3,
        {
          record: [
            [1, { i32: PHYSICAL[type.physical] }],
            [2, { list: [...encodings].map((encoding) => ({ i32: encoding })) }],
            [3, { list: [{ binary: name }] }],
            [4, { i32: codec.id }],
            [5, { i64: rows }],
            [6, { i64: summary.uncompressedBytes }],
            [7, { i64: summary.bytes }],
            [9, { i64: start + dictionaryBytes }],
            [11, dictionaryBytes > 0 ? { i64: start } : undefined],
            [12, statistics],
          ],
        },
      ],
    ],
  };
}
