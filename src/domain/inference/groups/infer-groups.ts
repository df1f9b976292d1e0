import { nth } from '../../basics/nth.js';
import { textOrEmpty } from '../../basics/text-or-empty.js';
import { cellOf } from '../../formulas/cell-of.js';
import { type ReadColumn, valuesOf } from '../columns/read-column.js';
import {
  type ReadColumns,
  type ReadingTerms,
  type ReadSchema,
  readColumns,
} from '../columns/read-columns.js';
import { dependentSchema } from '../dependence/dependent-schema.js';
import type { InferredGiven } from '../dependence/inferred-given.js';
import { type AllGiven, NOTHING_GIVEN } from '../dependence/learn-dependence.js';
import { nodeOf } from '../dependence/node.js';
import { rowOrder } from '../dependence/row-order.js';
import { refusal } from '../dependence/with-dependence.js';
import type { InferredField, InferredGroups, InferredSchema } from '../inferred-schema.js';
import type { SampledColumns } from '../reading/sampled-columns.js';
import { freeName } from '../trial/free-name.js';
import { type ColumnsWithin, columnsWithin } from './columns-within.js';
import { findGroups, type Groups } from './find-groups.js';
import { joinedSchema } from './joined-schema.js';
import { levelsOfGroups } from './levels-of-groups.js';
import { type PlaceInGroup, placeInGroup } from './place-in-group.js';
import { rowsOfGroups } from './rows-of-groups.js';
import { spread, spreadNode, unitsOf } from './units.js';

/**
 * The schema of a table whose rows form groups, such as the lines of orders; undefined if they form none. Columns that are
 * constant within each group are learned from one row of each, so k counts groups. `isWhole`: the sample ends with a group.
 */
export function inferGroups(
  table: SampledColumns,
  terms: ReadingTerms,
  isWhole: boolean,
): ReadSchema | undefined {
  const { context, options } = terms;
  const { k } = context;
  const contextOf = (name: string) => ({
    ...context,
    isCategory: options.categories?.has(name) ?? false,
    path: terms.pathOf(name),
  });
  const groups = findGroups(table, contextOf, k);
  const rows = groups && rowsOfGroups(isWhole ? groups.sizes : groups.sizes.slice(0, -1), k);
  if (groups === undefined || rows === undefined) return undefined;
  const taken = new Set(terms.taken);
  const free = (name: string): string => {
    const own = freeName(name, taken);
    taken.add(own);
    return own;
  };
  const reading = { ...terms, taken };
  const isConstant = (i: number): boolean => groups.constant.has(i);
  const lines = readColumns(
    columnsOf(table, (i) => !isConstant(i)),
    reading,
  );
  const name = nth(table.names, groups.key);
  const numbered = new Map(
    [...groups.numbered].map(([i, first]) => [nth(table.names, i), first] as const),
  );
  const place = placeInGroup(numbered, groups, free(`${name} row`), k);
  const within = columnsWithin(lines, groups, place, { numbered, free, k });
  const { levels, columns } = levelsOfGroups(lines, groups, { place, within, free, reading });
  const units = unitsOf(groups);
  const ofUnits = (read: ReadColumn): ReadColumn =>
    groups.isListed ? { ...read, cells: spread(read.cells, groups.groupOf) } : read;
  const constant = readColumns(columnsOf(table, isConstant, units.rows), reading);
  const starts = readColumns(within.starts, reading).columns.map(ofUnits);
  // A listed key has k rows, but only one of them is the start of its group: a start that depended on it would tell this row.
  const heads = groups.isListed
    ? { ...constant, columns: [...constant.columns, ...starts] }
    : withHidden(constant, starts, k);
  const all = withHidden(heads, levels, k);
  const rowSchema = dependentSchema(withHidden(lines, within.hidden, k), {
    options,
    k,
    taken,
    isSingle: false,
    given: givenOf({ all, place, columns, unitOf: units.unitOf, rows }),
  });
  const kept = withHidden(
    heads,
    levels.filter(({ column }) => needs(rowSchema.fields, column.field.name)),
    k,
  );
  const schema = joinedSchema(
    table,
    groups,
    { rows },
    {
      heads: headSchema(kept, groups, name, { options, k, taken, free }),
      lines: rowSchema,
      place: needs(rowSchema.fields, place.name) ? place.fields : [],
    },
  );
  const { fields, correlate } = schema;
  if (refusal({ groups: { rows }, fields, correlate }, options) !== undefined) return undefined;
  return {
    schema,
    areWarningsClean: lines.areWarningsClean && heads.areWarningsClean,
    isComplete: lines.isComplete && heads.isComplete,
  };
}

