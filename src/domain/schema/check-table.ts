import type { Stepwise } from '../basics/stepwise.js';
import { unlessFaulty } from '../constraints/faulty-members.js';
import { isObject } from '../constraints/objects.js';
import type { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import { type Compression, NO_COMPRESSION } from '../formats/compression.js';
import { type Format, type Formats, hasBinaryFile } from '../formats/format.js';
import { checkAnchors } from './check-anchors.js';
import { checkPlaces } from './check-places.js';
import { checkReferences } from './check-references.js';
import type { DecodeContext } from './decode-context.js';
import type { DecodedTable } from './decoded-table.js';
import type { RequestLimits } from './limits.js';

const { MAX_SAFE_INTEGER } = Number;

type FormatOptions = Readonly<Record<string, unknown>>;

/** Checks the rules across members of a request. A rule is checked only if the members that it needs are valid. */
export function* checkTable(
  table: DecodedTable,
  context: DecodeContext,
  faults: FaultList,
): Stepwise<void> {
  checkFormat(table, context.formats, faults);
  checkHidden(table, faults);
  checkAnchors(table, checkReferences(table, faults), faults);
  checkPlaces(table, context.vocabulary, faults);
  checkSize(table, context.limits, faults);
  yield* checkCapacity(table, context, faults);
}

/** Checks that names are unique. This runs before the fields, whose faults could fill the list. */
export function checkDistinctNames(definitions: readonly unknown[], faults: FaultList): void {
  const indices = new Map<string, number>();
  definitions.forEach((definition, i) => {
    const name = isObject(definition) ? definition.name : undefined;
    if (typeof name !== 'string') return;
    const first = indices.get(name);
    if (first === undefined) indices.set(name, i);
    else {
      faults.add(() => ({
        path: `/fields/${i}/name`,
        message: `field ${first} already has the name ${quote(name)}: names must be unique`,
      }));
    }
  });
}

/** Returns the decoded options of a format, given the decoded members of a request. */
export function optionsOf(
  { name }: Format,
  decoded: Readonly<Record<string, unknown>>,
): FormatOptions {
  const options = decoded[name];
  return isObject(options) ? options : {};
}

/** Returns the compression that a request names; undefined if the file is not compressed. */
export function compressionOf(
  { compression }: Pick<DecodedTable['decoded'], 'compression'>,
  compressions: readonly Compression[],
): Compression | undefined {
  return compressions.find(({ name }) => name === compression);
}

/** Checks the rules of the format for names. */
export function checkFormat(
  { decoded, faulty, fields }: DecodedTable,
  formats: Formats,
  faults: FaultList,
): void {
  const format = formats.get(decoded.format);
  const { compression } = decoded;
  if (format !== undefined && hasBinaryFile(format) && compression !== NO_COMPRESSION) {
    faults.add(() => ({
      path: '/compression',
      message: `expected none, since only texts are compressed and ${format.name} is binary, got ${quote(compression)}`,
    }));
  }
  // The rules depend on the options.
  if (format === undefined || faulty.has(format.name)) return;
  const names = {
    tableName: decoded.table_name,
    columns: fields.map((field) => (field?.hidden ? undefined : field?.name)),
  };
  const found = format.check(names, optionsOf(format, decoded));
  for (const fault of found) faults.add(() => fault);
}

/** Checks that the table has a column. */
function checkHidden({ fields }: DecodedTable, faults: FaultList): void {
  if (fields.length === 0 || !fields.every((field) => field?.hidden)) return;
  faults.add(() => ({
    path: '/fields',
    message: 'expected at least one field that is not hidden: a table needs a column',
  }));
}

/** Checks the rules for rows, and for rows and fields together. */
export function checkSize(
  { decoded, fields: { length: columns } }: DecodedTable,
  limits: RequestLimits,
  faults: FaultList,
): void {
  const { rows, offset } = decoded;
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
      message: `${rows} rows of ${columns} fields exceed the limit of ${limits.cells} cells: ask for at most ${most} rows at a time, and for the next rows by offset`,
    }));
  }
}

/** Checks one field per step, because counting the different values of a field can take long. */
function* checkCapacity(
  { decoded, fields }: DecodedTable,
  { vocabulary }: DecodeContext,
  faults: FaultList,
): Stepwise<void> {
  const { rows, offset } = decoded;
  if (rows === undefined) return;
  for (const [i, field] of fields.entries()) {
    if (field === undefined || !(field.unique || field.type.isCounter)) continue;
    const { type, constraints, locale } = field;
    const capacity = unlessFaulty(() => type.capacity(constraints, vocabulary.lexicon(locale)));
    yield;
    if (capacity === undefined || offset + rows <= capacity) continue;
    const way = type.isCounter
      ? 'ask for fewer rows or count in smaller steps'
      : 'ask for fewer rows, widen the constraints or leave unique out';
    faults.add(() => ({
      path: `/fields/${i}/constraints${field.unique ? '/unique' : ''}`,
      message: `${quote(field.name)} has ${capacity} different values, but offset + rows is ${offset + rows}: ${way}`,
    }));
  }
}
