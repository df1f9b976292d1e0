import { Budget } from '../basics/budget.js';
import { unlessFaulty } from '../constraints/faulty-members.js';
import { ROW_LINK } from '../entities/link.js';
import { copy } from '../field-types/copy.js';
import type { Field } from '../generation/generate-request.js';
import { referencesOf } from '../generation/sets/references-of.js';
import { targetOf } from '../generation/sets/target-of.js';
import { MAX_FIELDS } from './params/limits.js';
import { type Drafts, fieldOf, hasField, type TableDraft } from './sets/set-draft.js';

/**
 * Adds a hidden copy for each name with a dot by which a field refers to a field of another table. The name
 * `customer_id.signed_up` has that of a reference, and that of a field of the other table. Returns whether all tables together
 * have at most `most` fields then.
 */
export function addThroughFields(drafts: Drafts, most = Number.POSITIVE_INFINITY): boolean {
  const given = [...drafts.values()].reduce((sum, { fields }) => sum + fields.length, 0);
  const room = new Budget(Math.max(0, most - given));
  for (const draft of drafts.values()) {
    for (const field of [...draft.fields]) {
      const references = (field && unlessFaulty(() => referencesOf(field))) ?? [];
      for (const { field: name } of references) addThrough(name, draft, drafts, room);
      if (room.spent) return false;
    }
  }
  return true;
}

/**
 * The field of the other table may itself have a name with a dot. The recursion ends with the dots of the name. A table that
 * has too many fields is refused, so it gets no more of them.
 */
function addThrough(name: string, draft: TableDraft, drafts: Drafts, room: Budget): void {
  const dot = name.indexOf('.');
  if (dot < 0 || hasField(draft, name) || draft.fields.length > MAX_FIELDS) return;
  const through = name.slice(0, dot);
  const shown = name.slice(dot + 1);
  const reference = fieldOf(draft, through);
  if (reference?.type.refers === undefined) return;
  const target = unlessFaulty(() => targetOf(reference, draft, draft.fields));
  const other = target === undefined ? undefined : drafts.get(target);
  if (other === undefined) return;
  addThrough(shown, other, drafts, room);
  // A field that the other table does not have is reported where its name stands.
  if (!hasField(other, shown) || !room.spend(1)) return;
  const { path } = reference;
  const place = { name, key: name, path, parents: [] };
  const definition = { input: {}, namePath: path, isNamed: false, depth: 0 };
  const added: Field = {
    ...place,
    type: copy,
    constraints: { through, field: shown },
    nullRate: 0,
    unique: false,
    hidden: true,
    locale: reference.locale,
    link: ROW_LINK,
  };
  draft.definitions.push({ ...place, ...definition });
  draft.fields.push(added);
  draft.byName.set(name, added);
}

/** The fields without faults. */
export function present(fields: readonly (Field | undefined)[]): readonly Field[] {
  return fields.filter((field) => field !== undefined);
}
