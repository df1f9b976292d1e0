import { own } from '../../basics/own.js';
import type { PlainField } from '../../meanings/plain-field.js';
import type { DialectName } from '../../sql-dialects/index.js';
import type { DatabaseColumn } from '../model/database-schema.js';
import { NOTATIONS, PLACE_PATTERN } from './notations.js';

/** What a type of a database can store, whatever the database calls it. */
export type ColumnKind =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  /** `max` is the greatest number, with `scale` digits after the point; negative numbers reach as far. */
  | { readonly kind: 'decimal'; readonly max: number; readonly scale: number }
  /**
   * At most `most` characters; `isFixed` if all values have as many. If it is `caseless`, texts that differ only in case
   * or accents may be equal.
   */
  | {
      readonly kind: 'text';
      readonly most: number;
      readonly isFixed: boolean;
      readonly caseless: boolean;
    }
  | { readonly kind: 'boolean' | 'date' | 'time' | 'json' }
  | { readonly kind: 'datetime'; readonly last: string }
  /** A list of values of another kind. */
  | { readonly kind: 'array'; readonly element: ColumnKind; readonly notation: 'json' | 'braces' }
  | { readonly kind: 'listed'; readonly values: readonly string[] }
  /** At most `most` bytes, written as hexadecimal digits after `\\x` or, if not `isHex`, as letters, each of which is a byte. */
  | { readonly kind: 'bytes'; readonly most: number; readonly isHex: boolean }
  /** A notation of its own, which this field writes. */
  | { readonly kind: 'notation'; readonly field: PlainField }
  /** The database fills it. */
  | { readonly kind: 'filled' }
  /** No field writes its values. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** The kinds of columns of numbers. */
export type NumberKind = Extract<ColumnKind, { readonly kind: 'integer' | 'decimal' }>;

type Reader = (column: DatabaseColumn, dialect: DialectName) => ColumnKind;

const { MAX_SAFE_INTEGER } = Number;
/** Digits that a number has exactly as a double, and decimals that a field can have. */
const MOST_DIGITS = 15;
const UNBOUNDED = Number.POSITIVE_INFINITY;
const LAST_DAY = '9999-12-31';
/** Numbers without a precision of their own. */
const WIDE: ColumnKind = { kind: 'decimal', max: 1e9, scale: 2 };

function whole(max: number): Reader {
  return ({ isUnsigned }) =>
    isUnsigned
      ? { kind: 'integer', min: 0, max: Math.min(MAX_SAFE_INTEGER, 2 * max + 1) }
      : { kind: 'integer', min: -Math.min(MAX_SAFE_INTEGER, max + 1), max };
}

function notation(type: string, constraints: Readonly<Record<string, unknown>> = {}): Reader {
  return () => ({ kind: 'notation', field: { type, constraints } });
}

function always(kind: ColumnKind): Reader {
  return () => kind;
}

function text(most: number): Reader {
  return ({ args: [length = most], type }, dialect) => ({
    kind: 'text',
    most: length > 0 ? length : UNBOUNDED,
    isFixed: false,
    caseless: isCaseless(type, dialect),
  });
}

const fixedText: Reader = ({ args: [most = 1], type }, dialect) => ({
  kind: 'text',
  most,
  isFixed: true,
  caseless: isCaseless(type, dialect),
});

/** The usual collations of MySQL and SQL Server, and citext of PostgreSQL, ignore case. */
function isCaseless(type: string, dialect: DialectName): boolean {
  return type === 'citext' || dialect === 'mysql' || dialect === 'sqlserver';
}

/** The digits of a decimal without any in its type, which is then a whole number. Elsewhere it has no bound. */
const WHOLE_DIGITS: Partial<Record<DialectName, number>> = { mysql: 10, sqlserver: 18 };

const decimal: Reader = (column, dialect) => {
  const [precision = WHOLE_DIGITS[dialect], asked = 0] = column.args;
  if (precision === undefined) return WIDE;
  const digits = Math.min(precision, MOST_DIGITS);
  const scale = Math.min(Math.max(asked, 0), digits);
  if (asked > 0)
    return { kind: 'decimal', max: greatestOfDigits(digits, scale, precision - asked), scale };
  const max = greatestOfDigits(digits, 0, digits);
  return { kind: 'integer', min: column.isUnsigned ? 0 : -max, max };
};

