import { type ArrowType, type ArrowVector, apacheArrow } from '../../support/apache-arrow.js';

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|\+00)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d:\d\d$/;

/**
 * A value in a form that does not depend on the reader: moments, days and times as milliseconds, decimals without the
 * error of a product.
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
  if (typeof value === 'string' && TIME.test(value)) return Date.parse(`1970-01-01T${value}Z`);
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, canonical(inner)]));
}

/** A value of Arrow as plain data. */
function plain(type: ArrowType, value: unknown): unknown {
  const { DataType } = apacheArrow();
  if (value === null) return null;
  if (DataType.isDecimal(type)) return Number(`${String(value)}e-${type.scale}`);
  if (DataType.isList(type)) {
    const item = type.children[0]?.type as ArrowType;
    return Array.from(value as ArrowVector, (one) => plain(item, one));
  }
  if (!DataType.isStruct(type)) return value;
  const members = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    type.children.map((child) => [child.name, plain(child.type, members[child.name])]),
  );
}

/** The rows of a stream of Arrow, in canonical form. */
export function rowsOfArrow(bytes: Uint8Array): readonly unknown[] {
  const table = apacheArrow().tableFromIPC(bytes);
  const columns = table.schema.fields.map(({ name, type }, c): readonly [string, unknown[]] => {
    const vector = table.getChildAt(c) as ArrowVector;
    return [name, Array.from(vector, (value) => canonical(plain(type, value)))];
  });
  return Array.from({ length: table.numRows }, (_, r) =>
    Object.fromEntries(columns.map(([name, values]) => [name, values[r]])),
  );
}
