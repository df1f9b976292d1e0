import { nth } from '../../basics/nth.js';
import { oncePer } from '../../basics/once-per.js';
import { type ColumnRules, NO_RULES, withRule } from '../columns/column-rules.js';
import type { DatabaseTable, MissedPart } from '../model/database-schema.js';
import { columnName } from '../model/schema-index.js';
import { columnsByName, referringColumns } from '../model/table-index.js';
import { agreeingWays } from './agreeing-ways.js';
import { type Alternatives, columnsOf, withAlternatives } from './alternatives.js';
import type { CheckRule, ReadCheck } from './check-rule.js';
import { renamed } from './computed.js';
import type { Expression } from './expression.js';
import { namesIn, readCheck } from './read-check.js';
import { withTruths } from './truth-values.js';

/** Two columns of a row, one of which is never above the other. */
export interface ColumnOrder {
  readonly lower: string;
  readonly upper: string;
  readonly isStrict: boolean;
  /** Whether the columns need only be different. */
  readonly isLoose: boolean;
}

/** A column that has one value where another one has none. */
export type WithoutOther = Extract<CheckRule, { readonly kind: 'without' }>;

/** What the checks of a table say about its columns. */
export interface TableChecks {
  readonly rules: ReadonlyMap<string, ColumnRules>;
  /** Columns that have a value in every row, and columns that have none. */
  readonly present: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
  readonly orders: readonly ColumnOrder[];
  /** What columns are computed from. */
  readonly computed: ReadonlyMap<string, Expression>;
  /** Columns that have one value where another column has none. */
  readonly without: readonly WithoutOther[];
  /** What holds in some of the rows. No two of them say something of the same column. */
  readonly alternatives: readonly Alternatives[];
  /** Columns in checks that are not read. */
  readonly unread: ReadonlySet<string>;
  readonly missed: readonly MissedPart[];
}

/** The columns of which a check wants a value, in all rows or in some. */
export function checkedColumns({ present, alternatives }: TableChecks): ReadonlySet<string> {
  return new Set([...present, ...alternatives.flatMap(columnsOf)]);
}

/** Reads the checks of a table. `unfilled` are columns that have no value anyway. */
export function tableChecks(table: DatabaseTable, unfilled: ReadonlySet<string>): TableChecks {
  const found = {
    rules: new Map<string, ColumnRules>(),
    present: new Set<string>(),
    absent: new Set<string>(),
    orders: [] as ColumnOrder[],
    computed: new Map<string, Expression>(),
    without: [] as WithoutOther[],
    alternatives: [] as Alternatives[],
    unread: new Set<string>(),
    missed: [] as MissedPart[],
  };
  const checks = readChecks(table);
  checks.forEach((ways, i) => {
    if (ways.some(({ isWhole }) => isWhole)) return;
    const text = nth(table.checks, i);
    for (const name of namesIn(text)) found.unread.add(columnName(table, name) ?? '');
    const reason = 'the check is not kept: it has a form that is not read';
    found.missed.push({ table: table.name, text: text.slice(0, 200), reason });
  });
  const ways = withAlternatives(checks, table, unfilled);
  for (const { rules } of agreeingWays(ways, table, found.unread)) {
    for (const rule of rules) addRule(rule, table, unfilled, found);
  }
  return found;
}

/** The ways of each check of a table, read once for each table. */
const readChecks = oncePer((table: DatabaseTable): readonly (readonly ReadCheck[])[] =>
  table.checks.map((text) =>
    withKeys(
      readCheck(text).map((way) => withNames(way, table)),
      table,
    ),
  ),
);

/** The ways without those that want a value of a foreign key, such as -1 for nobody: it has keys. If there are no others, these. */
function withKeys(ways: readonly ReadCheck[], table: DatabaseTable): readonly ReadCheck[] {
  const referring = referringColumns(table);
  const others = ways.filter(
    ({ rules }) => !rules.some((rule) => rule.kind === 'values' && referring.has(rule.column)),
  );
  return others.length > 0 ? others : ways;
}

