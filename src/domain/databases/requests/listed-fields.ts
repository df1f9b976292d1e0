import type { KeyPlan } from '../relations/key-plan.js';
import type { FieldsByName } from '../relations/ordered-fields.js';
import type { StructuredTable } from '../relations/structured-table.js';

/** Lets the rows of a parent have different values of a column that has few: each number of a row has some of them for itself. */
export function listWithinParents(
  fields: FieldsByName,
  { fields: { references } }: StructuredTable,
  { source, count, listed }: KeyPlan,
): void {
  if (source.kind !== 'per' || listed.size === 0) return;
  const most = typeof count === 'number' ? count : count.max;
  if (most < 2) return;
  const number = `number within ${references.get(source.parent)}`;
  fields.set(number, {
    name: number,
    type: 'ordinal',
    hidden: true,
    because: 'counts the rows of each parent',
  });
  for (const [name, values] of listed) {
    const rows = Array.from({ length: most }, (_, i) => ({
      when: [i + 1],
      choices: values.filter((__, at) => at % most === i),
    }));
    fields.set(name, {
      name,
      type: 'choice',
      constraints: { choices: values, given: { columns: [number], rows } },
      because: `${fields.get(name)?.because}, different for each ${references.get(source.parent)}`,
    });
  }
}
