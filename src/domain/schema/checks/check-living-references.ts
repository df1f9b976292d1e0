import { unlessFaulty } from '../../constraints/faulty-members.js';
import { quote } from '../../errors/quote.js';
import type { Field } from '../../generation/generate-request.js';
import type { Lives } from '../../histories/lives.js';
import { arrivalOf } from '../../histories/living-tables.js';
import { type Drafts, fieldOf, rootOf, type TableDraft } from '../sets/set-draft.js';
import { present } from '../through-fields.js';

/** The greatest share of rows that leave a table to which others refer: the rest is found by few draws. */
const MOST_LEAVING = 0.9;

/** Ways of choosing a row that need all rows of the other table. */
const CHOICES = ['distribution', 'weights', 'where', 'covers', 'distinct_within'] as const;

/** The tables of a set, and which of them have lives. */
interface LivingSet {
  readonly drafts: Drafts;
  readonly lives: ReadonlyMap<string, Lives>;
}

/** Checks that the rows to which others refer can be there as long as these. */
export function checkLivingReferences(drafts: Drafts, lives: LivingSet['lives']): void {
  for (const draft of drafts.values()) {
    for (const field of present(draft.fields)) checkReference(field, draft, { drafts, lives });
    checkPairs(draft, lives);
  }
}

function checkReference(field: Field, draft: TableDraft, set: LivingSet): void {
  const target = unlessFaulty(() => field.type.refers?.table(field.constraints)) ?? '';
  const other = set.drafts.get(target);
  const theirs = set.lives.get(target);
  if (other === undefined || theirs === undefined) return;
  const message = referenceFault(field, draft, other, set);
  if (message === undefined) return;
  draft.faults.add(() => ({ path: `${field.path}/constraints/table`, message }));
}

function referenceFault(field: Field, draft: TableDraft, other: TableDraft, set: LivingSet) {
  const target = quote(other.decoded.name);
  const [own, theirs] = [draft, other].map(({ decoded }) => set.lives.get(decoded.name ?? ''));
  if (theirs === undefined) return undefined;
  if (own === undefined) {
    return `the rows of ${target} come over time, but those of this table are there from the start: give it lives, too`;
  }
  if (other === draft) {
    // Children end with their parents.
    const { end } = set.lives.get(rootOf(draft, set.drafts).decoded.name ?? '') ?? theirs;
    return end?.as === 'delete'
      ? `rows of ${target} leave, although others refer to them: use "as": "flag"`
      : undefined;
  }
  return choiceFault(field, target, theirs) ?? startFault(draft, other, set);
}

/** The first row of the other table must be there before the first one of this table. */
function startFault(draft: TableDraft, other: TableDraft, set: LivingSet): string | undefined {
  const root = rootOf(draft, set.drafts);
  if (root === other) return undefined;
  const [first, theirs] = [root, other].map((each) => {
    const { born = '' } = set.lives.get(each.decoded.name ?? '') ?? {};
    const field = fieldOf(each, born);
    return field && unlessFaulty(() => arrivalOf(field));
  });
  if (first === undefined || theirs === undefined) return undefined;
  if (theirs.already > 0 && theirs.days.from <= first.days.from) return undefined;
  const target = quote(other.decoded.name);
  return `the first rows may come before those of ${target}: let ${target} start no later, with 1 or more rows "already" there`;
}

/** What is wrong with the way in which a row of another table is chosen. */
function choiceFault({ constraints, unique }: Field, target: string, { born, end }: Lives) {
  if (born === undefined) {
    return `the rows of ${target} come and leave with their parents: refer to the parents, or give ${target} births of its own`;
  }
  const choice = CHOICES.find((each) => constraints[each] !== undefined);
  if (choice !== undefined || unique) {
    return `the rows of ${target} come over time, so only those that are there are chosen: leave ${choice ?? 'unique'} out`;
  }
  return end?.as === 'delete' && end.share > MOST_LEAVING
    ? `rows refer to those of ${target} that stay: let a share of at most ${MOST_LEAVING} end there, or use "as": "flag"`
    : undefined;
}

function checkPairs({ decoded, faults }: TableDraft, lives: ReadonlyMap<string, Lives>): void {
  const living = decoded.pairs?.find((name) => lives.has(name));
  if (living === undefined) return;
  const message = `the rows of ${quote(living)} come over time, but pairs are there from the start: use a table with lives and two references`;
  faults.add(() => ({ path: '/pairs', message }));
}
