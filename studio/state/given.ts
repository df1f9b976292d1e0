import { isObject } from '../../src/page/index.js';
import type { ColumnFigures } from '../engine/column-figures.js';
import type { CatalogueType } from './catalogue-search.js';
import type { Field } from './project.js';

/** A row of `given`: the conditions on the other fields, and what then holds. */
export type GivenRow = Readonly<Record<string, unknown>> & { readonly when: readonly unknown[] };

export interface Given {
  readonly columns: readonly string[];
  readonly rows: readonly GivenRow[];
}

/** A column of the grid: a number that each row of `given` may have. */
export interface GridColumn {
  readonly label: string;
  /** The weights of values, or of ranges, share 100 % of a row; a share counts alone. */
  readonly kind: 'weight' | 'range' | 'share';
  /** The number where no row of `given` holds. */
  readonly marginal: number;
  read(row: GivenRow): number | undefined;
  write(row: GivenRow, value: number | undefined): GivenRow;
}

/** Values and states that fit into a grid. */
const MOST_STATES = 12;
/** Ranges of numbers that a new grid has. */
const RANGES = 4;
/** Rows that a new grid has at most. */
const MOST_ROWS = 24;

/** The states of a field that rows of a grid can name; empty if it has too many. */
export function statesOf(field: Field, figures: ColumnFigures | undefined): readonly unknown[] {
  if (field.type === 'boolean') return [true, false];
  const { choices, steps } = field.constraints;
  if (field.type === 'workflow' && Array.isArray(steps)) {
    return [...new Set(steps.filter(isObject).map(({ state }) => state))];
  }
  const listed = Array.isArray(choices) ? [...new Set(choices)] : topOf(figures);
  return listed.length > MOST_STATES ? [] : listed;
}

/** The columns of the grid of a field: its values, its ranges or its share of true, and its share of nulls. */
export function gridColumns(
  field: Field,
  type: CatalogueType,
  figures: ColumnFigures | undefined,
  rows: readonly GivenRow[],
): readonly GridColumn[] {
  const nulls = shareColumn('null', 'null_rate', Number(field.constraints.null_rate ?? 0));
  // Values of an entity agree with each other, and unique ones with the rows before: only their nulls vary.
  const isFixed = 'link' in type.constraints || field.constraints.unique === true;
  if (isFixed || type.type === 'reference') return [nulls];
  if ('true_rate' in type.constraints) {
    return [shareColumn('true', 'true_rate', Number(field.constraints.true_rate ?? 0.5)), nulls];
  }
  if ('weights' in type.constraints) return [...weightColumns(field, figures, rows), nulls];
  if (figures?.kind === 'numbers' && 'distribution' in type.constraints) {
    return [...rangeColumns(figures, rows), nulls];
  }
  return [nulls];
}

/** A row with these conditions and the numbers that hold without them. */
export function marginalRow(when: readonly unknown[], columns: readonly GridColumn[]): GivenRow {
  return columns.reduce<GivenRow>((row, column) => column.write(row, marginalOf(column, columns)), {
    when,
  });
}

/** Where there is nothing else to vary, the share of nulls is written even if it is 0. */
function marginalOf(column: GridColumn, columns: readonly GridColumn[]): number | undefined {
  return column.kind === 'share' && column.marginal === 0 && columns.length > 1
    ? undefined
    : column.marginal;
}

/** The value of `given`, if the grid can show it. */
export function givenOf({ constraints: { given } }: Field): Given | undefined {
  const { columns, rows } = (given ?? {}) as Partial<Given>;
  const canShow =
    Array.isArray(columns) &&
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row?.when) && !Array.isArray(row.weights));
  return canShow ? (given as Given) : undefined;
}

/** Depends on one more field: each row becomes one for each of its states, or holds for all if they are many. */
export function withParent(
  given: Given | undefined,
  name: string,
  states: readonly unknown[],
  grid: readonly GridColumn[],
): Given {
  const { columns, rows } = given ?? { columns: [], rows: [marginalRow([], grid)] };
  const conditions = rows.length * states.length > MOST_ROWS ? ['*'] : states;
  return {
    ...given,
    columns: [...columns, name],
    rows: rows.flatMap((row) =>
      conditions.map((state) => ({ ...row, when: [...row.when, state] }) as GivenRow),
    ),
  };
}

/** Depends on one field less; of rows that become alike, the first stays. Undefined without any other field. */
export function withoutParent(given: Given, name: string): Given | undefined {
  const at = given.columns.indexOf(name);
  if (given.columns.length === 1) return undefined;
  const rows = given.rows.map((row) => ({
    ...row,
    when: row.when.filter((_, i) => i !== at),
  })) as readonly GivenRow[];
  const first = new Map(rows.toReversed().map((row) => [JSON.stringify(row.when), row]));
  return {
    ...given,
    columns: given.columns.filter((_, i) => i !== at),
    rows: [...first.values()].toReversed(),
  };
}