/** The way with the names of the columns as the table has them; without the rules about columns that it does not have. */
function withNames({ rules, isWhole }: ReadCheck, table: DatabaseTable): ReadCheck {
  const named = rules.flatMap((rule) => inTable(rule, table) ?? []);
  return { rules: named, isWhole: isWhole && named.length === rules.length };
}

/** The rule with the names of the columns as the table has them; undefined if it has no such column. */
function inTable(rule: CheckRule, table: DatabaseTable): CheckRule | undefined {
  if (rule.kind === 'count' || rule.kind === 'different') {
    const columns = rule.columns.flatMap((column) => columnName(table, column) ?? []);
    return columns.length === rule.columns.length ? { ...rule, columns } : undefined;
  }
  if (rule.kind === 'order') {
    const [lower, upper] = [columnName(table, rule.lower), columnName(table, rule.upper)];
    return lower === undefined || upper === undefined ? undefined : { ...rule, lower, upper };
  }
  if (rule.kind === 'computed') {
    const column = columnName(table, rule.column);
    const expression = renamed(rule.expression, (name) => columnName(table, name));
    return column === undefined || expression === undefined
      ? undefined
      : { ...rule, column, expression };
  }
  // Alternatives are made of ways whose names are those of the table.
  if (rule.kind === 'alternatives') return rule;
  const column = columnName(table, rule.column);
  const known = column === undefined ? undefined : columnsByName(table).get(column);
  return known && withTruths({ ...rule, column: known.name }, known);
}

interface Found {
  readonly rules: Map<string, ColumnRules>;
  readonly present: Set<string>;
  readonly absent: Set<string>;
  readonly orders: ColumnOrder[];
  readonly computed: Map<string, Expression>;
  readonly without: WithoutOther[];
  readonly alternatives: Alternatives[];
}

function addRule(
  rule: CheckRule,
  table: DatabaseTable,
  unfilled: ReadonlySet<string>,
  { rules, present, absent, orders, computed, without, alternatives }: Found,
): void {
  if (rule.kind === 'alternatives') {
    alternatives.push(rule);
    // A row without the value that says which one holds would keep none of them.
    if (rule.selector !== undefined && !unfilled.has(rule.selector)) present.add(rule.selector);
  } else if (rule.kind === 'order') orders.push({ ...rule, isLoose: false });
  else if (rule.kind === 'different') {
    const [lower = '', upper = ''] = rule.columns;
    orders.push({ lower, upper, isStrict: true, isLoose: true });
  } else if (rule.kind === 'computed') computed.set(rule.column, rule.expression);
  else if (rule.kind === 'without') without.push(rule);
  else if (rule.kind === 'present') present.add(rule.column);
  else if (rule.kind === 'absent') absent.add(rule.column);
  else if (rule.kind === 'count') countValues(rule, table, unfilled, { present, absent });
  else rules.set(rule.column, withRule(rules.get(rule.column) ?? NO_RULES, rule));
}

/** Decides which of the columns have a value: those that must have one, then the first ones that can have one. */
function countValues(
  { columns, least, most }: Extract<CheckRule, { readonly kind: 'count' }>,
  table: DatabaseTable,
  unfilled: ReadonlySet<string>,
  { present, absent }: Pick<Found, 'present' | 'absent'>,
): void {
  const isNeeded = (name: string): boolean =>
    present.has(name) || columnsByName(table).get(name)?.isNullable === false;
  const canBe = (name: string): boolean => !unfilled.has(name) && !absent.has(name);
  const order = [
    ...columns.filter(isNeeded),
    ...columns.filter((name) => !isNeeded(name) && canBe(name)),
    ...columns.filter((name) => !isNeeded(name) && !canBe(name)),
  ];
  const filled = Math.max(least, Math.min(1, most));
  for (const name of order.slice(0, filled)) present.add(name);
  if (most < columns.length) for (const name of order.slice(filled)) absent.add(name);
}
