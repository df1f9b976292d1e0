import type { IndexVector, TextVector } from '../columns/vectors.js';
import { GrowingBytes } from '../encoding/growing-bytes.js';
import type { EncodedTable } from '../kernel/encoded-table.js';
import { ENCODING, type PageValues, type ValueRange } from './page-values.js';
import { TextBounds } from './text-bounds.js';

/** The usual length of a text with its length in front, in bytes, for the first size of the buffer. */
const USUAL_LENGTH = 16;

/** Texts in the encoding PLAIN: a length of 32 bits, then the bytes, for each. */
export class TextPage implements PageValues {
  readonly encoding = ENCODING.plain;
  readonly #texts: TextVector;
  readonly #present: IndexVector | undefined;
  readonly #bytes: GrowingBytes;
  readonly #bounds = new TextBounds();

  constructor(texts: TextVector, present: IndexVector | undefined, rows: number) {
    this.#texts = texts;
    this.#present = present;
    this.#bytes = new GrowingBytes(rows * USUAL_LENGTH);
  }

  add(from: number, to: number): void {
    const { data, starts, lengths } = this.#texts;
    const present = this.#present?.data;
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const length = lengths[i] as number;
      this.#bytes.addWord(length);
      this.#bytes.add(data, starts[i] as number, length);
      this.#bounds.add(data, starts[i] as number, length);
    }
  }

  take(): Uint8Array {
    return this.#bytes.restart();
  }

  range(): ValueRange | undefined {
    return this.#bounds.range();
  }
}

/** Words in the encoding PLAIN: for tables that are larger than their column. */
export class WordPage implements PageValues {
  readonly encoding = ENCODING.plain;
  readonly #table: EncodedTable;
  readonly #indices: IndexVector;
  readonly #present: IndexVector | undefined;
  readonly #bytes: GrowingBytes;
  readonly #bounds = new TextBounds();

  constructor(
    table: EncodedTable,
    indices: IndexVector,
    present: IndexVector | undefined,
    rows: number,
  ) {
    this.#table = table;
    this.#indices = indices;
    this.#present = present;
    this.#bytes = new GrowingBytes(rows * USUAL_LENGTH);
  }

  add(from: number, to: number): void {
    const { bytes, starts } = this.#table;
    const { data } = this.#indices;
    const present = this.#present?.data;
    for (let i = from; i < to; i++) {
      if (present !== undefined && present[i] === 0) continue;
      const index = data[i] as number;
      const start = starts[index] as number;
      const length = (starts[index + 1] as number) - start;
      this.#bytes.addWord(length);
      this.#bytes.add(bytes, start, length);
      this.#bounds.add(bytes, start, length);
    }
  }

  take(): Uint8Array {
    return this.#bytes.restart();
  }

  range(): ValueRange | undefined {
    return this.#bounds.range();
  }
}
