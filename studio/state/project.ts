import { isObject } from '../../src/page/index.js';
import type { FieldSketch, Request } from '../engine/messages.js';

/** A field of the schema on the page. `id` stays while its name and its type change. */
export interface Field {
  readonly id: number;
  readonly name: string;
  /** A number that grows: of two fields of the same name, it tells which got it last. Missing: it came with the field. */
  readonly named?: number;
  readonly type: string;
  readonly constraints: Readonly<Record<string, unknown>>;
  /** The properties of an object, or the one definition of the items of an array, whose name is empty. */
  readonly children?: readonly Field[];
  /** The other members, such as `locale` and `hidden`. */
  readonly more: Readonly<Record<string, unknown>>;
}

export interface Table {
  readonly id: number;
  readonly name: string;
  /** Missing if the rows follow from those of another table. */
  readonly rows: number | undefined;
  readonly fields: readonly Field[];
  /** The other members, such as `per`, `key` and `correlate`. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** What the page edits: a request without its output. A change makes a new project; unchanged parts are shared. */
export interface Project {
  /** Under which this machine keeps it; no other project has it. */
  readonly key: string;
  /** The name under which the page shows it and names its file. */
  readonly name: string;
  readonly seed: number | string;
  readonly locale: string | undefined;
  /** The moment at which tables with lives are shown; missing: now. */
  readonly asOf?: string | undefined;
  readonly tables: readonly Table[];
}

/** The first field inside a new object or array. */
const WORD: FieldSketch = { type: 'word' };
/** The rows of a table that says nothing about them. */
export const USUAL_ROWS = 1000;

let lastId = 0;

/** A number that no other field or table of the page has. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

/** A key that no other project has, on any machine. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function newField(name: string, { type, constraints = {} }: FieldSketch): Field {
  const field = { id: nextId(), name, type, constraints, more: {} };
  return isNested(type)
    ? { ...field, children: [newField(type === 'array' ? '' : 'name', WORD)] }
    : field;
}

/** Whether a type has fields inside. */
export function isNested(type: string): boolean {
  return type === 'object' || type === 'array';
}

/** Whether the rows of a table come, change and end over time. */
export function hasLives({ more }: Table): boolean {
  return more.lives !== undefined;
}

/** The request of a project, without a format: for one table alone, or with `tables`. */
export function requestOf({ seed, locale, asOf, tables }: Project): Request {
  const common = { seed, ...(locale !== undefined && { locale }) };
  const [only] = tables;
  // Only tables of a set have lives.
  const isHistory = tables.some(hasLives);
  if (only !== undefined && tables.length === 1 && !isHistory) {
    const { key, per, pairs, ...more } = only.more;
    return {
      rows: only.rows,
      table_name: only.name,
      ...common,
      ...more,
      fields: only.fields.map(definitionOf),
    };
  }
  return {
    ...common,
    ...(isHistory && asOf !== undefined && { as_of: asOf }),
    tables: tables.map(({ name, rows, fields, more }) => ({
      name,
      ...(rows !== undefined && { rows }),
      ...more,
      fields: fields.map(definitionOf),
    })),
  };
}

function definitionOf(field: Field): Request {
  return { name: field.name, ...valuesOf(field) };
}

/** A definition without its name. */
function valuesOf({ type, constraints, children = [], more }: Field): Request {
  const hasSome = Object.keys(constraints).length > 0;
  const [item] = children;
  return {
    type,
    ...(type === 'object' && {
      properties: Object.fromEntries(children.map((child) => [child.name, valuesOf(child)])),
    }),
    ...(type === 'array' && item !== undefined && { items: valuesOf(item) }),
    ...(hasSome && { constraints }),
    ...more,
  };
}

/** The project of a request, which may be anything: unusable parts are left out. */
export function projectOf(input: Request, name: string, key = newKey()): Project {
  const { seed, locale, as_of, tables, rows, fields, table_name, correlate, even, groups } = input;
  const single = {
    name: table_name ?? name,
    rows,
    fields,
    correlate,
    ...(even === true && { even }),
    ...(groups !== undefined && { groups }),
  };
  const listed = Array.isArray(tables) ? tables.filter(isObject) : [];
  // The page edits one table at least.
  const list = listed.length > 0 ? listed : [single];
  return {
    key,
    name,
    seed: typeof seed === 'number' || typeof seed === 'string' ? seed : 42,
    locale: typeof locale === 'string' ? locale : undefined,
    asOf: typeof as_of === 'string' ? as_of : undefined,
    tables: list.map(tableOf),
  };
}

function tableOf(input: Request): Table {
  const { name, rows, fields, correlate, ...more } = input;
  return {
    id: nextId(),
    name: String(name ?? 'table'),
    // What is no number stays, so that the engine can say so.
    rows: rows === undefined && !('per' in more) ? USUAL_ROWS : (rows as number | undefined),
    fields: Array.isArray(fields) ? fields.filter(isObject).map(fieldOf) : [],
    more: { ...more, ...(Array.isArray(correlate) && { correlate: correlate.filter(isPair) }) },
  };
}

function fieldOf(input: Request): Field {
  const { name, type, constraints, properties, items, ...more } = input;
  const field = {
    id: nextId(),
    name: String(name ?? ''),
    type: String(type ?? ''),
    constraints: isObject(constraints) ? constraints : {},
    more,
  };
  if (!isNested(field.type)) return field;
  const inside = field.type === 'array' ? { '': items } : isObject(properties) ? properties : {};
  const children = Object.entries(inside).flatMap(([own, definition]) =>
    isObject(definition) ? [fieldOf({ ...definition, name: own })] : [],
  );
  return { ...field, children };
}

function isPair(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { columns, coefficient } = value;
  return Array.isArray(columns) && columns.length === 2 && typeof coefficient === 'number';
}
