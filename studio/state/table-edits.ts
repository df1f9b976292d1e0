import { isObject } from '../../src/page/index.js';
import type { Request } from '../engine/messages.js';
import { type Edit, freeName, inTable } from './edits.js';
import { type Field, newField, type Project, type Table, USUAL_ROWS } from './project.js';

/** Rows of a table for each row of another, its parent. Both numbers are included. */
export interface Children {
  readonly parent: string;
  readonly min: number;
  readonly max: number;
}

const USUAL_CHILDREN = { min: 0, max: 5 };

/** Types whose values always differ, so that they identify rows. */
const IDS: ReadonlySet<string> = new Set(['sequence', 'uuid', 'ulid']);

/** The rows of a table for each row of its parent; undefined if it has no parent, or counts that two numbers cannot say. */
export function childrenOf(table: Table): Children | undefined {
  const parent = parentOf(table);
  const { count } = perOf(table);
  if (parent === undefined) return undefined;
  if (typeof count === 'number') return { parent, min: count, max: count };
  const { min, max } = isObject(count) ? count : {};
  return typeof max === 'number' ? { parent, min: Number(min ?? 0), max } : undefined;
}

/** The table for whose rows a table has rows. */
export function parentOf(table: Table): string | undefined {
  const { table: parent } = perOf(table);
  return typeof parent === 'string' ? parent : undefined;
}

/** What a request says about the parent and the counts of its rows. */
function perOf({ more: { per } }: Table): Request {
  return isObject(per) ? per : {};
}

/** Gives a table another name, also in the tables that refer to it. */
export function renameTable(index: number, name: string): Edit {
  return (project) => {
    const old = project.tables[index]?.name;
    const next = inTable(index, (table) => ({ ...table, name }))(project);
    const isClear = project.tables.every(
      (table, i) => i === index || ![old, name].includes(table.name),
    );
    return isClear && name !== '' ? withTableName(next, String(old), name) : next;
  };
}

function withTableName(project: Project, from: string, to: string): Project {
  const renamed = (name: unknown): unknown => (name === from ? to : name);
  return {
    ...project,
    tables: project.tables.map(({ fields, more: { per, pairs, ...more }, ...table }) => ({
      ...table,
      fields: fields.map((field) => withTarget(field, renamed)),
      more: {
        ...more,
        ...(per !== undefined && {
          per: isObject(per) ? { ...per, table: renamed(per.table) } : per,
        }),
        ...(pairs !== undefined && { pairs: Array.isArray(pairs) ? pairs.map(renamed) : pairs }),
      },
    })),
  };
}

function withTarget(field: Field, renamed: (name: unknown) => unknown): Field {
  const { table } = field.constraints;
  if (field.type !== 'reference' || table === undefined) return field;
  return { ...field, constraints: { ...field.constraints, table: renamed(table) } };
}

/**
 * Gives a table rows for each row of another, with a field that refers to it; undefined gives it a number of rows of its
 * own. The other table gets a key if one of its fields can be that.
 */
export function setParent(index: number, parent: string | undefined): Edit {
  return (project) => {
    if (parent === undefined) return inTable(index, withOwnRows)(project);
    const tables = project.tables.map((table, i) => {
      if (i === index) return childOf(table, parent);
      return table.name === parent ? withKey(table) : table;
    });
    return { ...project, tables };
  };
}

function withOwnRows({ more: { per: _, pairs: __, ...more }, ...table }: Table): Table {
  return { ...table, rows: USUAL_ROWS, more };
}

function childOf({ more: { pairs: _, ...more }, ...table }: Table, parent: string): Table {
  const refers = table.fields.some(
    ({ type, constraints }) => type === 'reference' && (constraints.table ?? parent) === parent,
  );
  const names = table.fields.map(({ name }) => name);
  const own = `${parent}_id`;
  const name = names.includes(own) ? freeName(own, names) : own;
  const reference = newField(name, { type: 'reference' });
  return {
    ...table,
    rows: undefined,
    fields: refers ? table.fields : [...table.fields, reference],
    more: { ...more, per: { table: parent, count: USUAL_CHILDREN } },
  };
}

function withKey(table: Table): Table {
  const id = table.fields.find(({ type }) => IDS.has(type));
  const hasKey = Array.isArray(table.more.key) && table.more.key.length > 0;
  return hasKey || id === undefined ? table : { ...table, more: { ...table.more, key: [id.name] } };
}

/** Sets the smallest and the largest number of rows for each row of the parent. */
export function setChildren(index: number, { parent, min, max }: Children): Edit {
  return inTable(index, (table) => {
    const { count } = perOf(table);
    // The distribution of the counts stays.
    const others = isObject(count) ? count : {};
    return {
      ...table,
      more: { ...table.more, per: { table: parent, count: { ...others, min, max } } },
    };
  });
}

/** Sets the fields that identify the rows of a table. */
export function setKey(index: number, key: readonly string[]): Edit {
  return inTable(index, ({ more: { key: _, ...more }, ...table }) => ({
    ...table,
    more: key.length === 0 ? more : { ...more, key },
  }));
}
