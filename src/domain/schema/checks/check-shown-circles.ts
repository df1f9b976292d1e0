import { nameChain } from '../../errors/name-chain.js';
import type { Field } from '../../generation/generate-request.js';
import type { Drafts } from '../sets/set-draft.js';
import { comparedBy, gatheredBy, type Node, ownReferences, shownBy } from '../shown-fields.js';
import { present } from '../through-fields.js';

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
  const shows = circle.some(
    ({ field }) => field.type.shows !== undefined || field.type.gathers !== undefined,
  );
  if (tables.size === 1 && !shows) return;
  const [first] = circle;
  if (first === undefined) return;
  const names = [...circle, first].map(({ draft, field }) => `${draft.decoded.name}.${field.name}`);
  const message = `fields are taken from each other in a circle: ${nameChain(names)}`;
  first.draft.faults.add(() => ({ path: first.field.path, message }));
}

function nextOf(node: Node, drafts: Drafts): readonly Node[] {
  const own = [...ownReferences(node), ...comparedBy(node, drafts), ...gatheredBy(node, drafts)];
  const shown = shownBy(node, drafts);
  return shown === undefined ? own : [...own, shown];
}
