import { type ColumnValues, storedFactor, type ValueVectors } from '../columns/column-values.js';
import type {
  ListColumn,
  NestedColumn,
  StructColumn,
  ValueColumn,
} from '../encoding/binary-file.js';
import { entryTexts } from '../encoding/table-values.js';
import { encodeTexts } from '../kernel/encoded-table.js';
import { scalarText, type WordTable } from '../kernel/word-table.js';
import {
  type ArrowType,
  arrowType,
  INDEX_TYPE,
  LIST,
  STRUCT,
  type TypeDescription,
} from './column-type.js';
import type { FlatTable } from './flat-buffer.js';
import type { ColumnData } from './message.js';
import { type NumberStorage, numberWords } from './number-buffer.js';
import { Room } from './room.js';
import { Validity } from './validity.js';
import {
  numbersByIndex,
  numbersOf,
  type StartValues,
  textBytes,
  textsByIndex,
  textsOf,
  timesOf,
  truthsByIndex,
  type ValueBuffers,
} from './value-buffers.js';

/** Larger tables are written as texts: every stream begins with its dictionaries, however few rows it has. */
const MOST_ENTRIES = 4096;

/** The entries of a dictionary. */
export interface Dictionary {
  readonly id: number;
  readonly entries: ColumnData;
}

/** A column of an Arrow stream. */
export interface ArrowColumn {
  readonly field: FlatTable;
  /** The texts that its values, or those of columns inside it, are indices of. */
  readonly dictionaries: readonly Dictionary[];
  /** Starts a group of at most `rows` rows, in the memory of the last one. */
  readonly start: (rows: number) => ColumnBuffers;
}

/** Collects the rows of a group. */
export interface ColumnBuffers {
  /** Adds the first `count` rows of the window as the rows from `at` on of the group. */
  add(at: number, count: number): void;
  /** The data of the column, and then of those inside it. */
  end(rows: number): readonly ColumnData[];
}

/** Returns the columns of a stream. Each column of values has a number, which its dictionary has too. */
export function arrowColumns(columns: readonly NestedColumn[]): readonly ArrowColumn[] {
  let values = 0;
  const made = (column: NestedColumn): ArrowColumn => {
    if ('members' in column) return structColumn(column, column.members.map(made));
    if ('item' in column) return listColumn(column, made({ ...column.item, name: 'item' }));
    return valueColumn(column, values++);
  };
  return columns.map(made);
}

function valueColumn({ name, values }: ValueColumn, index: number): ArrowColumn {
  const { present, vectors } = values;
  const room = new Room();
  const type = arrowType(values.type);
  const column = (start: StartValues, entries?: ColumnData): ArrowColumn => {
    const dictionary = entries && { table: [{ i64: index }, INDEX_TYPE] };
    return {
      field: fieldOf(name, present !== undefined, type, [], dictionary),
      dictionaries: entries === undefined ? [] : [{ id: index, entries }],
      start: (rows) => valueBuffers(start(rows), new Validity(present, rows, room)),
    };
  };
  if (vectors.kind === 'words' && type.storage === 'text') {
    if (vectors.table.entries.length > MOST_ENTRIES) {
      return column(textsByIndex(vectors.indices, entryTexts(vectors.table)));
    }
    const { texts, places } = differentTexts(vectors.table);
    const start = numbersByIndex(vectors.indices, { words: places, width: 1 });
    return column(start, textData(texts));
  }
  return column(startOf(values, vectors, type));
}

function valueBuffers(values: ValueBuffers, validity: Validity): ColumnBuffers {
  return {
    add: (at, count) => {
      values.add(at, count);
      validity.add(count);
    },
    end: (rows) => [validity.data(rows, values.end(rows))],
  };
}

function structColumn(
  { name, present }: StructColumn,
  members: readonly ArrowColumn[],
): ArrowColumn {
  const children = members.map(({ field }) => field);
  const room = new Room();
  return {
    field: fieldOf(name, present !== undefined, STRUCT, children),
    dictionaries: members.flatMap(({ dictionaries }) => dictionaries),
    start: (rows) => {
      const validity = new Validity(present, rows, room);
      const inside = members.map((member) => member.start(rows));
      return {
        add: (at, count) => {
          validity.add(count);
          for (const member of inside) member.add(at, count);
        },
        end: (count) => [
          validity.data(count, []),
          ...inside.flatMap((member) => member.end(count)),
        ],
      };
    },
  };
}

/** The items of a row that is null stay in the column of the items, where no reader looks at them. */
function listColumn({ name, present, rows }: ListColumn, item: ArrowColumn): ArrowColumn {
  const validityRoom = new Room();
  const offsetsRoom = new Room();
  return {
    field: fieldOf(name, present !== undefined, LIST, [item.field]),
    dictionaries: item.dictionaries,
    start: (most) => {
      const validity = new Validity(present, most, validityRoom);
      const offsets = new Int32Array(offsetsRoom.take(4 * (most + 1)));
      const items = item.start(most * rows.most);
      let made = 0;
      return {
        add: (at, count) => {
          validity.add(count);
          const { data } = rows.starts;
          const inWindow = data[count] as number;
          for (let i = 1; i <= count; i++) offsets[at + i] = made + (data[i] as number);
          // Without items, nothing has filled their vectors.
          if (inWindow > 0) items.add(made, inWindow);
          made += inWindow;
        },
        end: (count) => {
          const starts = new Uint8Array(offsets.buffer, 0, 4 * (count + 1));
          return [validity.data(count, [starts]), ...items.end(made)];
        },
      };
    },
  };
}

function startOf(values: ColumnValues, vectors: ValueVectors, { storage }: ArrowType): StartValues {
  const numbers = storage as NumberStorage;
  switch (vectors.kind) {
    case 'numbers':
    case 'moments':
      return numbersOf(numbers, vectors.values, storedFactor(values));
    case 'texts':
      return values.type.kind === 'time'
        ? timesOf(vectors.texts, values.present)
        : textsOf(vectors.texts, values.present);
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
  const buffers = [noNulls, ...textBytes({ offsets: starts, bytes }, texts.length)];
  return { rows: texts.length, nulls: 0, buffers };
}

/** The record `Field` of the schema. */
function fieldOf(
  name: string,
  nullable: boolean,
  { type, description }: TypeDescription,
  children: readonly FlatTable[],
  dictionary?: FlatTable,
): FlatTable {
  return {
    table: [
      { text: name },
      { u8: +nullable },
      { u8: type },
      description,
      dictionary,
      { tables: children },
    ],
  };
}
