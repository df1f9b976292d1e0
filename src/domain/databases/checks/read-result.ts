import type { CheckRule, ReadCheck } from './check-rule.js';
import type { Expression } from './expression.js';

export const UNREAD: ReadCheck = { rules: [], isWhole: false };

/** A check that the rules state completely. */
export function whole(...rules: readonly CheckRule[]): ReadCheck {
  return { rules, isWhole: true };
}

/** What is read of a column, if the first argument is one. */
export function onColumn(
  args: readonly Expression[],
  read: (column: string) => ReadCheck,
): ReadCheck {
  const [first] = args;
  return first?.kind === 'column' ? read(first.name) : UNREAD;
}