/** The first conditions that no row has yet, or those for any values. */
export function nextConditions(
  { columns, rows }: Given,
  states: readonly (readonly unknown[])[],
): readonly unknown[] {
  const known = new Set(rows.map(({ when }) => JSON.stringify(when)));
  const all = states.reduce<readonly (readonly unknown[])[]>(
    (tuples, values) => tuples.flatMap((tuple) => values.map((value) => [...tuple, value])),
    [[]],
  );
  return all.find((when) => !known.has(JSON.stringify(when))) ?? columns.map(() => '*');
}

/** The share of a weight in its row, which `rest` belongs to; undefined where the row has no weights. */
export function shareIn(
  row: GivenRow,
  column: GridColumn,
  columns: readonly GridColumn[],
): number | undefined {
  const own = column.read(row);
  if (own === undefined || column.kind === 'share') return own;
  const weights = columns.filter(({ kind }) => kind === column.kind);
  const sum = weights.reduce((total, one) => total + (one.read(row) ?? 0), 0) + restOf(row);
  return sum > 0 ? own / sum : 0;
}

function restOf({ rest }: GivenRow): number {
  return typeof rest === 'number' ? rest : 0;
}

function topOf(figures: ColumnFigures | undefined): readonly string[] {
  if (figures?.kind !== 'values' || figures.distinct > MOST_STATES) return [];
  return figures.top.map(({ text }) => text);
}

function shareColumn(label: string, name: string, marginal: number): GridColumn {
  return {
    label,
    kind: 'share',
    marginal,
    read: (row) => numberOr(row[name]),
    write: (row, value) => withMember(row, name, value),
  };
}

/** A column for each value, with the weights of the field or else the frequencies of the rows. */
function weightColumns(
  field: Field,
  figures: ColumnFigures | undefined,
  rows: readonly GivenRow[],
): readonly GridColumn[] {
  const { choices, weights } = field.constraints;
  const top = figures?.kind === 'values' ? figures.top : [];
  const listed = Array.isArray(choices) ? choices.map(String) : topOf(figures);
  const named = rows.flatMap((row) => Object.keys(sharesOf(row)));
  const values = [...new Set([...listed, ...named])];
  if (values.length > MOST_STATES) return [];
  return values.map((value, i) => ({
    label: value,
    kind: 'weight',
    marginal: Array.isArray(weights)
      ? Number(weights[i] ?? 0)
      : Array.isArray(choices)
        ? 1
        : shareOf(top.find(({ text }) => text === value)?.count ?? 0, figures),
    read: (row) => numberOr(sharesOf(row)[value]),
    write: (row, weight) => {
      const { [value]: _, ...others } = sharesOf(row);
      const next = weight === undefined ? others : { ...sharesOf(row), [value]: weight };
      return withMember(row, 'weights', Object.keys(next).length > 0 ? next : undefined);
    },
  }));
}

type Bin = readonly [from: number, to: number, weight: number];

/** A column for each range of the first row that has some, or for ranges of equal width. */
function rangeColumns(
  figures: ColumnFigures & { readonly kind: 'numbers' | 'moments' },
  rows: readonly GivenRow[],
): readonly GridColumn[] {
  const ranges = rows.map(binsOf).find((bins) => bins.length > 0) ?? equalRanges(figures);
  return ranges.map(([from, to]) => ({
    label: `${from} – ${to}`,
    kind: 'range',
    marginal: shareOf(
      figures.bins
        .filter((bin) => (bin.from + bin.to) / 2 >= from && (bin.from + bin.to) / 2 < to)
        .reduce((sum, { count }) => sum + count, 0),
      figures,
    ),
    read: (row) => binsOf(row).find((bin) => bin[0] === from && bin[1] === to)?.[2],
    write: (row, weight) => {
      const others = binsOf(row).filter((bin) => bin[0] !== from || bin[1] !== to);
      const bins = weight === undefined ? others : [...others, [from, to, weight] as const];
      const sorted = bins.toSorted((a, b) => a[0] - b[0]);
      return withMember(row, 'bins', sorted.length > 0 ? sorted : undefined);
    },
  }));
}

function equalRanges({ min, max }: { readonly min: number; readonly max: number }): readonly Bin[] {
  if (max <= min) return [];
  const at = (i: number): number => Number((min + ((max - min) * i) / RANGES).toPrecision(3));
  return Array.from({ length: RANGES }, (_, i) => {
    const to = i === RANGES - 1 ? max : at(i + 1);
    return [i === 0 ? min : at(i), to, 0];
  });
}

/** A count as a short share of all values. */
function shareOf(count: number, figures: ColumnFigures | undefined): number {
  const values = (figures?.rows ?? 0) - (figures?.nulls ?? 0);
  return values === 0 ? 0 : Number((count / values).toPrecision(3));
}

function binsOf({ bins }: GivenRow): readonly Bin[] {
  return Array.isArray(bins) ? bins : [];
}

function sharesOf({ weights }: GivenRow): Readonly<Record<string, unknown>> {
  return isObject(weights) ? weights : {};
}

function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** A row with another member; undefined removes it. */
export function withMember(row: GivenRow, name: string, value: unknown): GivenRow {
  const { [name]: _, ...others } = row;
  return (value === undefined ? others : { ...row, [name]: value }) as GivenRow;
}
