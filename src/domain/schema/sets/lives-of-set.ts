import { unlessFaulty } from '../../constraints/faulty-members.js';
import { quote } from '../../errors/quote.js';
import { unknownName } from '../../errors/unknown-name.js';
import type { Lives } from '../../histories/lives.js';
import { arrivalOf } from '../../histories/living-tables.js';
import { present } from '../through-fields.js';
import { type Drafts, fieldOf, hasField, type TableDraft } from './set-draft.js';

/** The lives of the tables of a set that have some, by name. Rows of a table with `per` live as long as their parents. */
export function livesOfSet(drafts: Drafts): ReadonlyMap<string, Lives> {
  const found = new Map<string, Lives>();
  const visited = new Set<TableDraft>();
  const visit = (name: string, draft: TableDraft): void => {
    if (visited.has(draft)) return;
    visited.add(draft);
    const { per } = draft.decoded;
    const parents = per && drafts.get(per.table);
    if (per !== undefined && parents !== undefined) visit(per.table, parents);
    const lives = livesOf(draft, per !== undefined && found.has(per.table));
    if (lives !== undefined) found.set(name, lives);
  };
  for (const [name, draft] of drafts) visit(name, draft);
  return found;
}

function livesOf(draft: TableDraft, hasLivingParents: boolean): Lives | undefined {
  const { lives, per, pairs } = draft.decoded;
  const refuse = (path: string, message: string): undefined => {
    draft.faults.add(() => ({ path: `/lives${path}`, message }));
  };
  if (draft.faulty.has('lives')) return undefined;
  if (hasLivingParents) {
    const { born, changes = [], end } = lives ?? {};
    const table = quote(per?.table);
    if (born !== undefined) refuse('/born', `the rows come with those of ${table}: leave born out`);
    if (end !== undefined) refuse('/end', `the rows end with those of ${table}: leave end out`);
    return { changes };
  }
  if (lives === undefined) return undefined;
  if (per !== undefined) {
    return refuse(
      '',
      `the rows of ${quote(per.table)}, the parents, have no lives: give them some, or leave lives out here`,
    );
  }
  if (pairs !== undefined) {
    return refuse('', 'rows with pairs are all there from the start: leave lives or pairs out');
  }
  return isBorn(draft, lives.born) ? lives : undefined;
}

/** Checks the field with the moments of births. */
function isBorn(draft: TableDraft, born: string | undefined): boolean {
  const { faults, fields } = draft;
  const path = '/lives/born';
  const expected = 'expected the name of a field of type arrival';
  const known = (): readonly string[] =>
    present(fields)
      .filter((field) => field.type.arrives !== undefined)
      .map(({ name }) => name);
  if (born === undefined) {
    faults.add(() => ({ path, message: `${expected}, at whose moments the rows come` }));
    return false;
  }
  if (!hasField(draft, born)) {
    faults.add(() => unknownName(path, { noun: 'field', name: born, known }));
    return false;
  }
  const field = fieldOf(draft, born);
  if (field === undefined) return false;
  if (field.type.arrives === undefined || field.parents.length > 0) {
    const message = `${expected}, but ${quote(born)} has type ${field.type.name}`;
    faults.add(() => ({ path, message }));
    return false;
  }
  if (field.nullRate > 0 || field.given !== undefined) {
    const message = `each row has a moment of birth: leave null_rate and given of ${quote(born)} out`;
    faults.add(() => ({ path, message }));
    return false;
  }
  return unlessFaulty(() => arrivalOf(field)) !== undefined;
}
