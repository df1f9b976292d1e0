import { type Fault, pointerSteps } from '../../src/page/index.js';
import { pairsOf, removePair, useNearestPairs } from './correlations.js';
import { constrainField, type Edit, freeName, retypeField, setFieldLocale } from './edits.js';
import { columnOf, placedField, placedFields } from './field-tree.js';
import type { Field, Project } from './project.js';
import { nameAge } from './project-faults.js';
import { renameField } from './rename-field.js';
import { shortName } from './short-name.js';

/** The part of a project that a fault is about. */
export interface FaultPlace {
  readonly table: number;
  /** The index of the pair, if the fault is about one of `correlate`; NaN if it is about all of them. */
  readonly pair: number | undefined;
  readonly field: Field | undefined;
  /** The constraint, if the fault is about one. */
  readonly constraint: string | undefined;
  /** The steps inside the constraint. */
  readonly rest: readonly string[];
}

/** A change that removes a fault, and the words of its button. */
export interface Remedy {
  readonly label: string;
  readonly edit: Edit;
}

/** The place of a fault; the table is the first one if the request has no other. */
export function placeOf({ path }: Fault, { tables }: Project): FaultPlace {
  const steps = pointerSteps(path);
  const [table, inside] =
    steps[0] === 'tables' ? [Number(steps[1] ?? 0), steps.slice(2)] : [0, steps];
  const [member, index, ...below] = inside;
  const outer = member === 'fields' ? tables[table]?.fields[Number(index)] : undefined;
  const [field, [part, constraint, ...rest]] = innermost(outer, below);
  return {
    table,
    pair: member === 'correlate' ? Number(index ?? Number.NaN) : undefined,
    field,
    constraint: part === 'constraints' ? constraint : undefined,
    rest: part === 'constraints' ? rest : [],
  };
}

/** The innermost field on a path, with the steps that are left. */
function innermost(
  field: Field | undefined,
  steps: readonly string[],
): readonly [Field | undefined, readonly string[]] {
  const [step, name, ...rest] = steps;
  const children = field?.children ?? [];
  if (step === 'items' && children[0] !== undefined) {
    return innermost(children[0], steps.slice(1));
  }
  // Of two properties of the same name, a fault is about the one that got it last.
  const [child] =
    step === 'properties'
      ? children.filter((one) => one.name === name).sort((a, b) => nameAge(b) - nameAge(a))
      : [];
  return child ? innermost(child, rest) : [field, steps];
}

/** The faults of one field, without those of its correlations. */
export function faultsOf(
  field: Field,
  faults: readonly Fault[],
  project: Project,
): readonly Fault[] {
  return faults.filter((fault) => placeOf(fault, project).field?.id === field.id);
}

/** The fields that a fault is about: one, or those of a correlation. */
export function fieldsOf(fault: Fault, project: Project): readonly Field[] {
  const { table: index, field, pair } = placeOf(fault, project);
  const table = project.tables[index];
  if (field !== undefined) return [field];
  if (table === undefined || pair === undefined) return [];
  const pairs = pairsOf(table).filter((_, i) => Number.isNaN(pair) || i === pair);
  const names = new Set(pairs.flatMap(({ columns }) => columns));
  return placedFields(table.fields).flatMap((placed) =>
    names.has(columnOf(placed) ?? '') ? [placed.field] : [],
  );
}

/** The fault to show first: that of the field that is being edited. */
export function firstFault(
  faults: readonly Fault[],
  project: Project,
  edited: number | undefined,
): Fault | undefined {
  const own = faults.find((fault) => fieldsOf(fault, project).some(({ id }) => id === edited));
  return own ?? faults[0];
}

/** The character of an expression at which a message says that the fault is, from 0. */
export function characterOf({ message }: Fault): number | undefined {
  const found = /\bat character (\d+)/.exec(message);
  return found === null ? undefined : Number(found[1]) - 1;
}

/**
 * A change that removes a fault: the suggested name, another name or locale, or the constraint left out. `all` are the
 * faults of the project: one change gives all fields whose locale lacks their type another one.
 */
