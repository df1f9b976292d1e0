import { unlessFaulty } from '../constraints/faulty-members.js';
import { ROW_LINK } from '../entities/link.js';
import { copy } from '../field-types/copy.js';
import type { Field } from '../generation/generate-request.js';
import { referencesOf } from '../generation/sets/references-of.js';
import { targetOf } from '../generation/sets/target-of.js';
import { type Drafts, fieldOf, hasField, type TableDraft } from './sets/set-draft.js';

/**
 * Adds a hidden copy for each name with a dot by which a field refers to a field of another table. The name
 * `customer_id.signed_up` has that of a reference, and that of a field of the other table.
 */
export function addThroughFields(drafts: Drafts): void {
  for (const draft of drafts.values()) {
    for (const field of [...draft.fields]) {
      const references = (field && unlessFaulty(() => referencesOf(field))) ?? [];
      for (const { field: name } of references) addThrough(name, draft, drafts);
    }
  }
}

/** The field of the other table may itself have a name with a dot. The recursion ends with the dots of the name. */
function addThrough(name: string, draft: TableDraft, drafts: Drafts): void {
  const dot = name.indexOf('.');
  if (dot < 0 || hasField(draft, name)) return;
  const through = name.slice(0, dot);
  const shown = name.slice(dot + 1);
  const reference = fieldOf(draft, through);
  if (reference?.type.refers === undefined) return;
  const target = unlessFaulty(() => targetOf(reference, draft, present(draft.fields)));
  const other = target === undefined ? undefined : drafts.get(target);
  if (other === undefined) return;
  addThrough(shown, other, drafts);
  // A field that the other table does not have is reported where its name stands.
  if (!hasField(other, shown)) return;
  const { path } = reference;
  const place = { name, key: name, path, parents: [] };
  const definition = { input: {}, namePath: path, isNamed: false, depth: 0 };
  draft.definitions.push({ ...place, ...definition });
  draft.fields.push({
    ...place,
    type: copy,
    constraints: { through, field: shown },
    nullRate: 0,
    unique: false,
    hidden: true,
    locale: reference.locale,
    link: ROW_LINK,
  });
}

/** The fields without faults. */
export function present(fields: readonly (Field | undefined)[]): readonly Field[] {
  return fields.filter((field) => field !== undefined);
}
