import {
  DataType,
  type Decimal,
  type List,
  type Struct,
  tableFromIPC,
  type Vector,
} from 'apache-arrow';

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|\+00)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A value in a form that does not depend on the reader: moments and days as milliseconds, decimals without the error of
 * a product.
 */
export function canonical(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'number') return Number(value.toPrecision(15));
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string' && MOMENT.test(value)) {
    return Date.parse(value.replace(' ', 'T').replace('+00', 'Z'));
  }
  if (typeof value === 'string' && DAY.test(value)) return Date.parse(value);
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, canonical(inner)]));
}

/** A value of Arrow as plain data. */
function plain(type: DataType, value: unknown): unknown {
  if (value === null) return null;
  if (DataType.isDecimal(type)) return Number(`${String(value)}e-${(type as Decimal).scale}`);
  if (DataType.isList(type)) {
    const item = (type as List).children[0]?.type as DataType;
    return Array.from(value as Vector, (one) => plain(item, one));
  }
  if (!DataType.isStruct(type)) return value;
  const members = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    (type as Struct).children.map((child) => [child.name, plain(child.type, members[child.name])]),
  );
}

/** The rows of a stream of Arrow, in canonical form. */
export function rowsOfArrow(bytes: Uint8Array): readonly unknown[] {
  const table = tableFromIPC(bytes);
  const columns = table.schema.fields.map(({ name, type }, c): readonly [string, unknown[]] => {
    const vector = table.getChildAt(c) as Vector;
    return [name, Array.from(vector, (value) => canonical(plain(type, value)))];
  });
  return Array.from({ length: table.numRows }, (_, r) =>
    Object.fromEntries(columns.map(([name, values]) => [name, values[r]])),
  );
}
