import { greatest } from '../../basics/extremes.js';
import { quote } from '../../errors/quote.js';
import type { DatabaseSchema } from '../model/database-schema.js';
import type { Warehouse } from './warehouses.js';

/** What a warehouse would refuse of the names of a schema, each as a line with the remedy. */
export function wrongNames({ tables }: DatabaseSchema, warehouse: Warehouse): readonly string[] {
  return tables.flatMap(({ name, columns }) => [
    ...tooLong('table', name, warehouse),
    ...columns.flatMap((column) => tooLong('column', column.name, warehouse)),
    ...alike(
      name,
      columns.map((column) => column.name),
      warehouse,
    ),
  ]);
}

function tooLong(
  kind: 'table' | 'column',
  name: string,
  { label, longest }: Warehouse,
): readonly string[] {
  const most = longest[kind] ?? Number.POSITIVE_INFINITY;
  const length = greatestPart(name, kind);
  if (length <= most) return [];
  return [
    `the ${kind} ${quote(name)}: ${label} allows names of at most ${most} characters, this one has ${length}: shorten it`,
  ];
}

/** A point in the name of a table is behind its schema. */
function greatestPart(name: string, kind: 'table' | 'column'): number {
  const parts = kind === 'table' ? name.split('.') : [name];
  return greatest(parts.map((part) => [...part].length));
}

function alike(
  table: string,
  columns: readonly string[],
  { label, ignoresCase }: Warehouse,
): readonly string[] {
  if (!ignoresCase) return [];
  const seen = new Map<string, string>();
  return columns.flatMap((name) => {
    const key = name.toLowerCase();
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, name);
    if (earlier === undefined) return [];
    return [
      `the table ${quote(table)}: ${label} takes the columns ${quote(earlier)} and ${quote(name)} for one: use names that differ by more than case`,
    ];
  });
}
