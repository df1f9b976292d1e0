import { nth } from '../basics/nth.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { PlainWhen, When } from '../constraints/when.js';
import { type Classes, isOfPresence, presenceClasses, type ValueClasses } from './classes.js';
import { momentClasses, numberClasses } from './interval-classes.js';
import { joinedSets, plainConditions } from './set-classes.js';
import { literalClasses, wordClasses } from './word-classes.js';

/** Returns the classes of a column, or undefined if conditions cannot tell its values apart. */
export function classesOf(parent: ColumnPlan, conditions: readonly When[]): Classes | undefined {
  const plain = plainConditions(conditions);
  const values = valueClasses(parent, plain.conditions);
  return values && joinedSets(withNull(values, parent, plain.conditions), plain, conditions);
}

function valueClasses(
  { cell, moments }: ColumnPlan,
  conditions: readonly PlainWhen[],
): ValueClasses | undefined {
  if (conditions.every(isOfPresence)) return presenceClasses(conditions);
  if (moments !== undefined) return momentClasses(moments, conditions);
  const [piece] = cell;
  if (piece === undefined || cell.length !== 1) return undefined;
  switch (piece.kind) {
    case 'words':
      return wordClasses(piece, conditions);
    case 'number':
      return numberClasses(piece, conditions);
    case 'literal':
      return literalClasses(piece.text, conditions);
    case 'text':
      return undefined;
  }
}

/** Nulls are a class of their own. */
function withNull(
  values: ValueClasses,
  { present, steps }: ColumnPlan,
  conditions: readonly PlainWhen[],
): Omit<Classes, 'unmet'> {
  if (present === undefined) return { ...values, steps };
  const nulls = values.count;
  const isNull = (kind: PlainWhen['kind']): boolean => kind === 'null' || kind === 'any';
  return {
    count: nulls + 1,
    members: values.members.map((members, i) =>
      isNull(nth(conditions, i).kind) ? [...members, { first: nulls, end: nulls + 1 }] : members,
    ),
    steps,
    lists: values.lists ?? [],
    fill: (classes, count, kernel) => {
      values.fill(classes, count, kernel);
      const flags = present.data;
      for (let i = 0; i < count; i++) if (flags[i] === 0) classes[i] = nulls;
    },
  };
}
