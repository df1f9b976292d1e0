import { isObject } from '../basics/members.js';
import { namedFields, type UntypedField } from '../meanings/named-fields.js';
import type { FieldsPlace } from './decode-context.js';
import { isUntyped } from './has-untyped-fields.js';

/** The steps of the budget that a name takes. Each value of its list takes one more. */
const STEPS_OF_NAME = 150;

/** The fields of a request, unchecked. Those without a type have the one that their name means, if it means one. */
export function typedFields(
  fields: readonly unknown[],
  { known, budget, ...place }: FieldsPlace,
): readonly unknown[] {
  // What comes after a spent budget is refused unread.
  if (budget.spent || !fields.some(isUntyped)) return fields;
  const shapes = fields.map(shapeOf);
  const named = shapes.filter((shape) => shape !== undefined);
  const rest = namedFields(named, place, known).values();
  return fields.map((field, i) => {
    const shape = shapes[i];
    if (shape === undefined) return field;
    const typed = rest.next().value;
    if (!isUntyped(field)) return field;
    const { choices } = typed?.constraints ?? {};
    budget.spend(STEPS_OF_NAME + (Array.isArray(choices) ? choices.length : 0));
    return { ...field, ...typed };
  });
}

/** What the fields beside it read of a field; undefined if it is no field. */
function shapeOf(field: unknown): UntypedField | undefined {
  if (!isObject(field) || typeof field.name !== 'string') return undefined;
  const { name, type, constraints = {} } = field;
  if (!isObject(constraints)) return undefined;
  if (type === undefined) return { name, constraints };
  const { choices } = constraints;
  if (typeof type !== 'string') return undefined;
  return { name, type, constraints: Array.isArray(choices) ? { choices } : {} };
}
