import type { GenerateRequest } from '../generate-request.js';
import { targetOf } from './target-of.js';

/** The names of the other tables to which the rows of a table refer. */
function tablesReferredBy({ fields, inSet, tableName }: GenerateRequest): readonly string[] {
  if (inSet === undefined) return [];
  const targets = fields.flatMap((field) => targetOf(field, inSet, fields) ?? []);
  return [...new Set(targets)].filter((name) => name !== tableName);
}

/**
 * The tables of a set so that each one comes after those to which it refers. Where tables refer to each other in a
 * circle, the order of the request decides.
 */
export function parentsFirst(tables: readonly GenerateRequest[]): readonly GenerateRequest[] {
  const byName = new Map(tables.map((table) => [table.tableName, table]));
  const ordered = new Set<GenerateRequest>();
  const entered = new Set<GenerateRequest>();
  const visit = (table: GenerateRequest): void => {
    if (entered.has(table)) return;
    entered.add(table);
    for (const name of tablesReferredBy(table)) {
      const other = byName.get(name);
      if (other !== undefined) visit(other);
    }
    ordered.add(table);
  };
  tables.forEach(visit);
  return [...ordered];
}
