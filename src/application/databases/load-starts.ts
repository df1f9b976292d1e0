import { isObject, type Members } from '../../domain/basics/members.js';
import { own } from '../../domain/basics/own.js';
import type { DatabaseTable } from '../../domain/databases/model/database-schema.js';
import type { DatabaseLink } from '../ports/database-link.js';
import type { Starts } from '../ports/ledger.js';

/** A counter of a request, whose values must not meet those of the rows that stay. */
interface Counter {
  readonly name: string;
  readonly start: number;
  readonly step: number;
}

/**
 * Returns the first numbers with which the counters of keys continue behind the rows of the database. `fields` has the
 * fields of the request by the name of their table. Tables without rows keep their starts.
 */
export async function startsBehind(
  link: DatabaseLink,
  tables: readonly DatabaseTable[],
  fields: ReadonlyMap<string, readonly unknown[]>,
): Promise<Starts> {
  const starts: [string, Starts[string]][] = [];
  for (const table of tables) {
    const numbers: [string, number][] = [];
    for (const { name, start, step } of counters(fields.get(table.name) ?? [])) {
      if (!isKey(table, name)) continue;
      const greatest = await link.greatest(table.name, name);
      if (greatest !== undefined && greatest >= start) numbers.push([name, greatest + step]);
    }
    if (numbers.length > 0) starts.push([table.name, Object.fromEntries(numbers)]);
  }
  return Object.fromEntries(starts);
}

/** Counters that count up, without text. */
function counters(fields: readonly unknown[]): readonly Counter[] {
  return fields.flatMap((field) => {
    if (!isObject(field) || field.type !== 'sequence') return [];
    const {
      start = 1,
      step = 1,
      prefix = '',
    } = isObject(field.constraints) ? field.constraints : {};
    const counter = { name: String(field.name), start: Number(start), step: Number(step) };
    return prefix === '' && counter.step > 0 ? [counter] : [];
  });
}

function isKey({ primaryKey, uniques }: DatabaseTable, column: string): boolean {
  return [primaryKey, ...uniques].some((key) => key.includes(column));
}

/** The fields of a table with these starts. */
export function withStarts(
  fields: readonly unknown[],
  starts: Starts[string] = {},
): readonly unknown[] {
  return fields.map((field) => {
    if (!isObject(field)) return field;
    const start = own(starts, String(field.name));
    if (start === undefined) return field;
    const constraints: Members = isObject(field.constraints) ? field.constraints : {};
    return { ...field, constraints: { ...constraints, start } };
  });
}
