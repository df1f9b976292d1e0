import { unlessFaulty } from '../../constraints/faulty-members.js';
import { quote } from '../../errors/quote.js';
import { unknownName } from '../../errors/unknown-name.js';
import type { Field } from '../../generation/generate-request.js';
import { referencesOf } from '../../generation/sets/references-of.js';
import { targetOf } from '../../generation/sets/target-of.js';
import type { Lives } from '../../histories/lives.js';
import { MOST_LIVING_ROWS } from '../../lives/change-cycles.js';
import type { RequestLimits } from '../params/limits.js';
import { type Drafts, fieldOf, hasField, rootOf, type TableDraft } from '../sets/set-draft.js';
import { present } from '../through-fields.js';

/** The most rows of tables whose rows are deleted, if a request may have as many. */
const MOST_DELETED_ROWS = 2 ** 22;

/** The most fields over all tables that are planned again: those of a table with changes, once for each of them. */
const MOST_PLANNED = 3000;

/** Types whose values depend on the rows before. */
const CONTINUING = new Set(['ordinal', 'running', 'series', 'state_series']);

/** Checks what changes in the rows of each table, and how they end. */
export function checkLives(
  drafts: Drafts,
  lives: ReadonlyMap<string, Lives>,
  limits: RequestLimits,
): void {
  const changing = new Map<string, Groups>();
  for (const [name, draft] of drafts) {
    const own = lives.get(name);
    if (own !== undefined) changing.set(name, groupsOf(draft, own));
  }
  for (const [name, draft] of drafts) {
    const own = lives.get(name);
    checkLifeMoments(draft, own);
    checkShown(draft, drafts, changing);
    checkTotals(draft, lives);
    const groups = changing.get(name);
    if (own === undefined || groups === undefined) continue;
    checkTable(draft, own);
    checkTaken(draft, groups);
    checkComputed(draft, own, groups);
  }
  checkDeleted(drafts, lives, Math.min(MOST_DELETED_ROWS, limits.rows));
  checkPlanned(drafts, lives);
}

function checkPlanned(drafts: Drafts, lives: ReadonlyMap<string, Lives>): void {
  let count = 0;
  for (const [name, draft] of drafts) {
    count += present(draft.fields).length * (lives.get(name)?.changes.length ?? 0);
    if (count <= MOST_PLANNED) continue;
    const message = `the fields of tables whose rows change, each counted once for each list of changes, are at most ${MOST_PLANNED} over all tables: join lists, or leave fields out`;
    draft.faults.add(() => ({ path: '/lives/changes', message }));
    return;
  }
}

/** Rows that may be deleted are looked at one by one before the first one is written, those of children, too. */
function checkDeleted(drafts: Drafts, lives: ReadonlyMap<string, Lives>, most: number): void {
  let count = 0;
  for (const [name, draft] of drafts) {
    const root = rootOf(draft, drafts).decoded.name ?? '';
    if (!lives.has(name) || lives.get(root)?.end?.as !== 'delete') continue;
    count += draft.rows ?? 0;
    if (count <= most) continue;
    const message = `tables whose rows are deleted have at most ${most} rows together: ask for fewer, or use "as": "flag"`;
    draft.faults.add(() => ({ path: '/lives/end', message }));
    return;
  }
}

function checkTable({ decoded, fields, rows = 0, faults }: TableDraft, { changes, end }: Lives) {
  const refuse = (path: string, message: string): void => faults.add(() => ({ path, message }));
  const nested = present(fields).find(({ items, parents }) => items ?? parents[0]);
  if (nested !== undefined) {
    refuse(
      '/lives',
      `a table with lives has no objects and arrays: leave ${quote(nested.name)} out`,
    );
  }
  if (decoded.earlier_rows > 0) {
    refuse('/lives', 'lives cannot be combined with earlier_rows: ask for more rows');
  }
  if (rows > MOST_LIVING_ROWS && (changes.length > 0 || end !== undefined)) {
    refuse('/lives', `rows that change or end are at most ${MOST_LIVING_ROWS}: ask for fewer rows`);
  }
}

/** A total counts all rows of the other table, those that have not come yet, too. */
function checkTotals({ fields, faults }: TableDraft, lives: ReadonlyMap<string, Lives>): void {
  for (const { type, path, constraints } of present(fields)) {
    const table = type.gathers && unlessFaulty(() => String(constraints.table));
    if (table === undefined || !lives.has(table)) continue;
    const message = `the rows of ${quote(table)} come over time, so their totals are not known: leave the field out`;
    faults.add(() => ({ path: `${path}/constraints/table`, message }));
  }
}

/** Moments of lives need lives, and those of ends need rows that stay. */
function checkLifeMoments({ fields, faults }: TableDraft, lives: Lives | undefined): void {
  for (const { type, path, nullRate, given, unique } of present(fields)) {
    if (!type.showsLife) continue;
    if (nullRate > 0 || given !== undefined || unique) {
      const message =
        'moments of lives are those of their rows: leave null_rate, given and unique out';
      faults.add(() => ({ path: `${path}/constraints`, message }));
    }
    if (lives === undefined) {
      const message = `the type ${type.name} needs a table with lives`;
      faults.add(() => ({ path: `${path}/type`, message }));
    } else if (type.name === 'ended' && lives.end?.as !== 'flag') {
      const message = 'the type ended needs lives with an end "as": "flag", since other rows leave';
      faults.add(() => ({ path: `${path}/type`, message }));
    }
  }
}

