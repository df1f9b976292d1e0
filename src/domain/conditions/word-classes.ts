import { nth } from '../basics/nth.js';
import type { Piece } from '../columns/column-plan.js';
import type { PlainWhen } from '../constraints/when.js';
import { type Scalar, scalarText } from '../kernel/word-table.js';
import { type ClassRun, isOfPresence, ONLY_CLASS, type ValueClasses } from './classes.js';

/** The only class of a column whose cells are all equal. */
export function literalClasses(text: string, conditions: readonly PlainWhen[]): ValueClasses {
  const members = conditions.map((condition) => (satisfies(text, condition) ? [ONLY_CLASS] : []));
  return { count: 1, members, fill: (classes, count) => void classes.fill(0, 0, count) };
}

/** Entries of the table that satisfy the same conditions are one class. */
export function wordClasses(
  { table, indices }: Extract<Piece, { readonly kind: 'words' }>,
  conditions: readonly PlainWhen[],
): ValueClasses {
  const numbers = new Map<string, number>();
  const members: ClassRun[][] = conditions.map(() => []);
  const byText = new Map<string, number[]>();
  const others: number[] = [];
  conditions.forEach((condition, i) => {
    if (condition.kind !== 'value') {
      others.push(i);
      return;
    }
    const text = scalarText(condition.value);
    const same = byText.get(text);
    if (same === undefined) byText.set(text, [i]);
    else same.push(i);
  });
  const classOfEntry = Int32Array.from(table.entries, (entry) => {
    const satisfied = [
      ...(byText.get(scalarText(entry)) ?? []),
      ...others.filter((i) => satisfies(entry, nth(conditions, i))),
    ];
    const name = satisfied.join();
    let number = numbers.get(name);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(name, number);
      for (const i of satisfied) members[i]?.push({ first: number, end: number + 1 });
    }
    return number;
  });
  return {
    count: numbers.size,
    members,
    fill: (classes, count, kernel) => kernel.lookUp(classes, classOfEntry, indices.data, count),
    lists: [classOfEntry],
  };
}

/** Whether a word satisfies a condition. Only numbers lie in ranges that have an end. */
function satisfies(entry: Scalar, condition: PlainWhen): boolean {
  switch (condition.kind) {
    case 'any':
      return true;
    case 'null':
      return false;
    case 'value':
      return scalarText(condition.value) === scalarText(entry);
    case 'range': {
      const { from, to } = condition;
      if (isOfPresence(condition)) return true;
      return (
        typeof entry === 'number' &&
        (from === undefined || (typeof from === 'number' && entry >= from)) &&
        (to === undefined || (typeof to === 'number' && entry < to))
      );
    }
  }
}
