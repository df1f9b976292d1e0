import { counted } from '../../basics/counted.js';
import { nth } from '../../basics/nth.js';
import { textOrEmpty } from '../../basics/text-or-empty.js';
import { cellOf } from '../../formulas/cell-of.js';
import type { Cell } from '../../tables/table-sample.js';
import { type Part, valuesOf } from '../columns/part.js';
import {
  type ReadColumns,
  type ReadingTerms,
  type ReadSchema,
  readColumns,
} from '../columns/read-columns.js';
import { dependentSchema } from '../dependence/dependent-schema.js';
import type { InferredGiven } from '../dependence/inferred-given.js';
import { NOTHING_GIVEN } from '../dependence/learn-dependence.js';
import { type Node, nodeOf } from '../dependence/node.js';
import { rowOrder } from '../dependence/row-order.js';
import { refusal } from '../dependence/with-dependence.js';
import type { InferredField, InferredGroups, InferredSchema } from '../inferred-schema.js';
import type { SampledColumns } from '../reading/sampled-columns.js';
import { freeName } from '../trial/free-name.js';
import { columnsWithin } from './columns-within.js';
import { findGroups, type Groups } from './find-groups.js';
import { levelOf } from './level.js';
import { placeInGroup } from './place-in-group.js';
import { rowsOfGroups } from './rows-of-groups.js';

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
  const place = placeInGroup(lines, groups, free(`${name} row`), k);
  const within = columnsWithin(lines, groups, place, { free, k });
  const levels = [...lines.nodes.values()].flatMap((node) =>
    within.columns.has(node.field.name) ? [] : (levelOf(node, groups, free, k) ?? []),
  );
  const units = unitsOf(groups);
  const heads = withParts(
    readColumns(columnsOf(table, isConstant, units.rows), reading),
    readColumns(within.starts, reading).parts,
    k,
  );
  const ofUnits = (part: Part): Part =>
    groups.isListed ? { ...part, cells: spread(part.cells, groups.groupOf) } : part;
  const all = withParts(heads, levels.map(ofUnits), k);
  const fieldsOf = ({ parts }: ReadColumns): readonly InferredField[] =>
    parts.map(({ column }) => ({ ...column.field, per: 'group' }));
  const copies = new Set(all.equal.map(({ field }) => field.name));
  const rowSchema = dependentSchema(withParts(lines, within.parts, k), {
    options,
    k,
    taken,
    isSingle: false,
    given: {
      parts: [
        ...all.parts.map((part) => ({ ...part, cells: spread(part.cells, units.unitOf) })),
        ...place.hidden,
      ],
      nodes: [
        ...[...all.nodes.values()]
          .filter(({ field }) => !copies.has(field.name))
          .map((node) => spreadNode(node, units.unitOf)),
        ...(place.node === undefined ? [] : [place.node]),
      ],
      within: within.columns,
      table: { groups: { rows }, fields: [...fieldsOf(all), ...place.fields] },
    },
  });
  const kept = withParts(
    heads,
    levels.filter(({ column }) => needs(rowSchema.fields, column.field.name)).map(ofUnits),
    k,
  );
  const schema = joined(
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

/** The rows that stand for groups, and which of them stands for each row of the table. */
interface Units {
  readonly rows: readonly number[];
  readonly unitOf: Int32Array;
}

/** One row for each group. Where k rows have each value of the key, all of them, as in a table without groups. */
function unitsOf({ isListed, starts, groupOf }: Groups): Units {
  if (!isListed) return { rows: starts, unitOf: groupOf };
  return { rows: [...groupOf.keys()], unitOf: groupOf.map((_, row) => row) };
}

function spread(items: readonly Cell[], unitOf: Int32Array): readonly Cell[] {
  return Array.from(unitOf, (unit) => nth(items, unit));
}

/** The node of a column of groups, for each row. */
function spreadNode(node: Node, unitOf: Int32Array): Node {
  const { codes, states, numbers, isNull } = node;
  return {
    ...node,
    codes: Int16Array.from(unitOf, (unit) => codes[unit] as number),
    states: Int16Array.from(unitOf, (unit) => states[unit] as number),
    numbers: numbers && Float64Array.from(unitOf, (unit) => numbers[unit] as number),
    ...(isNull && { isNull: (row: number) => isNull(unitOf[row] as number) }),
  };
}

/** The columns with further hidden ones. */
function withParts(read: ReadColumns, parts: readonly Part[], k: number): ReadColumns {
  const nodes = parts.flatMap((part) => nodeOf(part.column.field, valuesOf(part), k) ?? []);
  return {
    ...read,
    parts: [...read.parts, ...parts],
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

interface Tables {
  readonly heads: InferredSchema;
  readonly lines: InferredSchema;
  /** The hidden field of the place of a row in its group, if others need it. */
  readonly place: readonly InferredField[];
}

/** The schema of the whole table, with the columns in their order. */
function joined(
  { names }: SampledColumns,
  { key, constant }: Groups,
  groups: InferredGroups,
  { heads, lines, place }: Tables,
): InferredSchema {
  const ofGroups = heads.fields.map((field) => ({ ...field, per: 'group' as const }));
  const inOrder = <Item extends object>(own: readonly Item[], others: readonly Item[]): Item[] => {
    let [mine, theirs] = [0, 0];
    return names.map((_, i) => (constant.has(i) ? nth(own, mine++) : nth(others, theirs++)));
  };
  const further = constant.size - 1;
  return {
    fields: [
      ...inOrder(ofGroups, lines.fields),
      ...ofGroups.slice(constant.size),
      ...place,
      ...lines.fields.slice(names.length - constant.size),
    ],
    columns: inOrder(heads.columns, lines.columns),
    correlate: [...heads.correlate, ...lines.correlate],
    even: true,
    groups,
    warnings: [
      ...heads.warnings,
      ...lines.warnings,
      `the rows form groups by column ${nth(names, key)}${further === 0 ? '' : `: ${counted(further, 'further column')} ${further === 1 ? 'has' : 'have'} one value in each`}`,
    ],
  };
}
