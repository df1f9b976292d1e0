import type { DatabaseSchema, MissedPart } from './database-schema.js';

const TRIGGER = /^create (?:or replace )?trigger\b/i;
const INSERTED = /\binsert\s+(?:ignore\s+|or\s+\w+\s+)?into\s+(?:["`[\w\]]+\.)?["`[]?(\w+)/gi;

/** A trigger that acts when rows are added, as a schema has it among what it misses. */
export interface Trigger {
  readonly part: MissedPart;
  /** The names of the tables to which its text adds rows, other than its own one. The schema may lack some of them. */
  readonly fills: readonly string[];
}

/** The triggers of a schema. Those of tables that can have no row fill none. */
export function triggersOf({ tables, missed }: DatabaseSchema): readonly Trigger[] {
  const rowless = new Set<string | undefined>(
    tables.flatMap((one) => (one.rowless === undefined ? [] : one.name)),
  );
  return missed
    .filter(({ text }) => TRIGGER.test(text))
    .map((part) => ({ part, fills: rowless.has(part.table) ? [] : inserted(part) }));
}

function inserted({ table, text }: MissedPart): readonly string[] {
  const names = Array.from(text.matchAll(INSERTED), ([, name = '']) => name);
  return names.filter((name) => name !== table);
}
