import type { CheckRule, CheckValue, ReadCheck } from './check-rule.js';

/** Whether columns have a value, by their names. */
type State = Map<string, boolean>;

/** The states that alternatives want, by the column that tells them apart and its values. */
type States = Map<string, Map<CheckValue, State>>;

/** What alternatives say of the columns for each value of the columns that tell them apart. */
export function statesOf(rules: readonly CheckRule[]): States {
  const states: States = new Map();
  for (const rule of rules) {
    if (rule.kind !== 'alternatives' || rule.selector === undefined) continue;
    const byValue = states.get(rule.selector) ?? new Map<CheckValue, State>();
    states.set(rule.selector, byValue);
    for (const { values, present, absent } of rule.alternatives) {
      const state = [
        ...present.map((column) => [column, true] as const),
        ...absent.map((column) => [column, false] as const),
      ];
      for (const value of values) {
        byValue.set(value, new Map([...(byValue.get(value) ?? []), ...state]));
      }
    }
  }
  return states;
}

/** Whether a check holds for every value of one column, because it only says which columns have a value. */
export function isImplied(ways: readonly ReadCheck[], states: States): boolean {
  return [...states.values()].some((byValue) =>
    [...byValue.values()].every((state) =>
      ways.some(({ rules, isWhole }) => isWhole && rules.every((rule) => holds(rule, state))),
    ),
  );
}

function holds(rule: CheckRule, state: State): boolean {
  if (rule.kind === 'present') return state.get(rule.column) === true;
  if (rule.kind === 'absent') return state.get(rule.column) === false;
  if (rule.kind !== 'count' || !rule.columns.every((column) => state.has(column))) return false;
  const filled = rule.columns.filter((column) => state.get(column)).length;
  return filled >= rule.least && filled <= rule.most;
}
