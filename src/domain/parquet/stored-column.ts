import type { DataType } from '../columns/column-plan.js';
import { type ColumnValues, storedFactor, type ValueVectors } from '../columns/column-values.js';
import type { ItemRows } from '../columns/item-rows.js';
import type { IndexVector } from '../columns/vectors.js';
import type { NumberType } from '../encoding/number-type.js';
import { entryTexts, storedNumbers } from '../encoding/table-values.js';
import type { WordTable } from '../kernel/word-table.js';
import { type ColumnType, columnType } from './column-type.js';
import { textDictionary } from './dictionary.js';
import { type BoundsOfEntries, IndexPage } from './index-page.js';
import { NumberPage } from './number-page.js';
import type { PageValues } from './page-values.js';
import { TextBounds } from './text-bounds.js';
import { TextPage, WordPage } from './text-page.js';
import { TimePage } from './time-page.js';
import { TruthPage } from './truth-page.js';
import { UuidPage } from './uuid-page.js';

/** The pages of one group of rows of a column, and the dictionary that they refer to. */
export interface ChunkValues {
  readonly pages: PageValues;
  readonly dictionary?: Dictionary;
}

/** The entries of a dictionary in the encoding PLAIN. */
export interface Dictionary {
  readonly bytes: Uint8Array;
  readonly entries: number;
}

/** An object, an array or a value that can be missing: null, or an array without items. */
export type Layer =
  | { readonly kind: 'optional'; readonly present: IndexVector }
  | { readonly kind: 'list'; readonly rows: ItemRows };

/** Where the values of a column are. */
export interface ColumnPlace {
  /** The names of the groups around the column and its own. */
  readonly path: readonly string[];
  /** From the outermost one on. */
  readonly layers: readonly Layer[];
  /** The most values of a row. */
  readonly most: number;
}

/** A column of values of a Parquet file. */
export interface StoredColumn extends ColumnPlace {
  readonly type: ColumnType;
  /** Starts a group of `rows` values in pages of up to `pageRows` values. */
  readonly chunk: (rows: number, pageRows: number) => ChunkValues;
}

/** Returns the column of these values; `place` includes their layer if they can be null. */
export function storedColumn(values: ColumnValues, place: ColumnPlace): StoredColumn {
  const { present, vectors } = values;
  const type = columnType(values.type);
  const numbers = type.physical as NumberType;
  switch (vectors.kind) {
    case 'numbers':
    case 'moments': {
      const stored = { values: vectors.values, factor: storedFactor(values) };
      const chunk: StoredColumn['chunk'] = (_rows, pageRows) => ({
        pages: new NumberPage(numbers, stored, present, pageRows),
      });
      return { ...place, type, chunk };
    }
    case 'texts': {
      const Page = pageOfTexts(values.type);
      const chunk: StoredColumn['chunk'] = (_rows, pageRows) => ({
        pages: new Page(vectors.texts, present, pageRows),
      });
      return { ...place, type, chunk };
    }
    case 'words': {
      return { ...place, type, chunk: wordChunks(values, vectors, type.physical) };
    }
  }
}

function pageOfTexts({ kind }: DataType) {
  if (kind === 'uuid') return UuidPage;
  return kind === 'time' ? TimePage : TextPage;
}

function wordChunks(
  { type, present }: ColumnValues,
  { table, indices }: Extract<ValueVectors, { kind: 'words' }>,
  physical: ColumnType['physical'],
): StoredColumn['chunk'] {
  const entries = table.entries.length;
  if (physical === 'boolean') {
    const truths = table.entries.map((entry) => entry === true);
    return (_rows, pageRows) => ({ pages: new TruthPage(truths, indices, present, pageRows) });
  }
  if (physical !== 'bytes') {
    const numbers = storedNumbers(table, type, physical as NumberType);
    const dictionary = { entries, boundsOf: numberBounds(numbers) };
    return (_rows, pageRows) => ({
      pages: new IndexPage(dictionary, indices, present, pageRows),
      dictionary: { bytes: new Uint8Array(numbers.slice().buffer), entries },
    });
  }
  return (rows, pageRows) =>
    // A list of the lexicon may be longer than the column.
    2 * entries > rows
      ? { pages: new WordPage(entryTexts(table), indices, present, pageRows) }
      : {
          pages: new IndexPage(
            { entries, boundsOf: textBounds(table) },
            indices,
            present,
            pageRows,
          ),
          // A copy, because the reader of the file owns its bytes.
          dictionary: { bytes: textDictionary(table).slice(), entries },
        };
}

function numberBounds(numbers: ReturnType<typeof storedNumbers>): BoundsOfEntries {
  return (used) => {
    const indices = usedIndices(used);
    const by = (isBetter: (a: number, b: number) => boolean): Uint8Array => {
      const best = indices.reduce((one, other) => (isBetter(other, one) ? other : one));
      return new Uint8Array(numbers.slice(best, best + 1).buffer);
    };
    const at = (index: number) => numbers[index] as number | bigint;
    if (indices.length === 0) return undefined;
    return { min: by((a, b) => at(a) < at(b)), max: by((a, b) => at(a) > at(b)) };
  };
}

function textBounds(table: WordTable): BoundsOfEntries {
  return (used) => {
    const { bytes, starts } = entryTexts(table);
    const bounds = new TextBounds();
    for (const index of usedIndices(used)) {
      const start = starts[index] as number;
      bounds.add(bytes, start, (starts[index + 1] as number) - start);
    }
    return bounds.range();
  };
}

function usedIndices(used: Uint8Array): readonly number[] {
  return Array.from(used.keys()).filter((index) => used[index] === 1);
}
