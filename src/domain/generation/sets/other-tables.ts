import { required } from '../../basics/required.js';
import type { ColumnPlan } from '../../columns/column-plan.js';
import type { ReferencedRows } from '../../relations/referenced-rows.js';
import type { Field, GenerateRequest, TableOfSet } from '../generate-request.js';

/** The columns of the other tables, planned anew. Their faults are reported with their own tables. */
export interface OtherTables {
  /** The column of a field, or undefined if it is faulty. */
  column(table: string, field: string): ColumnPlan | undefined;
  /** The rows to which a reference refers, whose column is planned. */
  rows(table: string, reference: string): ReferencedRows;
}

/** Plans the columns of a table. */
interface OtherTable {
  column(field: Field): ColumnPlan | undefined;
  rowsOf(reference: string): ReferencedRows;
}

/** The other tables of a set, each planned when it is asked for. */
export function otherTables(
  tables: TableOfSet['tables'],
  planned: (request: GenerateRequest) => OtherTable,
): OtherTables {
  const known = new Map<string, OtherTable>();
  const tableOf = (name: string): OtherTable => {
    const found = known.get(name) ?? planned(required(tables.get(name), `no table ${name}`));
    known.set(name, found);
    return found;
  };
  return {
    column: (table, name) => {
      const field = tables.get(table)?.fields.find((one) => one.name === name);
      return field && tableOf(table).column(field);
    },
    rows: (table, name) => tableOf(table).rowsOf(name),
  };
}
