import { isMoment } from '../../columns/moments.js';
import { wordsOf } from '../../meanings/name-words.js';
import { writtenDay } from '../../time/calendar.js';
import type { DatabaseTable } from '../model/database-schema.js';
import { wordsOfColumns } from '../model/table-index.js';
import type { SetField, SetTable } from '../requests/set-request.js';
import { firstMoment, namedOrders } from './named-orders.js';
import type { StructuredTable } from './structured-table.js';
import { tableLevels } from './table-levels.js';

/** The days in which the rows of all tables begin, as days since 1970-01-01: 2021-01-01 to 2025-11-30. */
const FIRST_DAY = 18_628;
const LAST_DAY = 20_422;

/** Whether a field that differs in every row has enough values for the rows of its table. */
type HasRoom = (table: DatabaseTable, field: SetField) => boolean;

/**
 * Lets the rows of a table begin after all rows that they refer to: an order is created after its customer and its products.
 * The tables share the years: those that refer to no other one begin first, then those that refer to these, and so on.
 * Dates that a check bounds stay as they are.
 */
export function withParentDates(
  structured: readonly StructuredTable[],
  tables: readonly SetTable[],
  hasRoom: HasRoom,
): readonly SetTable[] {
  const starts = new Map(
    tables.map((table, i) => [structured[i]?.table, startOf(structured[i], table)]),
  );
  const levels = tableLevels(structured, (table) => starts.get(table) !== undefined);
  let last = 0;
  for (const level of levels.values()) last = Math.max(last, level);
  return tables.map((table, i) => {
    const own = structured[i];
    const start = starts.get(own?.table);
    const level = own && levels.get(own.table);
    if (own === undefined || start === undefined || level === undefined) return table;
    const later = uniqueBehind(own, table, start);
    if (last === 0 && later.size === 0) return table;
    const days = daysOf(level, last);
    const fields = table.fields.map((field) => {
      const bound = field.name === start ? within(field, days) : behind(field, days);
      const isMoved = field.name === start || later.has(field.name);
      const fits = bound.constraints?.unique !== true || hasRoom(own.table, bound);
      return isMoved && fits ? bound : field;
    });
    return { ...table, fields };
  });
}

/** The date or moment at which the rows of a table begin, if it has one that no check bounds. */
function startOf(structured: StructuredTable | undefined, table: SetTable): string | undefined {
  const free = freeMoments(structured, table);
  return firstMoment(free.map(({ name }) => ({ name, words: wordsOf(name) })));
}

/** The dates and moments of a table that no check bounds, and that follow no other one. */
function freeMoments(
  structured: StructuredTable | undefined,
  { fields }: SetTable,
): readonly SetField[] {
  const checks = structured?.checks;
  return fields.filter(({ name, type, constraints = {} }) => {
    const isFree = !checks?.rules.has(name) && !checks?.unread.has(name);
    return isMoment(type) && isFree && constraints.after === undefined;
  });
}

/** The names of the dates and moments that come after the beginning of a row, and that differ in every row: they follow no field. */
function uniqueBehind(
  structured: StructuredTable,
  table: SetTable,
  start: string,
): ReadonlySet<string> {
  const names = freeMoments(structured, table).map(({ name }) => name);
  const columns = structured.table.columns.filter(({ name }) => names.includes(name));
  const behindStart = new Set(
    namedOrders(columns, wordsOfColumns(structured.table))
      .filter(({ lower }) => lower === start)
      .map(({ upper }) => upper),
  );
  const unique = table.fields.filter(({ constraints }) => constraints?.unique === true);
  return new Set(unique.flatMap(({ name }) => (behindStart.has(name) ? name : [])));
}

/** The first day of a level, and that of the next one. */
function daysOf(level: number, last: number): readonly [from: number, to: number] {
  const days = (LAST_DAY - FIRST_DAY + 1) / (last + 1);
  return [FIRST_DAY + Math.ceil(level * days), FIRST_DAY + Math.ceil((level + 1) * days)];
}

/** The field with the days of a level. */
function within(field: SetField, [from, to]: readonly [number, number]): SetField {
  return {
    ...field,
    constraints: { ...field.constraints, start: writtenDay(from), end: writtenDay(to - 1) },
    because: `${field.because}, after the rows that it refers to`,
  };
}

/** The field with the days behind those of a level. */
function behind(field: SetField, [, to]: readonly [number, number]): SetField {
  return {
    ...field,
    constraints: { ...field.constraints, start: writtenDay(to) },
    because: `${field.because}, after the row was created`,
  };
}
