import { greatest, least } from '../../basics/extremes.js';
import type { DatabaseColumn, DatabaseTable } from '../model/database-schema.js';
import { columnsByName } from '../model/table-index.js';
import type { Alternative, CheckRule, CheckValue, ReadCheck } from './check-rule.js';
import { isImplied, statesOf } from './implied-checks.js';
import { whole } from './read-result.js';
import { truthsOf } from './truth-values.js';

type Ways = readonly ReadCheck[];
export type Alternatives = Extract<CheckRule, { readonly kind: 'alternatives' }>;

/**
 * Puts a way before the ways of a check that has all of them side by side, each in some of the rows. It is possible where the
 * values of one column tell them apart, or where each way says which of the same columns have a value. `unfilled` are columns
 * that have no value anyway.
 */
export function withAlternatives(
  checks: readonly Ways[],
  table: DatabaseTable,
  unfilled: ReadonlySet<string>,
): readonly Ways[] {
  const known = new KnownColumns(checks, table, unfilled);
  const merged = checks.map((ways) => alternativesOf(ways, known));
  const states = statesOf(merged.flatMap((way) => way?.rules ?? []));
  return checks.map((ways, i) => {
    const way = merged[i];
    if (way?.rules.some((rule) => rule.kind === 'alternatives' && rule.selector !== undefined)) {
      return [way, ...ways];
    }
    if (isImplied(ways, states)) return [whole(), ...ways];
    return way === undefined ? ways : [way, ...ways];
  });
}

/** What is known of the columns of a table, whatever the alternatives of one check. */
class KnownColumns {
  readonly #columns: ReadonlyMap<string, DatabaseColumn>;
  readonly #listed = new Map<string, readonly CheckValue[]>();
  readonly #unfilled: ReadonlySet<string>;

  constructor(checks: readonly Ways[], table: DatabaseTable, unfilled: ReadonlySet<string>) {
    this.#columns = columnsByName(table);
    this.#unfilled = unfilled;
    for (const column of table.columns) {
      const values = column.values ?? truthsOf(column);
      if (values !== undefined) this.#listed.set(column.name, values);
    }
    const rules = checks.flatMap(([only, ...more]) => (more.length > 0 ? [] : (only?.rules ?? [])));
    for (const rule of rules) {
      if (rule.kind === 'values') this.#listed.set(rule.column, rule.values);
    }
  }

  /** All values of a column, if they are known. */
  listed(column: string): readonly CheckValue[] | undefined {
    return this.#listed.get(column);
  }

  canBeNull(column: string): boolean {
    return this.#columns.get(column)?.isNullable === true;
  }

  canHaveValue(column: string): boolean {
    return this.#columns.has(column) && !this.#unfilled.has(column);
  }
}

function alternativesOf(ways: Ways, known: KnownColumns): ReadCheck | undefined {
  const possible = ways
    .flatMap(countedWays)
    .map((way) => withCounted(way, known))
    .filter(({ isWhole, rules }) => isWhole && rules.every((rule) => isPossible(rule, known)));
  if (possible.length < 2) return undefined;
  return bySelector(possible, known) ?? byPresence(possible) ?? byOther(possible);
}

/** A rule that one of several columns has a value, as the ways in which it holds. */
function countedWays(way: ReadCheck): Ways {
  const [rule] = way.rules;
  if (way.rules.length > 1 || rule?.kind !== 'count' || rule.least !== 1 || rule.most !== 1) {
    return [way];
  }
  return rule.columns.map((filled) =>
    whole(
      ...rule.columns.map(
        (column): CheckRule => ({ kind: column === filled ? 'present' : 'absent', column }),
      ),
    ),
  );
}

/** A way in which as few columns of a counting rule as it allows have a value: the first ones that can. */
function withCounted({ rules, isWhole }: ReadCheck, known: KnownColumns): ReadCheck {
  const decided = rules.flatMap((rule): readonly CheckRule[] => {
    if (rule.kind !== 'count') return [rule];
    const { columns, least, most } = rule;
    const order = [
      ...columns.filter((column) => known.canHaveValue(column)),
      ...columns.filter((column) => !known.canHaveValue(column)),
    ];
    const filled = order.slice(0, Math.max(least, Math.min(1, most)));
    const empty = most < columns.length ? order.slice(filled.length) : [];
    return [
      ...filled.map((column): CheckRule => ({ kind: 'present', column })),
      ...empty.map((column): CheckRule => ({ kind: 'absent', column })),
    ];
  });
  return { rules: decided, isWhole };
}

function isPossible(rule: CheckRule, known: KnownColumns): boolean {
  if (rule.kind === 'absent') return known.canBeNull(rule.column);
  return rule.kind !== 'present' || known.canHaveValue(rule.column);
}