export function remedyOf(
  fault: Fault,
  project: Project,
  all: readonly Fault[] = [fault],
): Remedy | undefined {
  const { table, pair, field, constraint, rest } = placeOf(fault, project);
  if (pair !== undefined) return pairRemedy(table, pair);
  if (field === undefined) return undefined;
  if (localesFor(fault).includes(ENGLISH)) return inEnglish(all, project);
  const { suggestion, path } = fault;
  if (constraint === undefined) {
    if (path.endsWith('/type') && suggestion !== undefined) {
      const { constraints } = field;
      const edit = retypeField(table, field.id, { type: suggestion, constraints });
      return { label: `Use ${suggestion}`, edit };
    }
    return path.endsWith('/name') ? renamed(table, field, project) : undefined;
  }
  if (suggestion === undefined) return removed(table, field, constraint);
  const edit = suggested(table, field, { constraint, rest, suggestion, fault });
  return edit && { label: `Use ${suggestion}`, edit };
}

const ENGLISH = 'en';

/** The locales that have values of a type, if a fault says that the one of its field has none. */
function localesFor({ expected }: Fault): readonly string[] {
  const found = /^one of the locales (.*)$/.exec(expected ?? '');
  return found?.[1]?.split(', ') ?? [];
}

function inEnglish(all: readonly Fault[], project: Project): Remedy {
  const places = all
    .filter((fault) => localesFor(fault).includes(ENGLISH))
    .map((fault) => placeOf(fault, project));
  const edit: Edit = (before) =>
    places.reduce(
      (next, { table, field }) =>
        field === undefined ? next : setFieldLocale(table, field.id, ENGLISH)(next),
      before,
    );
  const fields = places.length === 1 ? 'this field' : `these ${places.length} fields`;
  return { label: `English for ${fields}`, edit };
}

function pairRemedy(table: number, pair: number): Remedy {
  return Number.isNaN(pair)
    ? { label: 'Use the nearest ones', edit: useNearestPairs(table) }
    : { label: 'Remove the pair', edit: removePair(table, pair) };
}

function removed(table: number, field: Field, constraint: string): Remedy | undefined {
  // A computed field without these has another fault.
  if (constraint === 'expression' || constraint === 'template') return undefined;
  if (field.constraints[constraint] === undefined) return undefined;
  const label = constraint === 'unique' ? 'Allow repeats' : `Remove ${constraint}`;
  return { label, edit: constrainField(table, field.id, constraint, undefined) };
}

/** The characters of a name that its number follows, so that it is no longer than a name may be. */
const KEPT = 100;

function renamed(table: number, field: Field, { tables }: Project): Remedy {
  const siblings = placedField(tables[table]?.fields ?? [], field.id)?.siblings ?? [];
  const names = siblings.map(({ name }) => name);
  const name = freeName(field.name.slice(0, KEPT) || 'field', names);
  return { label: `Rename to ${shortName(name)}`, edit: renameField(table, field.id, name) };
}

interface Suggested {
  readonly constraint: string;
  readonly rest: readonly string[];
  readonly suggestion: string;
  readonly fault: Fault;
}

/** Puts the suggested name where the misspelt one is: as a constraint, in an expression, or as a value. */
function suggested(
  table: number,
  field: Field,
  { constraint, rest, suggestion, fault }: Suggested,
): Edit | undefined {
  const value = field.constraints[constraint];
  const set = (name: string, next: unknown): Edit => constrainField(table, field.id, name, next);
  if (rest.length === 0 && fault.message.startsWith('unknown constraint')) {
    const remove = set(constraint, undefined);
    return (project) => set(suggestion, value)(remove(project));
  }
  const wrong = /"([^"]*)"/.exec(fault.message)?.[1];
  if (typeof value === 'string' && rest.length === 0 && wrong !== undefined) {
    const at = characterOf(fault) ?? value.indexOf(wrong);
    if (at < 0) return undefined;
    return set(constraint, value.slice(0, at) + suggestion + value.slice(at + wrong.length));
  }
  return set(constraint, replacedIn(value, rest, suggestion));
}

/** A copy of a JSON value with another value at the end of the steps. */
function replacedIn(value: unknown, [step, ...rest]: readonly string[], next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item, i) => (String(i) === step ? replacedIn(item, rest, next) : item));
  }
  const members = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...members, [step]: replacedIn(members[step], rest, next) };
}
