import { joinedBytes } from '../basics/joined-bytes.js';
import type { GrowingBytes } from '../encoding/growing-bytes.js';
import type { Codec } from './codec.js';
import { PHYSICAL } from './column-type.js';
import { type PageLevels, pageLevels } from './page-levels.js';
import { ENCODING, type PageValues } from './page-values.js';
import type { Dictionary, StoredColumn } from './stored-column.js';
import { type Thrift, thriftBytes } from './thrift-writer.js';

/** The numbers of kinds of pages in Parquet's metadata. */
const PAGE = { data: 0, dictionary: 2 } as const;

/** What the foot of a file lists for a group of rows of a column. Offsets count from the start of the group. */
export interface ChunkSummary {
  readonly offset: number;
  /** The number of values, with those that are null. */
  readonly values: number;
  readonly dictionaryBytes: number;
  readonly bytes: number;
  readonly uncompressedBytes: number;
  readonly encoding: number;
  readonly nulls: number;
  readonly min?: Uint8Array;
  readonly max?: Uint8Array;
}

/**
 * Writes a group of rows of one column into `pages`, from its start: a dictionary page, if there is one, and data pages of
 * `pageRows` rows.
 */
export class ColumnChunk {
  readonly #values: PageValues;
  readonly #codec: Codec;
  readonly #levels: PageLevels;
  readonly #pages: GrowingBytes;
  readonly #dictionaryBytes: number;
  #uncompressedBytes = 0;
  #count = 0;

  constructor(
    column: StoredColumn,
    rows: number,
    pageRows: number,
    codec: Codec,
    pages: GrowingBytes,
  ) {
    const { most, layers } = column;
    const { pages: values, dictionary } = column.chunk(rows * most, pageRows * most);
    this.#values = values;
    this.#codec = codec;
    this.#pages = pages;
    pages.restart();
    this.#levels = pageLevels(layers, pageRows, most);
    if (dictionary !== undefined) this.#addDictionary(dictionary);
    this.#dictionaryBytes = pages.length;
  }

  /** Adds the rows from `from` to `to` - 1 of the window to the page. */
  add(from: number, to: number): void {
    this.#levels.add(from, to, this.#addValues);
  }

  readonly #addValues = (from: number, to: number): void => this.#values.add(from, to);

  endPage(): void {
    const { count } = this.#levels;
    const levels = this.#levels.take();
    const values = this.#values.take();
    this.#count += count;
    this.#addPage(PAGE.data, levels.length === 0 ? values : joinedBytes([levels, values]), [
      5,
      {
        record: [
          [1, { i32: count }],
          [2, { i32: this.#values.encoding }],
          [3, { i32: ENCODING.levels }],
          [4, { i32: ENCODING.levels }],
        ],
      },
    ]);
  }

  /** The pages are valid until the next group of the column is started. */
  end(offset: number): { pages: Uint8Array; summary: ChunkSummary } {
    const summary: ChunkSummary = {
      offset,
      values: this.#count,
      dictionaryBytes: this.#dictionaryBytes,
      bytes: this.#pages.length,
      uncompressedBytes: this.#uncompressedBytes,
      encoding: this.#values.encoding,
      nulls: this.#levels.nulls,
      ...this.#values.range?.(),
    };
    return { pages: this.#pages.view, summary };
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

  #addPage(kind: number, content: Uint8Array, header: readonly [number, Thrift]): void {
    const body = this.#codec.compress(content);
    const head = thriftBytes({
      record: [[1, { i32: kind }], [2, { i32: content.length }], [3, { i32: body.length }], header],
    });
    this.#pages.addLong(head);
    this.#pages.addLong(body);
    this.#uncompressedBytes += head.length + content.length;
  }
}

/** The metadata of a column in a group that starts at `groupOffset` of the file. */
export function chunkMetadata(
  { path, type }: StoredColumn,
  summary: ChunkSummary,
  groupOffset: number,
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
            [3, { list: path.map((name) => ({ binary: name })) }],
            [4, { i32: codec.id }],
            [5, { i64: summary.values }],
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
