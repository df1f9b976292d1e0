import type { ColumnPlan } from './column-plan.js';
import type { Draws } from './drawn.js';
import { type StringRules, StringShape } from './random-strings.js';

/** A column of random strings. */
export function randomTextColumn(rules: StringRules, draws: Draws): ColumnPlan {
  const shape = new StringShape(rules);
  return { type: { kind: 'text' }, steps: shape.steps(draws), cell: [shape.piece] };
}
