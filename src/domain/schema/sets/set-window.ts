import { counted } from '../../basics/counted.js';
import type { FaultList } from '../../errors/fault-list.js';
import { quote } from '../../errors/quote.js';
import { unknownName } from '../../errors/unknown-name.js';
import type { GenerateRequest } from '../../generation/generate-request.js';

/** Rows of one table of a set. */
interface Window {
  readonly table?: string;
  readonly rows?: number;
  readonly offset: number;
}

/** The window of the table that the request names. */
export function windowOf(
  { table: name, rows, offset }: Window,
  inSet: ReadonlyMap<string, GenerateRequest>,
): GenerateRequest | undefined {
  const asked = name === undefined ? undefined : inSet.get(name);
  return asked && { ...asked, rows: rows ?? asked.rows - offset, offset };
}

/** Checks that a window names a table, and lies within it. */
export function checkWindow(
  { table: name, rows, offset }: Window,
  tablesByName: ReadonlyMap<string, GenerateRequest>,
  faults: FaultList,
): void {
  const refuse = (path: string, message: string): void => faults.add(() => ({ path, message }));
  if (name === undefined) {
    const needs = 'needs table, the table of which rows are asked for';
    if (rows !== undefined) refuse('/rows', `rows ${needs}; each of the tables has its own rows`);
    if (offset > 0) refuse('/offset', `offset ${needs}`);
    return;
  }
  const asked = tablesByName.get(name);
  if (asked === undefined) {
    if (tablesByName.size > 0) {
      const known = (): readonly string[] => [...tablesByName.keys()];
      faults.add(() => unknownName('/table', { noun: 'table', name, known }));
    }
    return;
  }
  // A table may have no rows yet at a moment.
  const least = rows ?? Math.min(1, asked.rows);
  if (offset + least <= asked.rows) return;
  refuse(
    rows === undefined ? '/offset' : '/rows',
    `expected rows within the ${counted(asked.rows, 'row')} of ${quote(name)}, got ${rows ?? 'those'} from ${offset} on`,
  );
}
