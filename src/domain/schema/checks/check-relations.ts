import { counted } from '../../basics/counted.js';
import {
  type ComparedFields,
  comparisons,
  type OtherRows,
} from '../../constraints/compared-fields.js';
import { unlessFaulty } from '../../constraints/faulty-members.js';
import { numberAxis } from '../../distributions/axis.js';
import { checkSpread, type Distribution } from '../../distributions/spread.js';
import { quote } from '../../errors/quote.js';
import { unknownName } from '../../errors/unknown-name.js';
import { ordinal } from '../../field-types/ordinal.js';
import type { Field } from '../../generation/generate-request.js';
import { followersOf, targetOf } from '../../generation/sets/target-of.js';
import { mostChildren } from '../../relations/child-counts.js';
import { namedTable } from '../sets/rows-of-set.js';
import { type Drafts, fieldOf, hasField, type TableDraft } from '../sets/set-draft.js';
import { present } from '../through-fields.js';
import { checkSingleField } from './check-single-field.js';
import { checkGathered } from './check-totals.js';

/** Adds a fault below the constraints of the field. */
type Refuse = (path: string, message: string) => void;

/** Checks the fields of all tables that refer to other tables, or that need `per`. */
export function checkRelations(drafts: Drafts): void {
  for (const draft of drafts.values()) {
    for (const field of present(draft.fields)) {
      // What a faulty constraint decides is checked when it is mended.
      unlessFaulty(() => checkField(field, `${field.path}/constraints`, draft, drafts));
    }
  }
}

function checkField(field: Field, path: string, draft: TableDraft, drafts: Drafts): void {
  const { type } = field;
  const refuse: Refuse = (below, message) =>
    draft.faults.add(() => ({ path: path + below, message }));
  if (type.refers !== undefined) checkReference(field, path, draft, drafts, refuse);
  else if (type.shows !== undefined) checkCopy(field, path, draft, drafts);
  else if (type.gathers !== undefined) checkGathered(field, path, draft, drafts);
  else if (type === ordinal && draft.decoded.per === undefined) {
    refuse('', 'an ordinal needs a table with per');
  }
  if (type.numbersRows && field.unique) checkNumbered(draft, refuse);
}

/** The numbers of the rows of one parent are those of the next one, too. */
function checkNumbered({ followed }: TableDraft, refuse: Refuse): void {
  if (followed?.kind !== 'per' || mostChildren(followed.counts) <= 1) return;
  refuse('/unique', 'the values repeat, because they begin anew with each parent');
}

interface ReferenceConstraints {
  readonly table?: string;
  readonly part?: string;
  readonly distribution?: Distribution;
  readonly weights?: readonly number[];
  readonly distinct_within?: string;
  readonly where?: ComparedFields;
  readonly otherwise?: OtherRows;
  readonly covers?: boolean;
  readonly roots?: number;
  readonly depth?: number;
  readonly root?: string;
}

function checkReference(
  field: Field,
  path: string,
  draft: TableDraft,
  drafts: Drafts,
  refuse: Refuse,
): void {
  const given = field.constraints as ReferenceConstraints;
  const { table } = given;
  const isNamed = table !== undefined;
  if (!isNamed && !checkFollows(field, draft, refuse)) return;
  if (isNamed && namedTable(table, `${path}/table`, draft, drafts) === undefined) return;
  const target = targetOf(field, draft, draft.fields);
  const other = target === undefined ? undefined : drafts.get(target);
  if (other === undefined) return;
  const isOwn = isNamed && other === draft;
  checkPart(given.part, path, other, draft, refuse);
  if (typeof given.otherwise === 'object' && (isOwn || given.where === undefined)) {
    refuse('/otherwise', 'fields need where and another table');
  }
  for (const { name, path: below } of comparisons(given)) {
    checkSingleField(name, path + below, other, draft);
  }
  if (!isOwn) refuseGiven(given, ['roots', 'depth'], 'is for references to the same table', refuse);
  if (!isNamed) checkFollower(field, draft, refuse);
  else if (isOwn) checkHierarchy(field, draft, refuse);
  else checkChoice(field, draft, other, refuse);
}

/** Checks that there is a table that a reference without a table can follow. */
function checkFollows(field: Field, { decoded, fields }: TableDraft, refuse: Refuse): boolean {
  const { per, pairs } = decoded;
  const expected = 'expected the table to which the field refers';
  if (per === undefined && pairs === undefined) {
    refuse('/table', `${expected}: the rows follow none by per or pairs`);
    return false;
  }
  if (per !== undefined || followersOf(present(fields)).indexOf(field) < 2) return true;
  refuse('/table', `${expected}: two fields before it follow the pairs`);
  return false;
}

function refuseGiven(
  given: ReferenceConstraints,
  names: readonly (keyof ReferenceConstraints)[],
  reason: string,
  refuse: Refuse,
): void {
  for (const name of names) if (given[name] !== undefined) refuse(`/${name}`, `${name} ${reason}`);
}

/** The field that is shown exists, and its values differ in every row. */
function checkPart(
  part: string | undefined,
  path: string,
  other: TableDraft,
  { faults }: TableDraft,
  refuse: Refuse,
): void {
  const { key, name } = other.decoded;
  if (part !== undefined) {
    if (!hasField(other, part)) {
      const known = (): readonly string[] => present(other.fields).map((field) => field.name);
      faults.add(() => unknownName(`${path}/part`, { noun: 'field', name: part, known }));
      return;
    }
    const field = fieldOf(other, part);
    if (field === undefined || key.includes(part) || field.unique || field.type.isCounter) return;
    refuse(
      '/part',
      `expected a field of the key of ${quote(name)}, or a unique one: ${quote(part)} may repeat`,
    );
  } else if (key.length !== 1) {
    const names =
      key.length === 0 ? 'the table has no key' : `its key is ${key.map(quote).join(', ')}`;
    refuse('/part', `expected the field of ${quote(name)} to show, since ${names}`);
  }
}