/** The greatest number of `digits` digits, `scale` of them after the point, and at most `ahead` before it. */
function greatestOfDigits(digits: number, scale: number, ahead: number): number {
  const before = Math.max(0, Math.min(ahead, digits - scale));
  const fraction = scale === 0 ? '' : `.${'9'.repeat(scale)}`;
  return Number(`${before === 0 ? '0' : '9'.repeat(before)}${fraction}`);
}

const tinyInteger: Reader = (column, dialect) => {
  if (dialect === 'mysql' && column.args[0] === 1) return { kind: 'boolean' };
  if (dialect === 'sqlserver') return { kind: 'integer', min: 0, max: 255 };
  return whole(127)(column, dialect);
};

const bits: Reader = ({ args: [asked = 1], type }, dialect) => {
  if (dialect === 'sqlserver') return { kind: 'boolean' };
  const size = Math.max(asked, 1);
  if (dialect === 'mysql') {
    return { kind: 'integer', min: 0, max: Number(`0b${'1'.repeat(Math.min(size, 53))}`) };
  }
  const length = Math.min(size, 64);
  const least = type === 'bit' ? length : 1;
  const constraints = { pattern: `[01]{${least},${length}}` };
  return { kind: 'notation', field: { type: 'string', constraints } };
};

/** Bytes, written as the dialect accepts them in a text. */
const bytes: Reader = ({ args: [size = UNBOUNDED] }, dialect) =>
  dialect === 'sqlserver'
    ? { kind: 'unknown', reason: 'a text is no literal of bytes' }
    : { kind: 'bytes', most: Math.max(size, 1), isHex: dialect === 'postgresql' };

const timestamp: Reader = (_column, dialect) => {
  if (dialect === 'sqlserver') return { kind: 'filled' };
  return { kind: 'datetime', last: dialect === 'mysql' ? '2038-01-18' : LAST_DAY };
};

const interval: Reader = notation('duration', { format: 'iso' });

/** A vector of pgvector, with its number of dimensions. */
const vector: Reader = ({ args: [size = 0] }) => {
  if (size < 1 || size > 2000) return { kind: 'unknown', reason: 'its dimensions are not known' };
  const rest = size > 1 ? `(,-?0\\.[0-9]{3}){${size - 1}}` : '';
  return patterned(`\\[-?0\\.[0-9]{3}${rest}\\]`);
};

function patterned(pattern: string): ColumnKind {
  return { kind: 'notation', field: { type: 'string', constraints: { pattern } } };
}

/** A shape: PostGIS reads well-known text. A column that can be null is left null. */
const spatial: Reader = ({ isNullable }, dialect) =>
  dialect === 'postgresql' && !isNullable
    ? patterned(PLACE_PATTERN)
    : { kind: 'unknown', reason: 'no field writes shapes' };

/** A struct or a map of DuckDB. Where one must be there, it has members that are null, or none. */
const nested: Reader = ({ isNullable, type }) =>
  isNullable
    ? { kind: 'unknown', reason: `no field writes a ${type}` }
    : { kind: 'notation', field: { type: 'constant', constraints: { value: '{}' } } };

