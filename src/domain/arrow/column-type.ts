import type { DataType } from '../columns/column-plan.js';
import { fitsIn32Bits, MOST_DECIMAL_DIGITS } from '../encoding/number-type.js';
import type { FlatTable } from './flat-buffer.js';

/** The numbers of types in the union `Type` of Arrow's metadata. */
const TYPE = {
  int: 2,
  float: 3,
  text: 5,
  boolean: 6,
  decimal: 7,
  date: 8,
  time: 9,
  timestamp: 10,
  list: 12,
  struct: 13,
} as const;

/** The layouts of values. */
export type Storage = 'int32' | 'int64' | 'decimal128' | 'double' | 'bits' | 'text';

/** The description of a type in Arrow's metadata. */
export interface TypeDescription {
  readonly type: number;
  readonly description: FlatTable;
}

/** A type of values, and how they are stored. */
export interface ArrowType extends TypeDescription {
  readonly storage: Storage;
}

export function arrowType(type: DataType): ArrowType {
  switch (type.kind) {
    case 'integer':
      return fitsIn32Bits(type) ? INT32 : intType('int64', 64);
    case 'decimal': {
      const { digits, scale } = type;
      if (digits > MOST_DECIMAL_DIGITS) return DOUBLE;
      const description: FlatTable = { table: [{ i32: digits }, { i32: scale }, { i32: 128 }] };
      return { storage: 'decimal128', type: TYPE.decimal, description };
    }
    case 'boolean':
      return { storage: 'bits', type: TYPE.boolean, description: { table: [] } };
    case 'date': {
      const days = { i16: 0 };
      return { storage: 'int32', type: TYPE.date, description: { table: [days] } };
    }
    case 'datetime': {
      const milliseconds = { i16: 1 };
      const description: FlatTable = { table: [milliseconds, { text: 'UTC' }] };
      return { storage: 'int64', type: TYPE.timestamp, description };
    }
    case 'time': {
      const milliseconds = { i16: 1 };
      const bits = { i32: 32 };
      return { storage: 'int32', type: TYPE.time, description: { table: [milliseconds, bits] } };
    }
    case 'text':
    case 'uuid':
    case 'json':
    case 'array':
    case 'object':
    case 'mixed':
      return { storage: 'text', type: TYPE.text, description: { table: [] } };
  }
}

function intType(storage: 'int32' | 'int64', bits: number): ArrowType {
  const isSigned = { u8: 1 };
  return { storage, type: TYPE.int, description: { table: [{ i32: bits }, isSigned] } };
}

const INT32 = intType('int32', 32);

const DOUBLE_PRECISION = 2;
const DOUBLE: ArrowType = {
  storage: 'double',
  type: TYPE.float,
  description: { table: [{ i16: DOUBLE_PRECISION }] },
};

/** The type of the indices of a dictionary. */
export const INDEX_TYPE = INT32.description;

export const STRUCT: TypeDescription = { type: TYPE.struct, description: { table: [] } };
export const LIST: TypeDescription = { type: TYPE.list, description: { table: [] } };
