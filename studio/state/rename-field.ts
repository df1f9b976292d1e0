import { isObject } from '../../src/page/index.js';
import { type Edit, inField } from './edits.js';
import { isItem, type PlacedField, placedField, placedFields } from './field-tree.js';
import { type Field, nextId, type Project, type Table } from './project.js';
import { referencesOf } from './references.js';
import { type Renaming, renamedInFormula, renamedInTemplate } from './renamed-texts.js';

/**
 * Gives a field another name, also where others use it: in formulas, templates, conditions, keys, correlations, lives, and in
 * tables that refer to its own or count its rows. The uses stay as they are if the new name is empty, or if another field has the old or the
 * new one: nobody knows then which field they mean.
 */
export function renameField(table: number, id: number, name: string): Edit {
  return (project) => {
    const renamed = inField(table, id, (field) => ({ ...field, name, named: nextId() }))(project);
    const change = changeOf(project, table, id, name);
    if (change === undefined) return renamed;
    const tables = renamed.tables.map((one, i) => tableRenamed(one, namesIn(project, change, i)));
    return { ...renamed, tables };
  };
}

interface Change {
  readonly table: number;
  readonly placed: PlacedField;
  /** The path of the field before and after the change. */
  readonly from: string;
  readonly to: string;
}

function changeOf(
  { tables }: Project,
  table: number,
  id: number,
  name: string,
): Change | undefined {
  const fields = tables[table]?.fields ?? [];
  const placed = placedField(fields, id);
  if (placed === undefined || isItem(placed) || name === '') return undefined;
  const from = placed.path;
  const to = `${from.slice(0, from.length - placed.field.name.length)}${name}`;
  const others = placedFields(fields).filter(
    (one) => one.field.id !== id && one.array === placed.array,
  );
  const isClear = !others.some(({ path }) => path === from || path === to);
  return isClear ? { table, placed, from, to } : undefined;
}

/** What the names that the fields of a table use become. */
interface Names {
  /** In the rows of the table, or in the items of an array. */
  readonly in: (array: number | undefined) => Renaming;
  /** In the rows to which a reference of the table leads. */
  readonly behind: (reference: string | undefined) => Renaming;
  /** In the rows of the table with this name. */
  readonly of: (table: unknown) => Renaming;
}

function namesIn(project: Project, { table, placed, from, to }: Change, index: number): Names {
  const references = referencesOf(project)
    .filter((one) => one.from === index && one.to === table && placed.array === undefined)
    .map(({ field }) => field);
  const isOwn = (array: number | undefined): boolean =>
    index === table && array === placed.array?.id;
  return {
    in: (array) => {
      const dotted = array === undefined ? references : [];
      const steps = [
        ...dotted.map((reference) => moved(`${reference}.${from}`, `${reference}.${to}`)),
        ...(isOwn(array) ? [moved(from, to)] : []),
      ];
      return (path) => steps.reduce((moving, step) => step(moving), path);
    },
    behind: (reference = '') => (references.includes(reference) ? moved(from, to) : (path) => path),
    of: (name) => {
      const isOf = name === project.tables[table]?.name && placed.array === undefined;
      return isOf ? moved(from, to) : (path) => path;
    },
  };
}

/** Renames a field with all that is inside of it. */
function moved(from: string, to: string): Renaming {
  return (path) =>
    path === from || path.startsWith(`${from}.`) ? `${to}${path.slice(from.length)}` : path;
}

function tableRenamed(table: Table, names: Names): Table {
  const { key, correlate, lives, ...more } = table.more;
  const own = names.in(undefined);
  return {
    ...table,
    fields: table.fields.map((field) => fieldRenamed(field, undefined, names)),
    more: {
      ...more,
      ...(key !== undefined && { key: each(key, own) }),
      ...(Array.isArray(correlate) && { correlate: correlate.map((pair) => columns(pair, own)) }),
      ...(lives !== undefined && { lives: livesRenamed(lives, own) }),
    },
  };
}

/** The lives of rows, which name the field with the moment of birth, and those that change together. */
function livesRenamed(lives: unknown, renaming: Renaming): unknown {
  if (!isObject(lives)) return lives;
  const { born, changes } = lives;
  return {
    ...lives,
    born: text(born, renaming),
    ...(Array.isArray(changes) && {
      changes: changes.map((one) =>
        isObject(one) ? { ...one, fields: each(one.fields, renaming) } : one,
      ),
    }),
  };
}

function fieldRenamed(field: Field, array: number | undefined, names: Names): Field {
  const inside = field.type === 'array' ? field.id : array;
  const constraints = Object.entries(field.constraints).map(([name, value]) => [
    name,
    useRenamed(field, name, value, names.in(array), names),
  ]);
  return {
    ...field,
    constraints: Object.fromEntries(constraints),
    ...(field.children && {
      children: field.children.map((child) => fieldRenamed(child, inside, names)),
    }),
  };
}

/** A constraint of a field, which may hold any value, with the new name. */
function useRenamed(
  { name: own, type, constraints }: Field,
  name: string,
  value: unknown,
  renaming: Renaming,
  { behind, of }: Names,
): unknown {
  switch (`${type} ${name}`) {
    case 'formula expression':
      return text(value, (formula) => renamedInFormula(formula, renaming));
    case 'template template':
      return text(value, (template) => renamedInTemplate(template, renaming));
    case 'copy field':
      return text(value, behind(String(constraints.through)));
    case 'reference part':
      return text(value, behind(own));
    case 'reference where':
      return compared(value, behind(own), renaming);
    case 'total of':
    case 'total by':
      return text(value, of(constraints.table ?? 'lines'));
    default:
      return named(name, value, renaming);
  }
}

function named(name: string, value: unknown, renaming: Renaming): unknown {
  switch (name) {
    case 'given':
      return columns(value, renaming);
    case 'after':
    case 'before':
    case 'reached':
      return isObject(value) ? { ...value, field: text(value.field, renaming) } : value;
    case 'through':
    case 'distinct_within':
    case 'of':
    case 'over':
    case 'rating':
      return text(value, renaming);
    default:
      return value;
  }
}

/** The fields of another table, each with a field of this one. */
function compared(value: unknown, behind: Renaming, renaming: Renaming): unknown {
  if (!isObject(value)) return value;
  const pairs = Object.entries(value).map(([name, own]) => [behind(name), text(own, renaming)]);
  return Object.fromEntries(pairs);
}

function columns(value: unknown, renaming: Renaming): unknown {
  return isObject(value) ? { ...value, columns: each(value.columns, renaming) } : value;
}

function each(value: unknown, renaming: Renaming): unknown {
  return Array.isArray(value) ? value.map((name) => text(name, renaming)) : value;
}

function text(value: unknown, renaming: Renaming): unknown {
  return typeof value === 'string' ? renaming(value) : value;
}
