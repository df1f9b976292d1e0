import type { DataType } from '../columns/column-plan.js';
import { fitsIn32Bits, MOST_DECIMAL_DIGITS } from '../encoding/number-type.js';
import type { Thrift } from './thrift-writer.js';
import { UUID_BYTES } from './uuid-page.js';

/** The numbers of physical types in Parquet's metadata. */
export const PHYSICAL = { boolean: 0, int32: 1, int64: 2, double: 5, bytes: 6, fixed: 7 } as const;

const CONVERTED = { text: 0, decimal: 5, date: 6, time: 7, milliseconds: 9, json: 19 } as const;

const LOGICAL = {
  text: 1,
  decimal: 5,
  date: 6,
  time: 7,
  timestamp: 8,
  json: 12,
  uuid: 14,
} as const;

/** What a moment or a time of day counts: milliseconds, in UTC or in no time zone. */
const milliseconds = (isUtc: boolean): readonly Field[] => [
  [1, { flag: isUtc }],
  [2, { record: [[1, { record: [] }]] }],
];

/** The most digits of decimals that 32 bits hold. */
const DIGITS_32 = 9;

/** How a column is stored in Parquet. */
export interface ColumnType {
  readonly physical: keyof typeof PHYSICAL;
  /** The bytes of each value of the physical type `fixed`. */
  readonly length?: number;
  /** The members of the schema element that describe the logical type, with their ids. */
  readonly annotation: readonly (readonly [id: number, value: Thrift])[];
}

/** Returns how the values of a column are stored. */
export function columnType(type: DataType): ColumnType {
  switch (type.kind) {
    case 'integer':
      return { physical: fitsIn32Bits(type) ? 'int32' : 'int64', annotation: [] };
    case 'decimal':
      return decimalType(type.digits, type.scale);
    case 'boolean':
      return { physical: 'boolean', annotation: [] };
    case 'date':
      return { physical: 'int32', annotation: annotated(CONVERTED.date, LOGICAL.date) };
    case 'datetime':
      return {
        physical: 'int64',
        annotation: annotated(CONVERTED.milliseconds, LOGICAL.timestamp, milliseconds(true)),
      };
    case 'time':
      return {
        physical: 'int32',
        annotation: annotated(CONVERTED.time, LOGICAL.time, milliseconds(false)),
      };
    case 'uuid':
      return {
        physical: 'fixed',
        length: UUID_BYTES,
        annotation: [logicalType(LOGICAL.uuid, [])],
      };
    case 'json':
    case 'array':
    case 'object':
      return { physical: 'bytes', annotation: annotated(CONVERTED.json, LOGICAL.json) };
    case 'text':
    case 'mixed':
      return { physical: 'bytes', annotation: annotated(CONVERTED.text, LOGICAL.text) };
  }
}

function decimalType(digits: number, scale: number): ColumnType {
  if (digits > MOST_DECIMAL_DIGITS) return { physical: 'double', annotation: [] };
  const [precision, places] = [{ i32: digits }, { i32: scale }];
  return {
    physical: digits > DIGITS_32 ? 'int64' : 'int32',
    annotation: [
      [6, { i32: CONVERTED.decimal }],
      [7, places],
      [8, precision],
      logicalType(LOGICAL.decimal, [
        [1, places],
        [2, precision],
      ]),
    ],
  };
}

type Field = readonly [id: number, value: Thrift];

function annotated(converted: number, logical: number, members: readonly Field[] = []) {
  return [[6, { i32: converted }] as const, logicalType(logical, members)];
}

/** A union with one member. */
function logicalType(id: number, members: readonly Field[]): Field {
  return [10, { record: [[id, { record: members }]] }];
}
