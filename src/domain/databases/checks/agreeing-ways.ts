import type { DatabaseColumn, DatabaseTable } from '../database-schema.js';
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
  let steps = 0;
  const chosenAfter = (chosen: readonly ReadCheck[]): readonly ReadCheck[] | undefined => {
    const ways = checks[chosen.length];
    if (ways === undefined) return chosen;
    for (const way of ways) {
      if (++steps > MOST_STEPS) return undefined;
      const more = [...chosen, way];
      if (!agree(more, table, unread)) continue;
      const found = chosenAfter(more);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return chosenAfter([]) ?? checks.flatMap((ways) => ways.slice(0, 1));
}

function agree(
  ways: readonly ReadCheck[],
  table: DatabaseTable,
  unread: ReadonlySet<string>,
): boolean {
  const all = ways.flatMap(({ rules }) => rules);
  return table.columns.every((column) => {
    const own = all.filter((rule) => 'column' in rule && rule.column === column.name);
    return own.length === 0 || canKeep(column, own, unread.has(column.name));
  });
}

/** Whether a column can keep rules. */
function canKeep(
  { isNullable, default: given = '' }: DatabaseColumn,
  rules: readonly CheckRule[],
  isLeftToDefault: boolean,
): boolean {
  const has = (kind: CheckRule['kind']): boolean => rules.some((rule) => rule.kind === kind);
  if (has('absent') && (has('present') || !isNullable)) return false;
  const [first, ...lists] = rules.filter(
    (rule): rule is RuleOf<'values'> => rule.kind === 'values',
  );
  const excluded = rules.flatMap((rule) => (rule.kind === 'excluded' ? rule.values : []));
  const values = first?.values.filter(
    (value) => !excluded.includes(value) && lists.every((list) => list.values.includes(value)),
  );
  if (values?.length === 0) return false;
  const lengths = rules.filter((rule): rule is RuleOf<'length'> => rule.kind === 'length');
  const least = Math.max(0, ...lengths.map(({ min }) => min));
  const most = Math.min(...lengths.map(({ max }) => max));
  if (least > most) return false;
  const text = isLeftToDefault ? DEFAULT_TEXT.exec(given)?.[1] : undefined;
  if (text === undefined) return true;
  const length = lengthOf(text);
  return length >= least && length <= most && (values?.includes(text) ?? true);
}

/** The number of items of an array, or of characters of another text. */
function lengthOf(text: string): number {
  if (!/^\{.*\}$/.test(text)) return text.length;
  return text === '{}' ? 0 : text.split(',').length;
}
