import type { DatabaseSchema } from '../model/database-schema.js';

const INSERTED = /\binsert\s+(?:ignore\s+|or\s+\w+\s+)?into\s+(?:["`\w]+\.)?["`]?(\w+)/gi;

/** The tables that triggers of other tables fill, as their texts in `missed` say. */
export function tablesOfTriggers({ tables, missed }: DatabaseSchema): ReadonlySet<string> {
  const known = new Set(tables.map(({ name }) => name));
  const filled = missed
    .filter(({ text }) => text.startsWith('CREATE TRIGGER'))
    .flatMap(({ table, text }) =>
      [...text.matchAll(INSERTED)].flatMap(([, name = '']) => (name === table ? [] : name)),
    );
  return new Set(filled.filter((name) => known.has(name)));
}
