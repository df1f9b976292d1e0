import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';

/** As much of a clone's request as faults can be told by. */
export interface ClonedTable {
  readonly fields: readonly { readonly name: string }[];
  /** As the caller sent it. */
  readonly sql?: unknown;
}

const FIELD = /^\/fields\/(\d+)\/(\w+)/;

/**
 * The faults of a table whose fields its caller never sent: that of a field points at what the caller can
 * change, and names the column. A name is refused by a SQL dialect alone; what a column has too few values for
 * is the number of rows; `source` is where the caller said what to clone.
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
