import { unlessFaulty } from '../constraints/faulty-members.js';
import type { Field } from '../generation/generate-request.js';
import { referencesOf } from '../generation/sets/references-of.js';
import { referencesTo, targetOf } from '../generation/sets/target-of.js';
import { type Drafts, fieldOf, type TableDraft } from './sets/set-draft.js';
import { present } from './through-fields.js';

/** A field of one of the tables. */
export interface Node {
  readonly draft: TableDraft;
  readonly field: Field;
}

/** The fields of the same row that a field uses. */
export function ownReferences({ draft, field }: Node): readonly Node[] {
  return (unlessFaulty(() => referencesOf(field)) ?? []).flatMap(({ field: name }) => {
    const other = fieldOf(draft, name);
    return other === undefined ? [] : [{ draft, field: other }];
  });
}

/** The fields of all rows of another table whose values a reference compares. */
export function comparedBy({ draft, field }: Node, drafts: Drafts): readonly Node[] {
  const found = unlessFaulty(() => {
    const names = field.type.refers?.compares?.(field.constraints) ?? [];
    const target = names.length > 0 ? targetOf(field, draft, draft.fields) : undefined;
    const other = target === undefined ? undefined : drafts.get(target);
    if (other === undefined) return [];
    return names
      .flatMap((name) => fieldOf(other, name) ?? [])
      .map((compared) => ({ draft: other, field: compared }));
  });
  return found ?? [];
}

/** The fields of the rows of another table that a field gathers: the reference, and the field whose values count. */
export function gatheredBy({ draft, field }: Node, drafts: Drafts): readonly Node[] {
  const found = unlessFaulty(() => {
    const gathers = field.type.gathers?.(field.constraints);
    const other = gathers && drafts.get(gathers.table);
    if (gathers === undefined || other === undefined) return [];
    const { name = '' } = draft.decoded;
    const by = gathers.by ?? referencesTo(name, other, present(other.fields))[0]?.name;
    return [by, gathers.of]
      .flatMap((name) => (name === undefined ? [] : (fieldOf(other, name) ?? [])))
      .map((gathered) => ({ draft: other, field: gathered }));
  });
  return found ?? [];
}

/** The field of another row whose value a field shows, if it shows one and no fault hides it. */
export function shownBy({ draft, field }: Node, drafts: Drafts): Node | undefined {
  return unlessFaulty(() => {
    const shows = field.type.shows?.(field.constraints);
    if (shows === undefined) return undefined;
    const through = shows.through === undefined ? field : fieldOf(draft, shows.through);
    const target = through && targetOf(through, draft, draft.fields);
    const other = target === undefined ? undefined : drafts.get(target);
    const name = shows.field ?? other?.decoded.key[0];
    const found = other && name !== undefined ? fieldOf(other, name) : undefined;
    return other && found && { draft: other, field: found };
  });
}
