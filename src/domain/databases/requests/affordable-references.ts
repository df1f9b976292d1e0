import { MAX_TAKEN_BY_FIELD, MAX_TAKEN_FIELDS } from '../../schema/params/limits.js';
import { countTaken } from '../../schema/sets/count-taken.js';
import type { MissedPart } from '../model/database-schema.js';
import { comparedBy } from '../relations/relation-fields.js';
import { fieldOf, parentTableOf } from './set-references.js';
import type { SetField, SetTable } from './set-request.js';

/** Fields that a request adds for dotted names are not counted here. */
const MOST_TAKEN = 0.8 * MAX_TAKEN_FIELDS;

interface Node {
  readonly table: SetTable;
  readonly field: SetField;
}

/**
 * The tables with so few references that search other rows by their values that a set may have them all. Those of the table
 * whose fields take the most from other tables are given up first.
 */
export function withAffordableReferences(tables: readonly SetTable[]): {
  readonly tables: readonly SetTable[];
  readonly missed: readonly MissedPart[];
} {
  const missed: MissedPart[] = [];
  let kept = tables;
  for (;;) {
    const costs = takenByTables(kept);
    const total = [...costs.values()].reduce((sum, { all }) => sum + all, 0);
    const isFew = total <= MOST_TAKEN;
    const [worst] = [...costs]
      .filter(([table, { most }]) => canSearchLess(table) && (!isFew || most > MAX_TAKEN_BY_FIELD))
      .sort(([, one], [, other]) => other.all - one.all);
    if (worst === undefined) return { tables: kept, missed };
    const [table] = worst;
    const once = searchingOnce(table);
    kept = kept.map((each) => (each === table ? (once ?? searchingLess(each)) : each));
    if (once !== undefined) continue;
    const reason =
      'its references lead to any rows, also to those of another tenant: the fields of the set would take too many from other tables';
    missed.push({ table: table.name, text: table.name, reason });
  }
}

function canSearchLess({ fields }: SetTable): boolean {
  return fields.some(({ constraints }) => constraints?.where !== undefined);
}

/** The table with references that search only once, and then take any row; undefined if all of its references do. */
function searchingOnce(table: SetTable): SetTable | undefined {
  const isTwice = ({ constraints }: SetField): boolean =>
    typeof constraints?.otherwise === 'object';
  if (!table.fields.some(isTwice)) return undefined;
  const fields = table.fields.map((field) =>
    isTwice(field) ? { ...field, constraints: { ...field.constraints, otherwise: 'any' } } : field,
  );
  return { ...table, fields };
}

function searchingLess(table: SetTable): SetTable {
  const fields = table.fields.map((field) => {
    const { where, otherwise: _, ...others } = field.constraints ?? {};
    return where === undefined ? field : { ...field, constraints: others };
  });
  return { ...table, fields };
}

/** What a reference compares: the fields of the other table, each with one of this table. */
function comparedOf({ constraints = {} }: SetField): readonly (readonly [string, string])[] {
  return comparedBy({ constraints });
}

/** Whether a request may have fields that take as many from other tables. */
export function isAffordable(tables: readonly SetTable[]): boolean {
  let total = 0;
  for (const { all, most } of takenByTables(tables).values()) {
    total += all;
    if (most > MAX_TAKEN_BY_FIELD) return false;
  }
  return total <= MOST_TAKEN;
}

interface Taken {
  readonly all: number;
  readonly most: number;
}

/** How many fields the fields of each table take from other tables, as a request counts them. */
function takenByTables(tables: readonly SetTable[]): ReadonlyMap<SetTable, Taken> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ways = {
    takenBy: (node: Node) => takenBy(node, byName),
    ofRow: ownFields,
    counts: new Map<SetField, number>(),
  };
  return new Map(
    tables.map((table) => {
      let all = 0;
      let most = 0;
      for (const field of table.fields) {
        for (const node of ways.takenBy({ table, field })) {
          const count = countTaken(node, ways);
          all += count - 1;
          most = Math.max(most, count);
        }
      }
      return [table, { all, most }];
    }),
  );
}

/** The fields of the other table that a field shows, compares or adds up. */
function takenBy({ table, field }: Node, tables: ReadonlyMap<string, SetTable>): readonly Node[] {
  const { constraints = {} } = field;
  if (field.type === 'total') return gatheredBy({ table, field }, tables);
  const through = field.type === 'copy' ? fieldOf(table, String(constraints.through)) : field;
  const target = through && tables.get(parentTableOf(table, through) ?? '');
  if (target === undefined || (field.type !== 'copy' && field.type !== 'reference')) return [];
  const shown = constraints.field ?? constraints.part ?? target.key?.[0];
  const compared = comparedOf(field).map(([name]) => name);
  const others = [shown, ...compared].flatMap((name) => {
    const other = fieldOf(target, String(name));
    return other === undefined ? [] : [{ table: target, field: other }];
  });
  return [...others, ...dottedFields({ table, field }, tables)];
}

/** The fields of the other table that a total needs. */
function gatheredBy({ field }: Node, tables: ReadonlyMap<string, SetTable>): readonly Node[] {
  const { table, by, of } = field.constraints ?? {};
  const other = tables.get(String(table));
  if (other === undefined) return [];
  return [by, of].flatMap((name) => {
    const found = name === undefined ? undefined : fieldOf(other, String(name));
    return found === undefined ? [] : [{ table: other, field: found }];
  });
}

/** The fields of other tables that a field compares by dotted names: `project_id.tenant_id`. */
function dottedFields(
  { table, field }: Node,
  tables: ReadonlyMap<string, SetTable>,
): readonly Node[] {
  return comparedOf(field).flatMap(([, own]) => {
    const [base = '', name = ''] = own.split('.');
    const reference = fieldOf(table, own) === undefined ? fieldOf(table, base) : undefined;
    const target = reference && tables.get(parentTableOf(table, reference) ?? '');
    const other = target && fieldOf(target, name);
    return target === undefined || other === undefined ? [] : [{ table: target, field: other }];
  });
}

/** The fields of the same row that a field uses. */
function ownFields({ table, field }: Node): readonly Node[] {
  const { through, distinct_within: within, after } = field.constraints ?? {};
  const named = [
    through,
    within,
    ...comparedOf(field).map(([, own]) => own),
    (after as { readonly field?: string } | undefined)?.field,
  ];
  return named.flatMap((name) => {
    const text = typeof name === 'string' ? name : '';
    const other = fieldOf(table, text) ?? fieldOf(table, text.split('.')[0] ?? '');
    return other === undefined ? [] : [{ table, field: other }];
  });
}
