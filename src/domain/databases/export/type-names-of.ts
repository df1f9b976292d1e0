import { capital } from '../../basics/capital.js';
import type { DatabaseSchema } from '../model/database-schema.js';

/** A name for each table that is an identifier in every language: `blog.order_lines` becomes `BlogOrderLines`. */
export function typeNamesOf({ tables }: DatabaseSchema): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    tables.map(({ name }) => {
      const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
      const joined = words.map(capital).join('');
      const first = /^[A-Za-z]/.test(joined) ? joined : `Table${joined}`;
      let free = first;
      for (let n = 2; taken.has(free); n++) free = `${first}${n}`;
      taken.add(free);
      return [name, free];
    }),
  );
}
