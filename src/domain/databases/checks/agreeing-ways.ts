import { appendTo } from '../../basics/append-to.js';
import { greatest, least } from '../../basics/extremes.js';
import type { DatabaseColumn, DatabaseTable } from '../model/database-schema.js';
import { columnsByName } from '../model/table-index.js';
import { columnsOf } from './alternatives.js';
import type { CheckRule, ReadCheck } from './check-rule.js';

/** Rules by their kind. */
type RuleOf<Kind extends CheckRule['kind']> = Extract<CheckRule, { readonly kind: Kind }>;

/** How many choices are tried. The first ones are the most likely. */
const MOST_STEPS = 1000;

/** The text of a default: '{}'::character varying[]. */
const DEFAULT_TEXT = /^'((?:[^']|'')*)'/;

/**
 * For each check one of its ways, so that a row can keep all of them: no column is to have a value and none, or values
 * that exclude each other. The earliest ways of which this holds; without any, the first way of each check. `unread` are
 * columns in checks that are not read, which are left to their defaults.
 */
export function agreeingWays(
  checks: readonly (readonly ReadCheck[])[],
  table: DatabaseTable,
  unread: ReadonlySet<string>,
): readonly ReadCheck[] {
  const kept = new KeptRules(table, unread);
  let steps = 0;
  const chosenAfter = (chosen: readonly ReadCheck[]): readonly ReadCheck[] | undefined => {
    const ways = checks[chosen.length];
    if (ways === undefined) return chosen;
    for (const way of ways) {
      if (++steps > MOST_STEPS) return undefined;
      const found = kept.add(way) ? chosenAfter([...chosen, way]) : undefined;
      if (found !== undefined) return found;
      kept.remove(way);
    }
    return undefined;
  };
  return chosenAfter([]) ?? checks.flatMap((ways) => ways.slice(0, 1));
}

/** The rules of the ways that are chosen, by column. */
class KeptRules {
  readonly #columns: ReadonlyMap<string, DatabaseColumn>;
  readonly #unread: ReadonlySet<string>;
  readonly #rules = new Map<string, CheckRule[]>();

  constructor(table: DatabaseTable, unread: ReadonlySet<string>) {
    this.#columns = columnsByName(table);
    this.#unread = unread;
  }

  /** Adds the rules of a way. Returns whether its columns can keep them; the others keep theirs as before. */
  add({ rules }: ReadCheck): boolean {
    const own = rules.flatMap(ruleOfColumns);
    for (const [name, rule] of own) appendTo(this.#rules, name, rule);
    return [...new Set(own.map(([name]) => name))].every((name) => {
      const column = this.#columns.get(name);
      return !column || canKeep(column, this.#rules.get(name) ?? [], this.#unread.has(name));
    });
  }

  /** Removes the rules of the way that was added last. */
  remove({ rules }: ReadCheck): void {
    for (const [name] of rules.flatMap(ruleOfColumns)) this.#rules.get(name)?.pop();
  }
}

/** A rule for each column of which it says something that other rules may contradict. */
function ruleOfColumns(rule: CheckRule): readonly (readonly [string, CheckRule])[] {
  if (rule.kind === 'alternatives') return columnsOf(rule).map((name) => [name, rule] as const);
  return 'column' in rule ? [[rule.column, rule]] : [];
}

/** Whether a column can keep rules. */
function canKeep(
  { isNullable, default: given = '' }: DatabaseColumn,
  rules: readonly CheckRule[],
  isLeftToDefault: boolean,
): boolean {
  const has = (kind: CheckRule['kind']): boolean => rules.some((rule) => rule.kind === kind);
  if (has('absent') && (has('present') || !isNullable)) return false;
  const changing = rules.filter(({ kind }) => kind === 'alternatives');
  if (changing.length > 1 || (changing.length > 0 && (has('present') || has('absent'))))
    return false;
  const [first, ...lists] = rules.filter(
    (rule): rule is RuleOf<'values'> => rule.kind === 'values',
  );
  const excluded = rules.flatMap((rule) => (rule.kind === 'excluded' ? rule.values : []));
  const values = first?.values.filter(
    (value) => !excluded.includes(value) && lists.every((list) => list.values.includes(value)),
  );
  if (values?.length === 0) return false;
  const lengths = rules.filter((rule): rule is RuleOf<'length'> => rule.kind === 'length');
  const fewest = Math.max(0, greatest(lengths.map(({ min }) => min)));
  const most = least(lengths.map(({ max }) => max));
  if (fewest > most) return false;
  const text = isLeftToDefault ? DEFAULT_TEXT.exec(given)?.[1] : undefined;
  if (text === undefined) return true;
  const length = lengthOf(text);
  return length >= fewest && length <= most && (values?.includes(text) ?? true);
}

/** The number of items of an array, or of characters of another text. */
function lengthOf(text: string): number {
  if (!/^\{.*\}$/.test(text)) return text.length;
  return text === '{}' ? 0 : text.split(',').length;
}
