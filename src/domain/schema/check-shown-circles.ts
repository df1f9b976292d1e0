import { unlessFaulty } from '../constraints/faulty-members.js';
import { quote } from '../errors/quote.js';
import type { Field } from '../generation/generate-request.js';
import { referencesOf } from '../generation/references-of.js';
import { targetOf } from '../generation/target-of.js';
import { type Drafts, fieldOf, type TableDraft } from './set-draft.js';
import { present } from './through-fields.js';

/** A field of one of the tables. */
interface Node {
  readonly draft: TableDraft;
  readonly field: Field;
}

/**
 * Refuses fields whose values are taken from each other in a circle across tables. Circles within one row are reported
 * with its references.
 */
export function checkShownCircles(drafts: Drafts): void {
  const seen = new Set<Field>();
  const way: Node[] = [];
  const visit = (node: Node): void => {
    const at = way.findIndex(({ field }) => field === node.field);
    if (at >= 0) refuse(way.slice(at));
    if (seen.has(node.field)) return;
    seen.add(node.field);
    way.push(node);
    for (const other of nextOf(node, drafts)) visit(other);
    way.pop();
  };
  for (const draft of drafts.values()) {
    for (const field of present(draft.fields)) visit({ draft, field });
  }
}

function refuse(circle: readonly Node[]): void {
  const tables = new Set(circle.map(({ draft }) => draft));
  const shows = circle.some(({ field }) => field.type.shows !== undefined);
  if (tables.size === 1 && !shows) return;
  const [first] = circle;
  if (first === undefined) return;
  const names = [...circle, first].map(({ draft, field }) =>
    quote(`${draft.decoded.name}.${field.name}`),
  );
  const message = `fields are taken from each other in a circle: ${names.join(' → ')}`;
  first.draft.faults.add(() => ({ path: first.field.path, message }));
}

function nextOf({ draft, field }: Node, drafts: Drafts): readonly Node[] {
  const own = (unlessFaulty(() => referencesOf(field)) ?? []).flatMap(({ field: name }) => {
    const other = fieldOf(draft, name);
    return other === undefined ? [] : [{ draft, field: other }];
  });
  const shown = unlessFaulty(() => shownBy(field, draft, drafts));
  return shown === undefined ? own : [...own, shown];
}

function shownBy(field: Field, draft: TableDraft, drafts: Drafts): Node | undefined {
  const shows = field.type.shows?.(field.constraints);
  if (shows === undefined) return undefined;
  const through = shows.through === undefined ? field : fieldOf(draft, shows.through);
  const target = through && targetOf(through, draft, present(draft.fields));
  const other = target === undefined ? undefined : drafts.get(target);
  const name = shows.field ?? other?.decoded.key[0];
  const found = other && name !== undefined ? fieldOf(other, name) : undefined;
  return other && found && { draft: other, field: found };
}
