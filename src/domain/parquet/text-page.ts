import type { IndexVector, TextVector } from '../columns/vectors.js';
import type { EncodedTable } from '../kernel/encoded-table.js';
import { ENCODING, type PageValues } from './page-values.js';
import { TextBuffer } from './text-buffer.js';

/** Texts in the encoding PLAIN. */
export class TextPage implements PageValues {
  readonly encoding = ENCODING.plain;
  readonly #texts: TextVector;
  readonly #present: IndexVector | undefined;
  readonly #buffer: TextBuffer;

  constructor(texts: TextVector, present: IndexVector | undefined, rows: number) {
    this.#texts = texts;
    this.#present = present;
    this.#buffer = new TextBuffer(rows);
  }

  add(from: number, to: number): void {
    const { data, starts, lengths } = this.#texts;
    const present = this.#present?.data;
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      this.#buffer.add(data, starts[i] as number, lengths[i] as number);
    }
  }

  take(): Uint8Array {
    return this.#buffer.take();
  }
}

/** Words in the encoding PLAIN: for tables that are larger than their column. */
export class WordPage implements PageValues {
  readonly encoding = ENCODING.plain;
  readonly #table: EncodedTable;
  readonly #indices: IndexVector;
  readonly #present: IndexVector | undefined;
  readonly #buffer: TextBuffer;

  constructor(
    table: EncodedTable,
    indices: IndexVector,
    present: IndexVector | undefined,
    rows: number,
  ) {
    this.#table = table;
    this.#indices = indices;
    this.#present = present;
    this.#buffer = new TextBuffer(rows);
  }

  add(from: number, to: number): void {
    const { bytes, starts } = this.#table;
    const { data } = this.#indices;
    const present = this.#present?.data;
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const index = data[i] as number;
      const start = starts[index] as number;
      this.#buffer.add(bytes, start, (starts[index + 1] as number) - start);
    }
  }

  take(): Uint8Array {
    return this.#buffer.take();
  }
}
