import { isKeptNumber } from '../../basics/kept-number.js';
import type { Members } from '../../basics/members.js';
import { numberIn, textIn } from '../documents/document.js';
import { literalOf } from '../documents/literal-of.js';
import type { DatabaseColumn, ValueLimits } from '../model/database-schema.js';

/** A column for values that are neither objects nor lists, and what its type cannot say. */
export interface ScalarColumn {
  readonly column: DatabaseColumn;
  readonly checks: readonly string[];
  /** Why values that the schema lists are left out. */
  readonly missed?: string;
}

const LARGE_NUMBERS =
  'numbers beyond ±(2^53 - 1) lose digits when JSON is read: list them as texts';

/** The formats that are types of their own. */
const typeOfFormat: Readonly<Record<string, string>> = {
  'date-time': 'timestamp with time zone',
  date: 'date',
  time: 'time without time zone',
  uuid: 'uuid',
  guid: 'uuid',
  duration: 'interval',
  byte: 'bytea',
  binary: 'bytea',
  int32: 'integer',
  int64: 'bigint',
  float: 'real',
  double: 'double precision',
};

/** The column of a property. `schema` has no references. */
export function scalarColumn(name: string, schema: Members, isNullable: boolean): ScalarColumn {
  const listed = valuesOf(schema);
  const missed = listed?.some(isLarge) === true ? LARGE_NUMBERS : undefined;
  const values = missed === undefined ? listed : undefined;
  const type = values?.every(isText) ? 'enum' : typeOf(schema, listed);
  const limits = limitsOf(schema, type);
  const value = literalOf(schema.default);
  const comment = textIn(schema, 'description');
  const column: DatabaseColumn = {
    name,
    ...sized(type, schema),
    isArray: false,
    isUnsigned: false,
    isNullable,
    ...(type === 'enum' && { values: values as readonly string[] }),
    ...(value !== undefined && { default: value }),
    ...(comment !== undefined && { comment }),
    ...(Object.keys(limits).length > 0 && { limits }),
  };
  const checks = checksOf(name, schema, type, values);
  return { column, checks, ...(missed !== undefined && { missed }) };
}

const isLarge = (value: unknown): boolean => typeof value === 'number' && !isKeptNumber(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The values of enum and const, without null. */
function valuesOf({ enum: values, const: only }: Members): readonly unknown[] | undefined {
  const listed = Array.isArray(values) ? values : only === undefined ? undefined : [only];
  const known = listed?.filter((value) => value !== null);
  return known?.length === 0 ? undefined : known;
}

function typeOf(schema: Members, values: readonly unknown[] | undefined): string {
  const { type } = schema;
  const names = (Array.isArray(type) ? type : [type]).filter((name) => name !== 'null');
  const [name] = names.length > 0 && names[0] !== undefined ? names : [typeof values?.[0]];
  const format = textIn(schema, 'format') ?? '';
  const own = Object.hasOwn(typeOfFormat, format) ? typeOfFormat[format] : undefined;
  switch (name) {
    case 'string':
      return own !== undefined && !/^(?:int|float|double)/.test(format) ? own : 'text';
    case 'integer':
      return own === 'integer' ? own : 'bigint';
    case 'number':
      return own === 'real' || own === 'integer' || own === 'bigint' ? own : 'double precision';
    case 'boolean':
      return 'boolean';
    default:
      return 'jsonb';
  }
}

/** A number with a fixed number of decimals is an exact one, so that no value has more. */
function sized(type: string, schema: Members): Pick<DatabaseColumn, 'type' | 'args'> {
  const [, decimals] = /^0\.(0*1)$/.exec(String(schema.multipleOf)) ?? [];
  return type === 'double precision' && decimals !== undefined
    ? { type: 'numeric', args: [MOST_DIGITS, decimals.length] }
    : { type, args: [] };
}

/** The number of digits that doubles keep. */
const MOST_DIGITS = 15;

const isWhole = (type: string): boolean => type === 'bigint' || type === 'integer';
const isNumber = (type: string): boolean =>
  isWhole(type) || type === 'real' || type === 'double precision';

function limitsOf(schema: Members, type: string): ValueLimits {
  if (isNumber(type)) return numberLimits(schema, type);
  if (type !== 'text') return {};
  const minLength = numberIn(schema, 'minLength');
  const maxLength = numberIn(schema, 'maxLength');
  const pattern = textIn(schema, 'pattern');
  const format = textIn(schema, 'format');
  return {
    ...(minLength !== undefined && minLength > 0 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
    ...(format !== undefined && { format }),
  };
}

function numberLimits(schema: Members, type: string): ValueLimits {
  const above = numberIn(schema, 'exclusiveMinimum');
  const below = numberIn(schema, 'exclusiveMaximum');
  const whole = isWhole(type);
  // Drafts before 2019 and OpenAPI 3.0 have true here.
  const least = boundIn(schema, 'minimum');
  const greatest = boundIn(schema, 'maximum');
  const minimum = whole && above !== undefined ? Math.floor(above) + 1 : least;
  const maximum = whole && below !== undefined ? Math.ceil(below) - 1 : greatest;
  const multipleOf = numberIn(schema, 'multipleOf');
  return {
    ...(minimum !== undefined && {
      minimum: whole && schema.exclusiveMinimum === true ? minimum + 1 : minimum,
    }),
    ...(maximum !== undefined && {
      maximum: whole && schema.exclusiveMaximum === true ? maximum - 1 : maximum,
    }),
    ...(multipleOf !== undefined && multipleOf > 0 && { multipleOf }),
  };
}

/** A bound that limits anything: zod writes the safe integers as those of every integer. */
function boundIn(schema: Members, name: string): number | undefined {
  const bound = numberIn(schema, name);
  return bound === undefined || Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
}

function checksOf(
  name: string,
  schema: Members,
  type: string,
  values: readonly unknown[] | undefined,
): readonly string[] {
  const column = `"${name.replaceAll('"', '""')}"`;
  const listed = type === 'enum' ? [] : (values ?? []).map(literalOf);
  const above = exclusive(schema, 'exclusiveMinimum', 'minimum');
  const below = exclusive(schema, 'exclusiveMaximum', 'maximum');
  const isBounded = isNumber(type) && !isWhole(type);
  return [
    ...(listed.length > 0 && !listed.includes(undefined)
      ? [`${column} IN (${listed.join(', ')})`]
      : []),
    ...(isBounded && above !== undefined ? [`${column} > ${above}`] : []),
    ...(isBounded && below !== undefined ? [`${column} < ${below}`] : []),
  ];
}

/** The bound that values do not reach: a number of its own, or true beside the other bound. */
function exclusive(schema: Members, own: string, other: string): number | undefined {
  return schema[own] === true ? numberIn(schema, other) : numberIn(schema, own);
}