function checkFollower({ unique, constraints }: Field, draft: TableDraft, refuse: Refuse): void {
  const { followed } = draft;
  const given = constraints as ReferenceConstraints;
  for (const name of ['distribution', 'weights', 'distinct_within', 'where', 'covers'] as const) {
    if (given[name] !== undefined) {
      refuse(
        `/${name}`,
        `${name} needs table, since a field without it follows ${followed?.kind ?? 'per'}`,
      );
    }
  }
  if (!unique || followed === undefined) return;
  if (followed.kind === 'per' && mostChildren(followed.counts) <= 1) return;
  refuse('/unique', `the values repeat, because the rows follow ${followed.kind}`);
}

function checkHierarchy(
  { unique, constraints }: Field,
  { rows }: TableDraft,
  refuse: Refuse,
): void {
  const given = constraints as ReferenceConstraints;
  refuseGiven(
    given,
    ['distribution', 'weights', 'covers'],
    'is for references to other tables',
    refuse,
  );
  if (unique) refuse('/unique', 'a reference to the same table cannot be unique');
  if (rows !== undefined && (given.roots ?? 1) > rows) {
    refuse('/roots', `expected at most ${rows}, the number of rows, got ${given.roots}`);
  }
}

function checkChoice(field: Field, draft: TableDraft, other: TableDraft, refuse: Refuse): void {
  const { rows: n } = other;
  const name = quote(other.decoded.name);
  const given = field.constraints as ReferenceConstraints;
  if (n === undefined) return;
  if (field.unique && given.where !== undefined) checkUniqueWhere(given, refuse);
  else if (field.unique && draft.rows !== undefined && draft.rows > n) {
    refuse(
      '/unique',
      `${name} has ${counted(n, 'row')}, but this table has ${draft.rows}: ask for fewer rows, or leave unique out`,
    );
  }
  const { weights, distribution, distinct_within: within } = given;
  if (weights !== undefined && weights.length > n) {
    refuse(
      '/weights',
      `expected at most ${counted(n, 'weight')}, one per row of ${name}, got ${weights.length}`,
    );
  } else if (weights?.every((weight) => weight === 0)) {
    refuse('/weights', 'expected a weight above 0, got only zeros');
  }
  for (const fault of checkSpread(distribution, () => numberAxis({ min: 0, step: 1, n }, 0))) {
    refuse(fault.path, fault.message);
  }
  if (within !== undefined) {
    checkDistinct(within, other, draft, refuse);
    checkDistinctWhere(within, given, refuse);
  }
}

/** The rows with the same values take the rows of the other table with these values one after the other. */
function checkUniqueWhere(given: ReferenceConstraints, refuse: Refuse): void {
  if (given.otherwise !== 'null') {
    refuse('/otherwise', 'with unique, rows without one are null');
  }
  for (const { own, path } of comparisons(given)) {
    if (!own.includes('.')) continue;
    refuse(path, 'with unique, where compares own fields: add a hidden copy');
  }
}

function checkDistinct(
  within: string,
  { rows = 0, decoded: { name } }: TableDraft,
  draft: TableDraft,
  refuse: Refuse,
): void {
  const { followed } = draft;
  const group = fieldOf(draft, within);
  const follows =
    group?.type.refers !== undefined &&
    unlessFaulty(() => group.type.refers?.table(group.constraints)) === undefined;
  if (group !== undefined && (!follows || draft.decoded.per === undefined)) {
    const message = 'expected the field that refers to the table of per, and a table with per';
    refuse('/distinct_within', message);
    return;
  }
  if (followed?.kind !== 'per') return;
  const most = mostChildren(followed.counts);
  // No row refers to its own parent.
  const n = followed.table === name ? rows - 1 : rows;
  if (most <= n) return;
  refuse(
    '/distinct_within',
    `up to ${most} rows of one parent need as many different rows of ${quote(name)}, but there are ${n}: ask for more rows there, or for a smaller count`,
  );
}

/** Rows differ for a parent if all its rows choose among the same ones. */
function checkDistinctWhere(within: string, given: ReferenceConstraints, refuse: Refuse): void {
  if (given.otherwise === 'null') return;
  for (const { name, own, path } of comparisons(given)) {
    if (own.startsWith(`${within}.`)) continue;
    const expected = `a field of the row of ${quote(within)}, such as ${quote(`${within}.${name}`)}`;
    refuse(path, `with distinct_within and otherwise, expected ${expected}`);
  }
}

function checkCopy(field: Field, path: string, draft: TableDraft, drafts: Drafts): void {
  const { through, field: shown } = field.constraints as { through: string; field: string };
  const reference = fieldOf(draft, through);
  // A name that no field has is reported with the other references of the row.
  if (reference === undefined) return;
  if (reference.type.refers === undefined) {
    const message = `expected a field of type reference, but ${quote(through)} has type ${reference.type.name}`;
    draft.faults.add(() => ({ path: `${path}/through`, message }));
    return;
  }
  const target = targetOf(reference, draft, draft.fields);
  const other = target === undefined ? undefined : drafts.get(target);
  if (other === undefined) return;
  checkSingleField(shown, `${path}/field`, other, draft);
}
