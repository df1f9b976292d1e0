import { wordsOf } from '../../meanings/name-words.js';
import type { SetField, SetTable } from '../requests/set-request.js';
import { isCreation, isFirstMoment } from './ordered-fields.js';
import type { StructuredTable } from './structured-table.js';
import { tableLevels } from './table-levels.js';

/** The days in which the rows of all tables begin, as days since 1970-01-01: 2021-01-01 to 2025-11-30. */
const FIRST_DAY = 18_628;
const LAST_DAY = 20_422;

/**
 * Lets the rows of a table begin after all rows that they refer to: an order is created after its customer and its products.
 * The tables share the years: those that refer to no other one begin first, then those that refer to these, and so on.
 * Dates that a check bounds stay as they are.
 */
export function withParentDates(
  structured: readonly StructuredTable[],
  tables: readonly SetTable[],
): readonly SetTable[] {
  const starts = new Map(
    tables.map((table, i) => [structured[i]?.table, startOf(structured[i], table)]),
  );
  const levels = tableLevels(structured, (table) => starts.get(table) !== undefined);
  let last = 0;
  for (const level of levels.values()) last = Math.max(last, level);
  return tables.map((table, i) => {
    const own = structured[i]?.table;
    const start = starts.get(own);
    const level = own && levels.get(own);
    if (start === undefined || level === undefined || last === 0) return table;
    const fields = table.fields.map((field) =>
      field.name === start ? within(field, level, last) : field,
    );
    return { ...table, fields };
  });
}

/** The date or moment at which the rows of a table begin, if it has one that no check and no key bounds. */
function startOf(
  structured: StructuredTable | undefined,
  { fields }: SetTable,
): string | undefined {
  const checks = structured?.checks;
  const free = fields.filter(({ name, type, constraints = {} }) => {
    const isMoment = type === 'date' || type === 'datetime';
    const isFree = !checks?.rules.has(name) && !checks?.unread.has(name);
    const isPlain = constraints.after === undefined && constraints.unique === undefined;
    return isMoment && isFree && isPlain && isFirstMoment(wordsOf(name));
  });
  return (free.find(({ name }) => isCreation(wordsOf(name))) ?? free[0])?.name;
}

/** The field with the days of a level. */
function within(field: SetField, level: number, last: number): SetField {
  const days = (LAST_DAY - FIRST_DAY + 1) / (last + 1);
  const start = dayText(FIRST_DAY + Math.ceil(level * days));
  const end = dayText(FIRST_DAY + Math.ceil((level + 1) * days) - 1);
  return {
    ...field,
    constraints: { ...field.constraints, start, end },
    because: `${field.because}, after the rows that it refers to`,
  };
}

/** A day since 1970-01-01 as a date. */
function dayText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
