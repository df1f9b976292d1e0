import { type ColumnValues, storedFactor, type ValueVectors } from '../columns/column-values.js';
import type { IndexVector } from '../columns/vectors.js';
import type { ValueColumn } from '../encoding/binary-file.js';
import { entryTexts } from '../encoding/table-values.js';
import { encodeTexts } from '../kernel/encoded-table.js';
import { scalarText, type WordTable } from '../kernel/word-table.js';
import { type ArrowType, arrowType, INDEX_TYPE } from './column-type.js';
import type { FlatTable } from './flat-buffer.js';
import type { ColumnData } from './message.js';
import { type NumberStorage, numberWords } from './number-buffer.js';
import {
  numbersByIndex,
  numbersOf,
  type StartValues,
  textBytes,
  textsByIndex,
  textsOf,
  truthsByIndex,
} from './value-buffers.js';

/** Larger tables are written as texts: every stream begins with its dictionaries, however few rows it has. */
const MOST_ENTRIES = 4096;

/** A column of an Arrow stream. */
export interface ArrowColumn {
  readonly field: FlatTable;
  readonly present: IndexVector | undefined;
  /** The texts that the values are indices of. */
  readonly dictionary?: ColumnData;
  readonly start: StartValues;
}

/** The column at this index; its dictionary, if it has one, has the same number. */
export function arrowColumn({ name, values }: ValueColumn, index: number): ArrowColumn {
  const { present, vectors } = values;
  const type = arrowType(values.type);
  const field = (dictionary?: FlatTable) => fieldOf(name, present !== undefined, type, dictionary);
  if (vectors.kind === 'words' && type.storage === 'text') {
    if (vectors.table.entries.length > MOST_ENTRIES) {
      const start = textsByIndex(vectors.indices, entryTexts(vectors.table));
      return { field: field(), present, start };
    }
    const { texts, places } = differentTexts(vectors.table);
    const start = numbersByIndex(vectors.indices, { words: places, width: 1 });
    const dictionary = { table: [{ i64: index }, INDEX_TYPE] };
    return { field: field(dictionary), present, dictionary: textData(texts), start };
  }
  return { field: field(), present, start: startOf(values, vectors, type) };
}

function startOf(values: ColumnValues, vectors: ValueVectors, { storage }: ArrowType): StartValues {
  const numbers = storage as NumberStorage;
  switch (vectors.kind) {
    case 'numbers':
    case 'moments':
      return numbersOf(numbers, vectors.values, storedFactor(values));
    case 'texts':
      return textsOf(vectors.texts, values.present);
    case 'words': {
      const { table, indices } = vectors;
      if (storage === 'bits') {
        return truthsByIndex(
          indices,
          Uint8Array.from(table.entries, (entry) => +(entry === true)),
        );
      }
      return numbersByIndex(indices, numberWords(numbers, table, values.type));
    }
  }
}

/** The different texts of a table, and the place of each entry among them: some readers refuse a dictionary that repeats. */
function differentTexts({ entries }: WordTable) {
  const placeOf = new Map<string, number>();
  const places = Int32Array.from(entries, (entry) => {
    const text = scalarText(entry);
    const place = placeOf.get(text) ?? placeOf.size;
    placeOf.set(text, place);
    return place;
  });
  return { texts: [...placeOf.keys()], places };
}

function textData(texts: readonly string[]): ColumnData {
  const { bytes, starts } = encodeTexts(texts);
  const noNulls = new Uint8Array(0);
  const buffers = [noNulls, ...textBytes({ offsets: starts, bytes })];
  return { rows: texts.length, nulls: 0, buffers };
}

/** The record `Field` of the schema. */
function fieldOf(
  name: string,
  nullable: boolean,
  { type, description }: ArrowType,
  dictionary: FlatTable | undefined,
): FlatTable {
  return {
    table: [
      { text: name },
      { u8: +nullable },
      { u8: type },
      description,
      dictionary,
      { tables: [] },
    ],
  };
}
