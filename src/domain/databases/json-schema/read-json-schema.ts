import { isObject, type Members } from '../../basics/members.js';
import { objectIn } from '../documents/document.js';
import type { DatabaseSchema } from '../model/database-schema.js';
import { Components } from './components.js';
import { RecordTable } from './record-table.js';
import { scalarColumn } from './scalar-column.js';
import { isRecord, type ResolvedSchema, SchemaResolver } from './schema-resolver.js';

/**
 * The tables of a JSON Schema, of the components of an OpenAPI document, or of a registry of zod. `name` is the name of
 * the outermost table if the document has no title.
 *
 * Each object with properties is a table. A list of objects is a table whose rows refer to the row that has the list. A
 * property whose schema is a named object is a reference to its table. Objects within objects become columns with both
 * names: `address_city`. Only references within the document are followed.
 *
 * @example
 * const order = { type: 'object', properties: { total: { type: 'number', minimum: 0 } } };
 * const schema = readJsonSchema(order, 'orders');
 * schema.tables[0]?.columns[0]?.limits; // => { minimum: 0 }
 */
export function readJsonSchema(document: Members, name: string): DatabaseSchema {
  const resolver = new SchemaResolver(new Components(document, name));
  return new DocumentTables(resolver).schema();
}

interface Property {
  readonly table: RecordTable;
  /** The name of the column. */
  readonly name: string;
  readonly resolved: ResolvedSchema;
  readonly isNullable: boolean;
  readonly pointer: string;
  readonly depth: number;
}

/** How many objects may be within each other. */
const DEEPEST = 20;

class DocumentTables {
  readonly #resolver: SchemaResolver;
  /** In the order of the document: those of components first, by their pointers. */
  readonly #tables = new Map<string, RecordTable>();
  readonly #names = new Set<string>();
  /** What adds the properties of a table; lists of objects add more. */
  readonly #waiting: (() => void)[] = [];
  readonly #relations: (() => void)[] = [];

  constructor(resolver: SchemaResolver) {
    this.#resolver = resolver;
  }

  schema(): DatabaseSchema {
    const { root, named } = this.#resolver.components;
    for (const component of [root, ...named]) {
      const resolved = this.#resolver.ofComponent(component);
      const record = recordOf(resolved, (items) =>
        this.#resolver.of(items, `${component.pointer}/items`),
      );
      // An alias is the component that it names.
      if (record === undefined || record.component !== undefined) continue;
      const table = this.#table(component.pointer, component.name);
      this.#waiting.push(() => this.#addProperties(table, record, '', component.pointer, 0, false));
    }
    // References need the keys of all tables: own columns come first.
    for (const next of this.#waiting) next();
    for (const relate of this.#relations) relate();
    const tables = [...this.#tables.values()].map((table) => table.finished());
    return { tables, missed: this.#resolver.missed };
  }

  #table(pointer: string, wanted: string): RecordTable {
    let name = wanted;
    for (let n = 2; this.#names.has(name); n++) name = `${wanted}_${n}`;
    this.#names.add(name);
    const table = new RecordTable(name);
    this.#tables.set(pointer, table);
    return table;
  }

  #addProperties(
    table: RecordTable,
    { schema }: ResolvedSchema,
    prefix: string,
    pointer: string,
    depth: number,
    isOptional: boolean,
  ): void {
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    for (const [key, value] of Object.entries(objectIn(schema, 'properties'))) {
      const place = `${pointer}/properties/${key}`;
      const resolved = this.#resolver.of(isObject(value) ? value : {}, place);
      this.#addProperty({
        table,
        name: prefix + key,
        resolved,
        isNullable: isOptional || resolved.isNullable || !required.has(key),
        pointer: place,
        depth,
      });
    }
  }

  #addProperty(property: Property): void {
    const { table, name, resolved, isNullable, pointer, depth } = property;
    const other = this.#tableOf(resolved);
    if (other !== undefined) {
      this.#relations.push(() => this.#refer(property, table, `${name}_${other.key.name}`, other));
    } else if (isRecord(resolved) && depth < DEEPEST) {
      this.#addProperties(table, resolved, `${name}_`, pointer, depth + 1, isNullable);
    } else if (resolved.schema.type === 'array' || isObject(resolved.schema.items)) {
      this.#addList(property);
    } else {
      const { column, checks, missed } = scalarColumn(name, resolved.schema, isNullable);
      if (missed !== undefined) this.#resolver.miss(pointer, missed, table.name);
      if (!table.add(column, checks)) this.#resolver.miss(pointer, TAKEN, table.name);
    }
  }

  #tableOf({ component }: ResolvedSchema): RecordTable | undefined {
    return component === undefined ? undefined : this.#tables.get(component.pointer);
  }

  #refer(
    { isNullable, pointer }: Property,
    from: RecordTable,
    column: string,
    to: RecordTable,
  ): void {
    // A row cannot refer to another one of its table without end.
    const added = from.refer(column, to, isNullable || from === to);
    if (!added) this.#resolver.miss(pointer, TAKEN, from.name);
  }

  /** Values become an array; objects become rows that refer to the row that has the list. */
  #addList(property: Property): void {
    const { table, name, resolved, isNullable, pointer, depth } = property;
    const place = `${pointer}/items`;
    const items = this.#resolver.of(objectIn(resolved.schema, 'items'), place);
    const other = this.#tableOf(items);
    if (other !== undefined) {
      const column = other === table ? 'parent_' : `${table.name}_`;
      this.#relations.push(() =>
        this.#refer({ ...property, isNullable: true }, other, column + table.key.name, table),
      );
    } else if (isRecord(items) && depth < DEEPEST) {
      const child = this.#table(place, `${table.name}_${name}`);
      this.#relations.push(() =>
        this.#refer(
          { ...property, isNullable: false },
          child,
          `${table.name}_${table.key.name}`,
          table,
        ),
      );
      this.#waiting.push(() => this.#addProperties(child, items, '', place, depth + 1, false));
    } else {
      const { column, missed } = scalarColumn(name, items.schema, isNullable);
      if (missed !== undefined) this.#resolver.miss(place, missed, table.name);
      const isList = column.type !== 'jsonb';
      if (!table.add({ ...column, isArray: isList }))
        this.#resolver.miss(pointer, TAKEN, table.name);
    }
  }
}

const TAKEN = 'another property has the name of this column';

/** The resolved of the rows of a component: its own, or that of the items of a list. */
function recordOf(
  resolved: ResolvedSchema,
  follow: (items: Members) => ResolvedSchema,
): ResolvedSchema | undefined {
  if (isRecord(resolved)) return resolved;
  if (resolved.component !== undefined || !isObject(resolved.schema.items)) return undefined;
  const items = follow(resolved.schema.items);
  return isRecord(items) ? items : undefined;
}
