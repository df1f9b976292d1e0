import { oncePer } from '../../basics/once-per.js';
import { mostChildren } from '../../relations/child-counts.js';
import { gatheredColumn } from '../../relations/gathered-column.js';
import type { ReferringRows } from '../../relations/relations.js';
import type { RowTotals, TotalKind } from '../../relations/row-totals.js';
import type { Prepared } from '../../relations/whole-table.js';
import type { Field, GenerateRequest, TableOfSet } from '../generate-request.js';
import type { OtherTables } from './other-tables.js';
import { referencesTo } from './target-of.js';
import { totalsOfTable } from './totals-of-table.js';

/** The totals of the tables of a set by table, fields and kind. All fields of the set share them. */
const totalsOf = oncePer((_: TableOfSet['tables']) => new Map<string, Prepared<RowTotals>>());

/** The rows of another table that a field gathers; undefined if a column that they need is faulty. */
export function referringRows(
  { type, constraints }: Field,
  { name, rows: targets, tables }: TableOfSet,
  othersOf: () => OtherTables,
): ReferringRows | undefined {
  const gathered = type.gathers?.(constraints);
  const request = gathered && tables.get(gathered.table);
  const by = request?.inSet && (gathered?.by ?? referringField(name, request));
  if (gathered === undefined || request === undefined || by === undefined) return undefined;
  const { table, of } = gathered;
  const others = othersOf();
  const column = of === undefined ? undefined : others.column(table, of);
  const reference = others.column(table, by);
  if (reference === undefined || (of !== undefined && column === undefined)) return undefined;
  const totals = (kind: TotalKind): Prepared<RowTotals> => {
    const known = totalsOf(tables);
    const id = JSON.stringify([table, by, of, kind]);
    const referenced = others.rows(table, by);
    const { rows } = request;
    const made =
      known.get(id) ??
      totalsOfTable({ rows, targets, kind, referenced, reference, numbers: column });
    known.set(id, made);
    return made;
  };
  return {
    most: mostOf(request, by, name),
    column,
    totals,
    shown: (rows) => {
      const again = othersOf().column(table, of ?? by);
      if (again === undefined) throw new Error(`the field ${of} of ${table} is faulty`);
      return gatheredColumn(again, rows);
    },
  };
}

/** The name of the only field that refers to a table. */
function referringField(name: string, { inSet, fields }: GenerateRequest): string | undefined {
  return inSet && referencesTo(name, inSet, fields)[0]?.name;
}

/** The most rows that refer to one row. */
function mostOf({ inSet, fields, rows }: GenerateRequest, by: string, target: string): number {
  const field = fields.find((one) => one.name === by);
  if (field?.unique) return 1;
  const followed = inSet?.followed;
  const follows = field !== undefined && field.type.refers?.table(field.constraints) === undefined;
  const isChild = follows && followed?.kind === 'per' && followed.table === target;
  return isChild ? mostChildren(followed.counts) : rows;
}
