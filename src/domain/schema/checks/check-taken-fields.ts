import { Budget } from '../../basics/budget.js';
import type { Field } from '../../generation/generate-request.js';
import { MAX_TAKEN_BY_FIELD, MAX_TAKEN_FIELDS } from '../params/limits.js';
import { countTaken } from '../sets/count-taken.js';
import type { Drafts } from '../sets/set-draft.js';
import { comparedBy, gatheredBy, type Node, ownReferences, shownBy } from '../shown-fields.js';

const REMEDY =
  'refer to fields of the table that has the values, or to fields that need fewer others';

/**
 * Refuses sets whose fields take too many fields from other tables, and returns whether there are few enough. Each
 * reference plans the columns of its rows anew: in a chain of tables with two references each to the table before, each
 * table takes twice as many as that one.
 */
export function checkTakenFields(drafts: Drafts): boolean {
  const budget = new Budget(MAX_TAKEN_FIELDS);
  const ways = {
    takenBy: (node: Node) => takenBy(node, drafts),
    ofRow: ownReferences,
    counts: new Map<Field, number>(),
  };
  for (const draft of drafts.values()) {
    for (const field of draft.fields) {
      if (field === undefined) continue;
      const taken = ways.takenBy({ draft, field });
      const counted = taken.map((node) => countTaken(node, ways));
      const isFew = counted.every((count) => count <= MAX_TAKEN_BY_FIELD);
      // A field that needs no other one is as cheap as one of the table itself.
      const more = counted.reduce((sum, count) => sum + count - 1, 0);
      if (isFew && budget.spend(more)) continue;
      const problem = isFew
        ? `the fields up to this one take more than ${MAX_TAKEN_FIELDS} fields from other tables`
        : `the field takes more than ${MAX_TAKEN_BY_FIELD} fields from other tables`;
      const message = `${problem}, each counted once on each way over references: ${REMEDY}`;
      draft.faults.add(() => ({ path: field.path, message }));
      return false;
    }
  }
  return true;
}

/** The fields of other rows that a field shows, compares or gathers. */
function takenBy(node: Node, drafts: Drafts): readonly Node[] {
  const shown = shownBy(node, drafts);
  const others = [...comparedBy(node, drafts), ...gatheredBy(node, drafts)];
  return shown === undefined ? others : [shown, ...others];
}