/** Alternatives of which each has other values of one column. */
function bySelector(ways: Ways, known: KnownColumns): ReadCheck | undefined {
  for (const { rules } of ways) {
    for (const rule of rules) {
      if (rule.kind !== 'values' && rule.kind !== 'excluded') continue;
      const found = selectedBy(rule.column, ways, known);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function selectedBy(selector: string, ways: Ways, known: KnownColumns): ReadCheck | undefined {
  const alternatives: Alternative[] = [];
  const common: CheckRule[] = [];
  for (const { rules } of ways) {
    const values = valuesFor(selector, rules, known.listed(selector));
    if (values === undefined) return undefined;
    const others = rules.filter((rule) => !('column' in rule) || rule.column !== selector);
    alternatives.push({ values, ...presenceOf(others) });
    for (const rule of others) {
      if (rule.kind !== 'present' && rule.kind !== 'absent') common.push(rule);
    }
  }
  const all = alternatives.flatMap(({ values }) => values);
  if (new Set(all).size < all.length || !areTogether(common)) return undefined;
  return whole({ kind: 'values', column: selector, values: all }, ...common, {
    kind: 'alternatives',
    selector,
    alternatives,
  });
}

/** The values of a column under the rules of a way; undefined if they cannot be listed. */
function valuesFor(
  column: string,
  rules: readonly CheckRule[],
  listed: readonly CheckValue[] | undefined,
): readonly CheckValue[] | undefined {
  const own = rules.filter((rule) => 'column' in rule && rule.column === column);
  const lists = own.flatMap((rule) => (rule.kind === 'values' ? [rule.values] : []));
  const excluded = own.flatMap((rule) => (rule.kind === 'excluded' ? rule.values : []));
  const [first = listed, ...more] = lists;
  const isOther = own.some(({ kind }) => !['values', 'excluded', 'present'].includes(kind));
  if (first === undefined || isOther || lists.length + excluded.length === 0) return undefined;
  const values = first.filter(
    (value) => !excluded.includes(value) && more.every((list) => list.includes(value)),
  );
  return values.length === 0 ? undefined : values;
}

function presenceOf(rules: readonly CheckRule[]): Pick<Alternative, 'present' | 'absent'> {
  const of = (kind: 'present' | 'absent'): readonly string[] =>
    rules.flatMap((rule) => (rule.kind === kind ? [rule.column] : []));
  return { present: of('present'), absent: of('absent') };
}

/** Whether rules of several alternatives can hold in the same row, as far as bounds say. */
function areTogether(rules: readonly CheckRule[]): boolean {
  const bounds = rules.flatMap((rule) =>
    rule.kind === 'least' || rule.kind === 'most' ? [rule] : [],
  );
  const ends = (column: string, kind: 'least' | 'most'): readonly number[] =>
    bounds.flatMap((rule) =>
      rule.column === column && rule.kind === kind && typeof rule.value === 'number'
        ? [rule.value]
        : [],
    );
  return bounds.every(({ column, value }) => {
    const [lower, upper] = [ends(column, 'least'), ends(column, 'most')];
    if (typeof value !== 'number') return bounds.filter((one) => one.column === column).length < 2;
    return lower.length === 0 || upper.length === 0 || greatest(lower) < least(upper);
  });
}

/** Alternatives of which each says of the same columns which of them have a value. */
function byPresence(ways: Ways): ReadCheck | undefined {
  const alternatives = ways.map(({ rules }) => ({ values: [], ...presenceOf(rules) }));
  const named = alternatives.map(({ present, absent }) =>
    [...new Set([...present, ...absent])].sort().join(),
  );
  const isComplete = ways.every(
    ({ rules }, i) => new Set(rules).size === named[i]?.split(',').length && named[i] === named[0],
  );
  const isOfMany = (named[0] ?? '').includes(',');
  const isOnly = ways.every(({ rules }) =>
    rules.every(({ kind }) => kind === 'present' || kind === 'absent'),
  );
  if (!isComplete || !isOfMany || !isOnly) return undefined;
  return whole({ kind: 'alternatives', alternatives });
}

/** Two ways that a column tells apart by its value or none, of which that without it names one number for another column. */
function byOther(ways: Ways): ReadCheck | undefined {
  const [one, two] = ways;
  if (one === undefined || two === undefined || ways.length > 2) return undefined;
  return besideOther(one, two) ?? besideOther(two, one);
}

function besideOther({ rules: without }: ReadCheck, { rules: within }: ReadCheck) {
  const absent = without.find(({ kind }) => kind === 'absent');
  const valued = without.find(({ kind }) => kind === 'values');
  if (without.length !== 2 || absent?.kind !== 'absent' || valued?.kind !== 'values') {
    return undefined;
  }
  const { column } = valued;
  const [value, ...more] = valued.values;
  const others = within.filter((rule) => 'column' in rule && rule.column === column);
  const isBesidePresent = within.some(
    (rule) => rule.kind === 'present' && rule.column === absent.column,
  );
  const isAll = others.length === within.length - 1;
  if (typeof value !== 'number' || more.length > 0 || !isBesidePresent || !isAll) return undefined;
  return whole(...others, { kind: 'without', column, other: absent.column, value });
}

/** The columns of which alternatives say whether they have a value. */
export function columnsOf({ alternatives }: Alternatives): readonly string[] {
  return [...new Set(alternatives.flatMap(({ present, absent }) => [...present, ...absent]))];
}
