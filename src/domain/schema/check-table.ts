import { isObject } from '../constraints/objects.js';
import type { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import { type FormatName, formats } from '../formats/index.js';
import type { Stepwise } from '../generation/stepwise.js';
import { checkAnchors } from './check-anchors.js';
import type { DecodeContext } from './decode-request.js';
import type { Field, SqlOptions } from './generate-request.js';
import type { RequestLimits } from './limits.js';

const { MAX_SAFE_INTEGER } = Number;

export interface DecodedTable {
  /** The members of the request; a faulty one has its default, or is missing where it has none. */
  readonly decoded: Readonly<Record<string, unknown>>;
  /** The fields as they came. */
  readonly definitions: readonly unknown[];
  /** `undefined` where the definition has faults. */
  readonly fields: readonly (Field | undefined)[];
}

/** The rules across members of a request. Each holds only members that are valid by themselves. */
export function* checkTable(
  table: DecodedTable,
  context: DecodeContext,
  faults: FaultList,
): Stepwise<void> {
  checkFormat(table, faults);
  checkAnchors(table, faults);
  checkSize(table, context.limits, faults);
  yield* checkCapacity(table, context, faults);
}

/** Checked before the fields one by one, so that their faults, which may be many, leave it room. */
export function checkDistinctNames(definitions: readonly unknown[], faults: FaultList): void {
  const places = new Map<string, number>();
  definitions.forEach((definition, i) => {
    const name = isObject(definition) ? definition.name : undefined;
    if (typeof name !== 'string') return;
    const first = places.get(name);
    if (first === undefined) places.set(name, i);
    else {
      faults.add(() => ({
        path: `/fields/${i}/name`,
        message: `field ${first} has the name ${quote(name)} already: every name comes once`,
      }));
    }
  });
}

/** The rules of the format on names. */
export function checkFormat({ decoded, fields }: DecodedTable, faults: FaultList): void {
  const format = formats[decoded.format as FormatName];
  const found = format.check({
    tableName: decoded.table_name as string,
    columns: fields.map((field) => field?.name),
    sql: decoded.sql as SqlOptions,
  });
  for (const fault of found) faults.add(() => fault);
}

/** The rules on rows, and on rows and fields together. */
export function checkSize(
  { decoded, fields: { length: columns } }: DecodedTable,
  limits: RequestLimits,
  faults: FaultList,
): void {
  const { rows, offset } = decoded as { readonly rows?: number; readonly offset: number };
  if (rows === undefined) return;
  if (offset > MAX_SAFE_INTEGER - rows) {
    faults.add(() => ({
      path: '/offset',
      message: `expected offset + rows to be at most 2^53 - 1, got ${offset} + ${rows}`,
    }));
  }
  if (rows * columns > limits.cells) {
    const most = Math.floor(limits.cells / columns);
    faults.add(() => ({
      path: '/rows',
      message: `${rows} rows of ${columns} fields are over the limit of ${limits.cells} cells: ask for at most ${most} rows at a time, the next ones by offset`,
    }));
  }
}

/** A field a step: the different values of some have to be counted. */
function* checkCapacity(
  { decoded, fields }: DecodedTable,
  { vocabulary }: DecodeContext,
  faults: FaultList,
): Stepwise<void> {
  const { rows, offset } = decoded as { readonly rows?: number; readonly offset: number };
  if (rows === undefined) return;
  for (const [i, field] of fields.entries()) {
    if (field === undefined || !(field.unique || field.type.isCounter)) continue;
    const capacity = field.type.capacity(field.constraints, vocabulary.lexicon(field.locale));
    yield;
    if (offset + rows <= capacity) continue;
    const way = field.type.isCounter
      ? 'ask for fewer rows or count in smaller steps'
      : 'ask for fewer rows, widen the constraints or leave unique out';
    faults.add(() => ({
      path: `/fields/${i}/constraints${field.unique ? '/unique' : ''}`,
      message: `${quote(field.name)} has ${capacity} different values, offset + rows asks for ${offset + rows}: ${way}`,
    }));
  }
}
