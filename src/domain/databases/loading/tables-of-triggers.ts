import type { DatabaseSchema } from '../model/database-schema.js';

const INSERTED = /\binsert\s+(?:ignore\s+|or\s+\w+\s+)?into\s+(?:["`\w]+\.)?["`]?(\w+)/gi;

/** The tables that triggers of other tables fill, as their texts in `missed` say. Tables that can have no row fill none. */
export function tablesOfTriggers({ tables, missed }: DatabaseSchema): ReadonlySet<string> {
  const known = new Set(tables.map(({ name }) => name));
  const rowless = new Set<string | undefined>(
    tables.flatMap((one) => (one.rowless === undefined ? [] : one.name)),
  );
  const filled = missed
    .filter(({ table, text }) => text.startsWith('CREATE TRIGGER') && !rowless.has(table))
    .flatMap(({ table, text }) =>
      [...text.matchAll(INSERTED)].flatMap(([, name = '']) => (name === table ? [] : name)),
    );
  return new Set(filled.filter((name) => known.has(name)));
}