/** The number of the change to which each field belongs, by its name. */
type Groups = ReadonlyMap<string, number>;

function groupsOf(draft: TableDraft, { changes }: Lives): Groups {
  const key = new Set(draft.decoded.key);
  const groups = new Map<string, number>();
  for (const [i, { fields }] of changes.entries()) {
    for (const [j, name] of fields.entries()) {
      const path = `/lives/changes/${i}/fields/${j}`;
      const message = groups.has(name)
        ? `${quote(name)} is named twice: leave it out here`
        : changeFault(key, fieldOf(draft, name), name);
      if (!hasField(draft, name)) {
        const known = (): readonly string[] => present(draft.fields).map((field) => field.name);
        draft.faults.add(() => unknownName(path, { noun: 'field', name, known }));
      } else if (message !== undefined) draft.faults.add(() => ({ path, message }));
      else groups.set(name, i);
    }
  }
  return groups;
}

/** Why a field cannot change; undefined if it can. */
function changeFault(
  key: ReadonlySet<string>,
  field: Field | undefined,
  name: string,
): string | undefined {
  if (field !== undefined && !canChange(field)) {
    return `a field of type ${field.type.name} does not change in the life of a row`;
  }
  return key.has(name) ? `${quote(name)} identifies the rows: leave it out` : undefined;
}

/** Whether the values can be those of other rows: they depend neither on the place of the row nor on other tables. */
function canChange({ type, constraints }: Field): boolean {
  return !(
    type.refers !== undefined ||
    type.shows !== undefined ||
    type.gathers !== undefined ||
    type.isCounter ||
    type.numbersRows ||
    type.showsLife ||
    type.arrives !== undefined ||
    CONTINUING.has(type.name) ||
    constraints.summable === true
  );
}

/** Refuses changes of a formula whose fields all stay: it has the same value after each change. */
function checkComputed(draft: TableDraft, { changes }: Lives, groups: Groups): void {
  for (const [name, i] of groups) {
    const field = fieldOf(draft, name);
    if (field?.type.name !== 'formula' || field.nullRate > 0 || field.given !== undefined) continue;
    const taken = unlessFaulty(() => referencesOf(field));
    if (taken?.some((other) => groups.get(other.field) === i) !== false) continue;
    const path = `/lives/changes/${i}/fields/${changes[i]?.fields.indexOf(name)}`;
    const message = `${quote(name)} is computed from fields that stay: name one of them here, or leave it out`;
    draft.faults.add(() => ({ path, message }));
  }
}

/** Fields that are computed from each other change together. */
function checkTaken(draft: TableDraft, groups: Groups): void {
  const { decoded, fields, faults } = draft;
  for (const field of present(fields)) {
    const references = unlessFaulty(() => referencesOf(field)) ?? [];
    for (const { field: other } of references) {
      if (fieldOf(draft, other)?.type.showsLife) {
        const message = `${quote(other)} changes with every change of the row: no other field can take it`;
        faults.add(() => ({ path: `${field.path}/constraints`, message }));
      }
      const group = groups.get(other);
      if (group === undefined || group === groups.get(field.name)) continue;
      const message = `${quote(field.name)} takes ${quote(other)}, which changes: name both in the same fields, or neither`;
      faults.add(() => ({ path: `/lives/changes/${group}/fields`, message }));
    }
  }
  for (const [i, { columns }] of (decoded.correlate ?? []).entries()) {
    const [first, second] = columns.map((name) => groups.get(name));
    if (first === second) continue;
    const message = `${columns.map(quote).join(' and ')} are correlated: let both change together, or neither`;
    faults.add(() => ({ path: `/correlate/${i}/columns`, message }));
  }
}

/** A field of another table that is shown must stay: rows show what they found at their birth. */
function checkShown(
  draft: TableDraft,
  drafts: Drafts,
  changing: ReadonlyMap<string, Groups>,
): void {
  const changes = (target: string, name: string): boolean => {
    const other = drafts.get(target);
    return (
      changing.get(target)?.has(name) === true ||
      (other !== undefined && fieldOf(other, name)?.type.showsLife === true)
    );
  };
  for (const field of present(draft.fields)) {
    for (const { through, name } of unlessFaulty(() => shownNames(field)) ?? []) {
      const target = tableBehind(through === undefined ? field : fieldOf(draft, through), draft);
      if (target === undefined || !changes(target, name)) continue;
      const message = `the field ${quote(name)} of ${quote(target)} changes: rows cannot show it`;
      draft.faults.add(() => ({ path: field.path, message }));
    }
  }
}

function tableBehind(reference: Field | undefined, draft: TableDraft): string | undefined {
  return reference && unlessFaulty(() => targetOf(reference, draft, draft.fields));
}

/** The fields of other tables that a field shows or compares, with the reference to their rows. */
function shownNames({ type, constraints }: Field) {
  const shows = type.shows?.(constraints);
  const compared = type.refers?.compares?.(constraints) ?? [];
  return [
    ...(shows?.field === undefined ? [] : [{ through: shows.through, name: shows.field }]),
    ...compared.map((name) => ({ through: undefined, name })),
  ];
}
