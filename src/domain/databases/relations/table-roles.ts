import type { DatabaseTable } from '../model/database-schema.js';
import { areRequired, wordsOfTable } from '../model/table-index.js';
import type { StructuredTable } from './structured-table.js';

/** What the rows of a table are: few values to choose from, tenants, people, what happens again and again, or anything else. */
export type TableRole = 'look-up' | 'tenant' | 'person' | 'event' | 'entity';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/[\s,]+/));

/** Tables of values that rows choose from. */
const LOOK_UPS = wordsIn(
  'type, status, state, kind, category, country, currency, language, locale, timezone, role, permission, priority, severity, level, unit, genre, gender, reason, color, colour, continent',
);

/** Tables of those who have the rows of all other tables. */
const TENANTS = wordsIn(
  'tenant, organization, organisation, workspace, company, team, merchant, shop, store, school, hospital, clinic, agency',
);

const PEOPLE = wordsIn('user, person, customer, client, patient, employee, student, subscriber');

/** Tables to which programs add rows again and again. */
const EVENTS = wordsIn(
  'event, log, audit, activity, visit, view, pageview, hit, click, impression, metric, measurement, reading, heartbeat, ping, telemetry',
);

/** The least number of tables that refer to one of tenants. */
const LEAST_REFERRING = 3;

/** The roles of all tables, by their names and by the foreign keys between them. */
export function tableRoles(
  structured: readonly StructuredTable[],
): ReadonlyMap<DatabaseTable, TableRole> {
  const referring = new Map<DatabaseTable, Set<DatabaseTable>>();
  for (const { table, relations } of structured) {
    for (const { target } of relations) {
      if (target === table) continue;
      referring.set(target, (referring.get(target) ?? new Set()).add(table));
    }
  }
  return new Map(
    structured.map((one) => [one.table, roleOf(one, referring.get(one.table)?.size ?? 0)]),
  );
}

/** The role of a table to which `referring` others refer. */
function roleOf({ table, relations }: StructuredTable, referring: number): TableRole {
  const last = wordsOfTable(table).at(-1) ?? '';
  if (referring === 0) return EVENTS.has(last) && relations.length > 0 ? 'event' : 'entity';
  if (PEOPLE.has(last)) return 'person';
  // Statuses of tenants are as many as there are tenants.
  const isOwned = relations.some(
    ({ target, columns }) => target !== table && areRequired(table, columns),
  );
  if (isOwned) return 'entity';
  if (LOOK_UPS.has(last)) return 'look-up';
  return TENANTS.has(last) && referring >= LEAST_REFERRING ? 'tenant' : 'entity';
}
