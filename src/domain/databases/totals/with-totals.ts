import type { DialectName } from '../../sql-dialects/index.js';
import type { DatabaseTable, MissedPart } from '../model/database-schema.js';
import type { StructuredTable } from '../relations/structured-table.js';
import { isAffordable } from '../requests/affordable-references.js';
import type { SetTable } from '../requests/set-request.js';
import { addAmounts } from './amounts.js';
import { addCounts } from './counts.js';
import { FilledSet } from './filled-set.js';

interface WithTotals {
  readonly tables: readonly SetTable[];
  /** What agrees with what, each as a line. */
  readonly totals: readonly string[];
  readonly missed: readonly MissedPart[];
}

/** The tables with counters and amounts that agree with the rows that they count. */
export function withTotals(
  structured: readonly StructuredTable[],
  tables: readonly SetTable[],
  rowsOf: (table: DatabaseTable) => number,
  dialect: DialectName,
): WithTotals {
  const rows = new Map(structured.map(({ table }) => [table.name, rowsOf(table)]));
  const set = new FilledSet(structured, tables, rows, dialect);
  addCounts(set);
  addAmounts(set);
  // A schema of hundreds of tables may take as many fields from other tables as a request allows.
  if (!isAffordable(set.tables)) return { tables, totals: [], missed: [] };
  return { tables: set.tables, totals: set.lines, missed: set.missed };
}
