import { wordsOf } from '../../meanings/name-words.js';
import type { SetField, SetTable } from '../requests/set-request.js';
import { isFirstMoment } from './ordered-fields.js';
import { followedRelations } from './row-sources.js';
import type { StructuredTable } from './set-structure.js';

/** How long after its parent a row begins at most, and the generations that follow each other. */
const MOST_DAYS = 90;
const GENERATIONS = 4;
/** The last days of dates without checks, and of those from which later dates are counted. */
const LAST_DAY = '2025-12-31';
const LAST_FIRST_DAY = '2024-12-31';

interface Start {
  readonly field: SetField;
  /** The tables whose dates lie before it, the nearest first. */
  readonly before: readonly string[];
}

/**
 * Lets the rows of a table begin after the rows that they refer to: an order is created after its customer. Dates that a
 * check bounds stay as they are.
 */
export function withParentDates(
  structured: readonly StructuredTable[],
  tables: readonly SetTable[],
): readonly SetTable[] {
  const byName = new Map(structured.map((each) => [each.table.name, each]));
  const fields = new Map(tables.map((table) => [table.name, startOf(byName, table)]));
  const starts = new Map<string, Start>();
  for (const [name, field] of fields) if (field) starts.set(name, { field, before: [] });
  const built = new Map(tables.map((table) => [table.name, table]));
  const followed = new Set<string>();
  for (const each of structured) follow(each, built, starts, followed);
  return tables.map((table) => {
    const field = starts.get(table.name)?.field;
    if (field === undefined) return table;
    return { ...table, fields: table.fields.map((one) => (one.name === field.name ? field : one)) };
  });
}

/** The date or moment at which the rows of a table begin, if it has one in every row that no check and no key bounds. */
function startOf(
  structured: ReadonlyMap<string, StructuredTable>,
  { name, fields }: SetTable,
): SetField | undefined {
  const checks = structured.get(name)?.checks;
  return fields.find(({ name: column, type, constraints = {} }) => {
    const isMoment = type === 'date' || type === 'datetime';
    const isFree = !checks?.rules.has(column) && !checks?.unread.has(column);
    const isPlain = Object.keys(constraints).every((key) => key === 'start' || key === 'end');
    return isMoment && isFree && isPlain && isFirstMoment(wordsOf(column));
  });
}

function follow(
  { table, source, relations, fields }: StructuredTable,
  tables: ReadonlyMap<string, SetTable>,
  starts: Map<string, Start>,
  followed: Set<string>,
): void {
  const own = starts.get(table.name);
  // A table that others follow already would move their dates, so that generations could not be counted.
  if (own === undefined || followed.has(table.name)) return;
  const first = followedRelations(source);
  for (const relation of [...first, ...relations.filter((one) => !first.includes(one))]) {
    const { target } = relation;
    const parent = starts.get(target.name);
    const reference = tables
      .get(table.name)
      ?.fields.find(({ name }) => name === fields.references.get(relation));
    if (parent === undefined || reference === undefined || !isAlwaysThere(reference)) continue;
    const before = [target.name, ...parent.before];
    const isCircle = before.includes(table.name) || target === table;
    if (isCircle || before.length > GENERATIONS) continue;
    starts.set(table.name, { field: after(own.field, reference, parent.field), before });
    starts.set(target.name, { ...parent, field: endingEarlier(parent.field) });
    for (const name of before) followed.add(name);
    return;
  }
}

function isAlwaysThere({ type, hidden, constraints = {} }: SetField): boolean {
  return (
    type === 'reference' &&
    hidden !== true &&
    constraints.null_rate === undefined &&
    (constraints.where === undefined || constraints.otherwise === 'any') &&
    constraints.roots === undefined
  );
}

function after(field: SetField, reference: SetField, parent: SetField): SetField {
  const name = `${reference.name}.${parent.name}`;
  const distance =
    field.type === 'date'
      ? { min_days: 0, max_days: MOST_DAYS }
      : { unit: 'hours', min: 0, max: MOST_DAYS * 24 };
  return {
    ...field,
    constraints: { after: { field: name, ...distance } },
    because: `${field.because}, after ${name}`,
  };
}

function endingEarlier(field: SetField): SetField {
  const { constraints } = field;
  if (constraints?.end !== LAST_DAY) return field;
  return { ...field, constraints: { ...constraints, end: LAST_FIRST_DAY } };
}
