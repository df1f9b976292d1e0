import type { Grain, Moments } from '../columns/moments.js';
import { rescaledMoments } from '../columns/rescaled-moments.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { object } from '../constraints/objects.js';
import { type Decoded, uneven } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import type { ColumnContext } from './column-context.js';
import type { FieldReference } from './field-reference.js';

const name = (description: string) =>
  text(description, { minLength: 1, maxLength: MAX_NAME_LENGTH });

const member = object(
  'the moment at which the row reached a state of a workflow; null if it did not',
  { field: name('name of the other field, of type workflow'), state: name('name of the state') },
  { required: ['field', 'state'] },
);

/** The constraint of a type whose values are the moments of a workflow. */
export const reached = {
  reached: {
    ...uneven(member),
    rules: { reached: 'reached names a field of type workflow and one of its states.' },
  },
};

export type ReachedConstraints = Decoded<typeof reached>;

export function reachedReferences({
  reached: given,
}: ReachedConstraints): readonly FieldReference[] {
  return given === undefined ? [] : [{ field: given.field, path: '/reached/field' }];
}

export function checkReached(
  { reached: given }: ReachedConstraints,
  context: ColumnContext,
): readonly Fault[] {
  if (given === undefined) return [];
  const states = context.column(given.field).reached;
  if (states === undefined) {
    const message = `expected a field of type workflow, but ${quote(given.field)} is none`;
    return [{ path: '/reached/field', message }];
  }
  if (states.has(given.state)) return [];
  const expected = `one of ${[...states.keys()].join(', ')}`;
  const message = `unknown state ${quote(given.state)}: expected ${expected}`;
  return [{ path: '/reached/state', message, expected }];
}

/** Returns the moments at which the rows reach a state. */
export function reachedMoments(
  { field, state }: NonNullable<ReachedConstraints['reached']>,
  grain: Grain,
  context: ColumnContext,
): Moments {
  const moments = context.column(field).reached?.get(state)?.();
  if (moments === undefined) throw new Error(`field ${field} has no state ${state}`);
  return rescaledMoments(moments, grain);
}
