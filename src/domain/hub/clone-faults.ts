import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';

/** The part of a clone request that faults refer to. */
export interface ClonedTable {
  readonly fields: readonly { readonly name: string }[];
  /** As the caller sent it. */
  readonly sql?: unknown;
}

const FIELD = /^\/fields\/(\d+)\/(\w+)/;

/**
 * Returns the faults of a table whose fields the caller did not send. A fault of a field points at a member that the
 * caller can change, and names the column. Only a SQL dialect refuses a name, and only the number of rows can exceed
 * the values of a column. `source` points at the member that selects the table to clone.
 */
export function cloneFaults(
  faults: readonly Fault[],
  table: ClonedTable,
  source: string,
): readonly Fault[] {
  return faults.map((fault) => cloneFault(fault, table, source));
}

function cloneFault(fault: Fault, { fields, sql }: ClonedTable, source: string): Fault {
  const [, index, member] = FIELD.exec(fault.path) ?? [];
  if (index === undefined) return fault.path === '/fields' ? { ...fault, path: source } : fault;
  if (member !== 'name') return { ...fault, path: '/rows' };
  const namesDialect = Object.hasOwn(Object(sql), 'dialect');
  return {
    ...fault,
    path: namesDialect ? '/sql/dialect' : '/format',
    message: `column ${quote(fields[Number(index)]?.name)}: ${fault.message}`,
  };
}
