import type { FieldSketch } from '../engine/messages.js';
import { type Field, isNested, newField, nextId, type Project, type Table } from './project.js';

/** A change of a project. It changes nothing in place, so earlier documents stay for undo. */
export type Edit = (project: Project) => Project;

export function renameProject(name: string): Edit {
  return (project) => ({ ...project, name });
}

export function setSeed(seed: number | string): Edit {
  return (project) => ({ ...project, seed });
}

/** Shows tables with lives at a moment. */
export function setAsOf(asOf: string): Edit {
  return (project) => ({ ...project, asOf });
}

export function setRows(table: number, rows: number): Edit {
  return inTable(table, (old) => ({ ...old, rows }));
}

/** Adds a field at the end. */
export function addField(table: number, name: string, sketch: FieldSketch): Edit {
  return inFields(table, (fields) => [...fields, newField(name, sketch)]);
}

/** Adds a property at the end of an object. */
export function addProperty(
  table: number,
  object: number,
  name: string,
  sketch: FieldSketch,
): Edit {
  return inField(table, object, (field) => ({
    ...field,
    children: [...(field.children ?? []), newField(name, sketch)],
  }));
}

export function removeField(table: number, id: number): Edit {
  return besideField(table, id, (fields) => fields.filter((field) => field.id !== id));
}

/** Puts a copy with a new name after a field. */
export function duplicateField(table: number, id: number): Edit {
  return besideField(table, id, (fields) =>
    fields.flatMap((field) => {
      if (field.id !== id) return [field];
      const name = freeName(
        field.name,
        fields.map((other) => other.name),
      );
      return [field, { ...copyOf(field), name }];
    }),
  );
}

/** Moves a field so that it is at index `to` of the fields beside it, or at the nearest end. */
export function moveField(table: number, id: number, to: number): Edit {
  return besideField(table, id, (fields) => {
    const moved = fields.find((field) => field.id === id);
    if (moved === undefined) return fields;
    const others = fields.filter((field) => field.id !== id);
    const at = Math.max(0, Math.min(to, others.length));
    return [...others.slice(0, at), moved, ...others.slice(at)];
  });
}

/** Gives a field another type with its constraints. Constraints that every type has stay. */
export function retypeField(table: number, id: number, { type, constraints }: FieldSketch): Edit {
  return inField(table, id, (field) => {
    const { null_rate, unique } = field.constraints;
    const kept = {
      ...(null_rate !== undefined && { null_rate }),
      ...(unique === true && { unique }),
    };
    const { children: _, ...others } = field;
    const next = { ...others, type, constraints: { ...constraints, ...kept }, more: {} };
    return isNested(type) ? { ...next, children: childrenFor(type, field) } : next;
  });
}

/** What a field becomes inside the array or the object in its place: its items, or a property. */
function childrenFor(type: string, field: Field): readonly Field[] {
  if (field.type === type) return field.children ?? [];
  const { null_rate: _, unique: __, ...constraints } = field.constraints;
  const inside = { ...field, id: nextId(), constraints };
  return [{ ...inside, name: type === 'array' ? '' : isNested(field.type) ? 'items' : field.type }];
}

/** Sets a constraint; undefined removes it. */
export function constrainField(table: number, id: number, name: string, value: unknown): Edit {
  return inField(table, id, (field) => {
    const { [name]: _, ...others } = field.constraints;
    // The order of the members stays, so that a form does not jump.
    const constraints = value === undefined ? others : { ...field.constraints, [name]: value };
    return { ...field, constraints };
  });
}

/** Sets the locale of a field; undefined means that of the schema. */
export function setFieldLocale(table: number, id: number, locale: string | undefined): Edit {
  return inField(table, id, (field) => {
    const { locale: _, ...more } = field.more;
    return { ...field, more: locale === undefined ? more : { ...more, locale } };
  });
}

export function setLocale(locale: string | undefined): Edit {
  return (project) => ({ ...project, locale });
}

export function hideField(table: number, id: number, hidden: boolean): Edit {
  return inField(table, id, (field) => {
    const { hidden: _, ...more } = field.more;
    return { ...field, more: hidden ? { ...more, hidden } : more };
  });
}

export function addTable(name: string): Edit {
  const id = newField('id', { type: 'sequence' });
  return insertTable({ id: nextId(), name, rows: 100, fields: [id], more: { key: ['id'] } });
}

/** Adds a table at the end, under another name if its own is taken. */
export function insertTable(table: Table): Edit {
  return (project) => {
    const names = project.tables.map(({ name }) => name);
    const name = names.includes(table.name) ? freeName(table.name, names) : table.name;
    return { ...project, tables: [...project.tables, { ...table, name }] };
  };
}

/** Removes a table, unless it is the last one. */
export function removeTable(table: number): Edit {
  return (project) => {
    if (project.tables.length === 1) return project;
    return { ...project, tables: project.tables.filter((_, i) => i !== table) };
  };
}

/** A name that is not taken: `city` becomes `city_2`, and `city_2` becomes `city_3`. */
export function freeName(name: string, taken: readonly string[]): string {
  const base = name.replace(/_\d+$/, '');
  let number = 2;
  while (taken.includes(`${base}_${number}`)) number++;
  return `${base}_${number}`;
}

/** Changes one table. */
export function inTable(index: number, change: (table: Table) => Table): Edit {
  return (project) => ({
    ...project,
    tables: project.tables.map((table, i) => (i === index ? change(table) : table)),
  });
}

function inFields(index: number, change: (fields: readonly Field[]) => readonly Field[]): Edit {
  return inTable(index, (table) => ({ ...table, fields: change(table.fields) }));
}

/** Changes the fields of the table, object or array in which a field is. */
function besideField(
  index: number,
  id: number,
  change: (fields: readonly Field[]) => readonly Field[],
): Edit {
  const within = (fields: readonly Field[]): readonly Field[] =>
    fields.some((field) => field.id === id)
      ? change(fields)
      : fields.map((field) =>
          field.children === undefined ? field : { ...field, children: within(field.children) },
        );
  return inFields(index, within);
}

/** Changes one field, wherever it is in the table. */
export function inField(index: number, id: number, change: (field: Field) => Field): Edit {
  return besideField(index, id, (fields) =>
    fields.map((field) => (field.id === id ? change(field) : field)),
  );
}

function copyOf(field: Field): Field {
  const copy = { ...field, id: nextId() };
  return field.children === undefined ? copy : { ...copy, children: field.children.map(copyOf) };
}
