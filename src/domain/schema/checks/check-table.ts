import { counted } from '../../basics/counted.js';
import { isObject } from '../../basics/members.js';
import type { Stepwise } from '../../basics/stepwise.js';
import { ROW_BLOCK } from '../../columns/item-rows.js';
import { unlessFaulty } from '../../constraints/faulty-members.js';
import type { Fault } from '../../errors/fault.js';
import type { FaultList } from '../../errors/fault-list.js';
import { pointerSteps } from '../../errors/pointer.js';
import { quote } from '../../errors/quote.js';
import { type Compression, NO_COMPRESSION } from '../../formats/compression.js';
import { type Format, type Formats, hasBinaryFile } from '../../formats/format.js';
import { columnCount, rowSize } from '../../generation/encode/row-size.js';
import type { Field } from '../../generation/generate-request.js';
import { shownName } from '../../generation/shown-names.js';
import type { DecodeContext } from '../decode-context.js';
import type { DecodedTable } from '../decoded-table.js';
import type { Definition, Named } from '../params/definitions.js';
import { MAX_FIELDS, type RequestLimits } from '../params/limits.js';
import { checkAnchors } from './check-anchors.js';
import { checkPlaces } from './check-places.js';
import { checkReferences } from './check-references.js';

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
  checkColumns(table, faults);
  checkAnchors(table, checkReferences(table, faults), faults);
  checkPlaces(table, context.vocabulary, faults);
  checkSize(table, context.limits, faults);
  yield* checkCapacity(table, context, faults);
}

/** Checks that names are unique. This runs before the fields, whose faults could fill the list. */
export function checkDistinctNames(named: readonly Named[], faults: FaultList): void {
  const paths = new Map<string, string>();
  for (const { name, path, namePath } of named) {
    if (typeof name !== 'string') continue;
    const first = paths.get(name);
    if (first === undefined) paths.set(name, path);
    else {
      faults.add(() => ({
        path: namePath,
        message: `the field ${first} already has the name ${quote(name)}: names must be unique`,
      }));
    }
  }
}

/** Checks the number of columns, which may exceed that of the fields of a request. */
function checkColumns({ definitions, fields }: DecodedTable, faults: FaultList): void {
  const items = fields.flatMap((field) => field?.items ?? []);
  const count = definitions.length + columnCount(items);
  if (count <= MAX_FIELDS) return;
  const message = `expected at most ${MAX_FIELDS} fields, those of objects and arrays included`;
  faults.add(() => ({ path: '/fields', message }));
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
  { decoded, faulty, definitions, fields }: DecodedTable,
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
    columns: shownNames(fields, format),
  };
  const found = format.check(names, optionsOf(format, decoded));
  for (const fault of found) faults.add(() => inRequest(fault, definitions));
}

/** The names of the columns at the places of their fields; those of an object in one column at the first of its fields. */
function shownNames(
  fields: readonly (Field | undefined)[],
  format: Format,
): readonly (string | undefined)[] {
  const seen = new Set<string>();
  return fields.map((field) => {
    if (field === undefined || field.hidden) return undefined;
    const name = 'nests' in format && format.nests ? field.name : shownName(field);
    if (seen.has(name)) return undefined;
    seen.add(name);
    return name;
  });
}

/** A format numbers the columns, as if all fields were members of `fields`. */
function inRequest(fault: Fault, definitions: readonly Definition[]): Fault {
  const [list, place, member] = pointerSteps(fault.path);
  const definition = list === 'fields' ? definitions[Number(place)] : undefined;
  if (place === undefined || definition === undefined) return fault;
  return { ...fault, path: member === 'name' ? definition.namePath : definition.path };
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
  { decoded, fields }: DecodedTable,
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
  const { cells, positions } = rowSize(fields);
  const most = Math.floor(MAX_SAFE_INTEGER / positions) - ROW_BLOCK;
  if (positions > 1 && offset + rows > most) {
    faults.add(() => ({
      path: '/offset',
      message: `expected offset + rows to be at most ${most}, since the items of arrays are numbered too, got ${offset} + ${rows}`,
    }));
  }
  if (rows * cells > limits.cells) {
    const fitting = Math.floor(limits.cells / cells);
    const what = cells === fields.length ? `${cells} fields` : `up to ${cells} values`;
    faults.add(() => ({
      path: '/rows',
      message: `${counted(rows, 'row')} of ${what} ${rows === 1 ? 'exceeds' : 'exceed'} the limit of ${limits.cells} cells: ask for at most ${counted(fitting, 'row')} at a time, and for the next rows by offset`,
    }));
  }
}

/** Checks one field per step, because counting the different values of a field can take long. */
function* checkCapacity(
  table: DecodedTable,
  { vocabulary }: DecodeContext,
  faults: FaultList,
): Stepwise<void> {
  if (table.decoded.rows === undefined) return;
  for (const field of table.fields) {
    if (field === undefined) continue;
    if (!field.unique) checkMostRows(field, table, faults);
    if (!(field.unique || field.type.isCounter)) continue;
    const { type, constraints, locale } = field;
    const capacity = unlessFaulty(() => type.capacity(constraints, vocabulary.lexicon(locale)));
    yield;
    if (capacity !== undefined) checkDifferent(field, capacity, table, faults);
  }
}

function checkDifferent(
  { name, path, type, unique }: Field,
  capacity: number,
  { decoded: { rows = 0, offset }, earlier = 0 }: DecodedTable,
  faults: FaultList,
): void {
  const before = unique ? earlier : 0;
  const needed = before + offset + rows;
  if (needed <= capacity) return;
  const sum = before > 0 ? 'earlier_rows + offset + rows' : 'offset + rows';
  const way = type.isCounter
    ? 'ask for fewer rows or count in smaller steps'
    : 'ask for fewer rows, widen the constraints or leave unique out';
  faults.add(() => ({
    path: `${path}/constraints${unique ? '/unique' : ''}`,
    message: `${quote(name)} has ${capacity} different values, but ${sum} is ${needed}: ${way}`,
  }));
}

/** Checks that a column does not end before the table, or before the rows of a parent. */
function checkMostRows(
  { name, path, type, constraints }: Field,
  { decoded: { rows = 0, offset }, siblings }: DecodedTable,
  faults: FaultList,
): void {
  const most = unlessFaulty(() => type.mostRows?.(constraints));
  const needed = siblings ?? offset + rows;
  if (most === undefined || needed <= most) return;
  const reason =
    siblings === undefined
      ? `offset + rows is ${needed}`
      : `a parent can have ${counted(siblings, 'row')}`;
  faults.add(() => ({
    path: `${path}/constraints/end`,
    message: `${quote(name)} has at most ${most} values, but ${reason}: ask for fewer rows, a later end or smaller distances`,
  }));
}
