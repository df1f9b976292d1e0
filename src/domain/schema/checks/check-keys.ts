import { unlessFaulty } from '../../constraints/faulty-members.js';
import { quote } from '../../errors/quote.js';
import { unknownName } from '../../errors/unknown-name.js';
import type { Field } from '../../generation/generate-request.js';
import { followersOf } from '../../generation/sets/target-of.js';
import { type Drafts, fieldOf, hasField, type TableDraft } from '../sets/set-draft.js';
import { present } from '../through-fields.js';

/** Checks that the fields of each key exist, have no nulls, and together differ in every row. */
export function checkKeys(drafts: Drafts): void {
  for (const draft of drafts.values()) checkKey(draft);
}

function checkKey(draft: TableDraft): void {
  const { decoded, faults } = draft;
  const before = faults.count;
  const seen = new Set<string>();
  const parts = decoded.key.flatMap((name, i) => {
    const path = `/key/${i}`;
    const refuse = (message: string) => faults.add(() => ({ path, message }));
    if (!hasField(draft, name)) {
      const known = (): readonly string[] => present(draft.fields).map((field) => field.name);
      faults.add(() => unknownName(path, { noun: 'field', name, known }));
    } else if (seen.has(name)) refuse(`the key already has ${quote(name)}`);
    seen.add(name);
    const field = fieldOf(draft, name);
    if (field === undefined) return [];
    const nullable = [field, ...field.parents].find(({ nullRate }) => nullRate > 0);
    if (nullable !== undefined) {
      refuse(`a key has no nulls: leave null_rate of ${quote(nullable.name)} out`);
    }
    const around = field.parents.find(({ isOneColumn }) => isOneColumn);
    if (around !== undefined) {
      refuse(`a key has columns of its own: leave one_column of ${quote(around.name)} out`);
    }
    if (field.items !== undefined) refuse(`a key has no arrays: leave ${quote(name)} out`);
    return [field];
  });
  if (parts.length < 2 || parts.length < decoded.key.length || faults.count > before) return;
  if (unlessFaulty(() => isDistinct(parts, draft)) !== false) return;
  const message =
    'expected fields that together differ in every row: a unique one, both that follow pairs, or the one that follows per with an ordinal, a tick or a reference with distinct_within';
  faults.add(() => ({ path: '/key', message }));
}

function isDistinct(parts: readonly Field[], { fields, followed }: TableDraft): boolean {
  if (parts.some(({ unique, type }) => unique || type.isCounter)) return true;
  const [first, second] = followersOf(present(fields));
  const has = (field: Field | undefined): boolean => field !== undefined && parts.includes(field);
  if (followed?.kind === 'pairs') return has(first) && has(second);
  const within = parts.some(
    ({ type, constraints }) =>
      type.numbersRows === true || constraints.distinct_within !== undefined,
  );
  if (followed === undefined) return parts.some(({ type }) => type.numbersRows);
  return followed.kind === 'per' && has(first) && within;
}