interface GivenTerms {
  /** The columns of groups, with their levels. */
  readonly all: ReadColumns;
  readonly place: PlaceInGroup;
  readonly columns: ColumnsWithin['columns'];
  readonly unitOf: Int32Array;
  readonly rows: InferredGroups['rows'];
}

/** What the columns of rows may depend on besides each other: the columns of their groups, and their place in these. */
function givenOf({ all, place, columns, unitOf, rows }: GivenTerms): AllGiven {
  const copies = new Set(all.equal.map(({ field }) => field.name));
  const nodes = [...all.nodes.values()].filter(({ field }) => !copies.has(field.name));
  const fields = all.columns.map(
    ({ column }): InferredField => ({ ...column.field, per: 'group' }),
  );
  return {
    columns: [
      ...all.columns.map((read) => ({ ...read, cells: spread(read.cells, unitOf) })),
      ...place.hidden,
    ],
    nodes: [
      ...nodes.map((node) => spreadNode(node, unitOf)),
      ...(place.node === undefined ? [] : [place.node]),
    ],
    within: columns,
    table: { groups: { rows }, fields: [...fields, ...place.fields] },
  };
}

function columnsOf(
  { names, columns, marks }: SampledColumns,
  isOwn: (i: number) => boolean,
  rows?: readonly number[],
): Pick<SampledColumns, 'names' | 'columns' | 'marks'> {
  const own = <Item>(items: readonly Item[]): readonly Item[] => items.filter((_, i) => isOwn(i));
  return {
    names: own(names),
    columns: own(columns).map((cells) => (rows ? rows.map((row) => nth(cells, row)) : cells)),
    marks: own(marks),
  };
}

/** The columns with further hidden ones. */
function withHidden(read: ReadColumns, hidden: readonly ReadColumn[], k: number): ReadColumns {
  const nodes = hidden.flatMap((each) => nodeOf(each.column.field, valuesOf(each), k) ?? []);
  return {
    ...read,
    columns: [...read.columns, ...hidden],
    nodes: new Map([...read.nodes, ...nodes.map((node) => [node.field.name, node] as const)]),
  };
}

interface HeadTerms {
  readonly options: ReadingTerms['options'];
  readonly k: number;
  readonly taken: ReadonlySet<string>;
  readonly free: (name: string) => string;
}

/** The schema of the columns of groups. A listed key depends on none of them, and its values are equally frequent. */
function headSchema(
  heads: ReadColumns,
  { isListed }: Groups,
  key: string,
  { free, ...terms }: HeadTerms,
): InferredSchema {
  const shared = { ...terms, isSingle: false };
  const node = heads.nodes.get(key);
  if (!isListed || node === undefined) {
    const order = rowOrder([...heads.nodes.values()], free, terms.k);
    return dependentSchema(heads, { ...shared, order });
  }
  const nodes = new Map([...heads.nodes].filter(([name]) => name !== key));
  const given = { ...NOTHING_GIVEN, nodes: [node] };
  const schema = dependentSchema({ ...heads, nodes }, { ...shared, given });
  return {
    ...schema,
    fields: schema.fields.map((field) => {
      if (field.name !== key) return field;
      const { weights: _, ...constraints } = field.constraints;
      return { ...field, constraints };
    }),
  };
}

/** Whether fields depend on another one. */
function needs(fields: readonly InferredField[], name: string): boolean {
  return fields.some(({ constraints: { given, expression } }) => {
    const { columns = [] } = (given ?? {}) as Partial<InferredGiven>;
    return columns.includes(name) || textOrEmpty(expression).includes(cellOf(name));
  });
}