/** The types of all databases by their names. */
const READERS: Readonly<Record<string, Reader>> = {
  ...{ tinyint: tinyInteger, int1: tinyInteger },
  ...{ smallint: whole(32_767), int2: whole(32_767), smallserial: whole(32_767) },
  ...{ mediumint: whole(8_388_607), int3: whole(8_388_607), oid: whole(2_147_483_647) },
  ...{ integer: whole(2_147_483_647), int: whole(2_147_483_647), int4: whole(2_147_483_647) },
  ...{ serial: whole(2_147_483_647), serial4: whole(2_147_483_647), serial2: whole(32_767) },
  ...{ bigint: whole(MAX_SAFE_INTEGER), int8: whole(MAX_SAFE_INTEGER) },
  ...{ bigserial: whole(MAX_SAFE_INTEGER), serial8: whole(MAX_SAFE_INTEGER) },
  ...{ numeric: decimal, decimal, dec: decimal, number: decimal, fixed: decimal },
  ...{ real: always(WIDE), float: always(WIDE), float4: always(WIDE), float8: always(WIDE) },
  ...{ double: always(WIDE), 'double precision': always(WIDE), money: always(WIDE) },
  smallmoney: always({ kind: 'decimal', max: 214_748, scale: 2 }),
  ...{ boolean: always({ kind: 'boolean' }), bool: always({ kind: 'boolean' }), bit: bits },
  ...{ 'bit varying': bits, varbit: bits },
  ...{ varchar: text(UNBOUNDED), 'character varying': text(UNBOUNDED), nvarchar: text(UNBOUNDED) },
  ...{ varchar2: text(UNBOUNDED), nvarchar2: text(UNBOUNDED), text: text(UNBOUNDED) },
  ...{ string: text(UNBOUNDED), citext: text(UNBOUNDED), clob: text(UNBOUNDED) },
  ...{ tinytext: text(63), mediumtext: text(UNBOUNDED), longtext: text(UNBOUNDED) },
  ...{ ntext: text(UNBOUNDED), sysname: text(128), name: text(63) },
  ...{ char: fixedText, character: fixedText, nchar: fixedText, bpchar: text(UNBOUNDED) },
  ...{ date: always({ kind: 'date' }), datetime: always({ kind: 'datetime', last: LAST_DAY }) },
  ...{ timestamp, timestamptz: timestamp, 'timestamp with time zone': timestamp },
  'timestamp without time zone': timestamp,
  ...{ datetime2: always({ kind: 'datetime', last: LAST_DAY }) },
  ...{ datetimeoffset: always({ kind: 'datetime', last: LAST_DAY }) },
  smalldatetime: always({ kind: 'datetime', last: '2079-06-05' }),
  ...{ time: always({ kind: 'time' }), 'time without time zone': always({ kind: 'time' }) },
  ...{ timetz: always({ kind: 'time' }), 'time with time zone': always({ kind: 'time' }) },
  ...{ interval, year: notation('year', { min: 1970 }), uuid: notation('uuid') },
  ...{ uniqueidentifier: notation('uuid'), rowversion: always({ kind: 'filled' }) },
  ...{ tsvector: always({ kind: 'filled' }), json: always({ kind: 'json' }) },
  jsonb: always({ kind: 'json' }),
  ...{
    inet: notation('ipv4', { cidr: '10.0.0.0/8' }),
    cidr: notation('ipv4', { cidr: '10.0.0.0/8' }),
  },
  ...{ inet4: notation('ipv4', { cidr: '10.0.0.0/8' }), inet6: notation('ipv6') },
  ...{ macaddr: notation('mac_address'), xml: notation('constant', { value: '<data/>' }) },
  vector,
  tsquery: notation('word'),
  ...{ bytea: bytes, blob: bytes, tinyblob: bytes, mediumblob: bytes, longblob: bytes },
  ...{ binary: bytes, varbinary: bytes, image: bytes },
  ...{ struct: nested, map: nested },
  ...{ geometry: spatial, geography: spatial, linestring: spatial, multipolygon: spatial },
};

/** What a column can store. A type that no reader knows is read by its affinity in SQLite. */
export function columnKind(column: DatabaseColumn, dialect: DialectName): ColumnKind {
  const { type, values, isArray } = column;
  if (isArray) {
    const element = columnKind({ ...column, isArray: false }, dialect);
    return { kind: 'array', element, notation: dialect === 'postgresql' ? 'braces' : 'json' };
  }
  if (values !== undefined && values.length > 0) return { kind: 'listed', values };
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (reader !== undefined) return reader(column, dialect);
  const pattern = dialect === 'postgresql' ? own(NOTATIONS, type) : undefined;
  if (pattern !== undefined) return patterned(pattern);
  if (dialect === 'sqlite') return affinity(column, dialect);
  const reason = type === '' ? 'it has no type' : `the type ${type} is not known`;
  return { kind: 'unknown', reason };
}

function affinity(column: DatabaseColumn, dialect: DialectName): ColumnKind {
  const { type } = column;
  if (type.includes('int')) return whole(MAX_SAFE_INTEGER)(column, dialect);
  if (/char|clob|text/.test(type)) return text(UNBOUNDED)(column, dialect);
  if (type === '' || type.includes('blob')) return bytes(column, dialect);
  return /real|floa|doub/.test(type) ? WIDE : decimal(column, dialect);
}
