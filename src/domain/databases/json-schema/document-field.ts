import { isObject, type Members } from '../../basics/members.js';
import type { PlainField } from '../../meanings/plain-field.js';
import { tableChecks } from '../checks/table-checks.js';
import { type Choosing, PlainColumns } from '../columns/plain-columns.js';
import { numberIn, objectIn } from '../documents/document.js';
import type { DatabaseColumn, DatabaseTable, MissedPart } from '../model/database-schema.js';
import { OWN_ROWS } from '../relations/row-sources.js';
import type { StructuredTable } from '../relations/structured-table.js';
import { Components } from './components.js';
import { scalarColumn } from './scalar-column.js';
import { isRecord, type ResolvedSchema, SchemaResolver } from './schema-resolver.js';

/** The share of nulls of a value that can be null. */
const NULL_RATE = 0.1;
/** Objects and arrays inside each other, as a request has them. */
const DEEPEST = 4;
const MOST_ITEMS = 1000;
/** Items of a list without a limit. */
const USUAL_ITEMS = 3;

/** The field of a column whose documents a JSON Schema describes, and what the values do not follow. */
export interface DocumentField {
  /** Missing if the schema describes neither an object with properties nor a list. */
  readonly field?: PlainField;
  readonly missed: readonly MissedPart[];
}

/**
 * The field for the documents of a column. Each property is there: a schema that leaves one out says nothing else about it.
 * Values have types by their names, as columns of a table `table.column` would have.
 */
export function documentField(document: Members, name: string, choosing: Choosing): DocumentField {
  const resolver = new SchemaResolver(new Components(document, name));
  const root = resolver.ofComponent(resolver.components.root);
  const isNested = isRecord(root) || isList(root);
  if (!isNested)
    resolver.miss('#', 'the JSON Schema describes neither an object with properties nor a list');
  const fields = new DocumentFields(resolver, choosing);
  const field = isNested ? fields.of(root, { name, pointer: '#', depth: 0 }) : undefined;
  return { ...(field !== undefined && { field }), missed: resolver.missed };
}

/** The place of a value: the name of its property, its pointer, and the objects and lists around it. */
interface Place {
  readonly name: string;
  readonly pointer: string;
  readonly depth: number;
}

class DocumentFields {
  readonly #resolver: SchemaResolver;
  readonly #choosing: Choosing;

  constructor(resolver: SchemaResolver, choosing: Choosing) {
    this.#resolver = resolver;
    // The types of scalars are those of no database.
    this.#choosing = { ...choosing, dialect: 'ansi' };
  }

  /** The field of a value; undefined if the value is left out. */
  of(resolved: ResolvedSchema, place: Place): PlainField | undefined {
    const isNested = isRecord(resolved) || isList(resolved);
    if (isNested && place.depth >= DEEPEST) {
      const reason = `more than ${DEEPEST} objects and lists are inside each other: it is left out`;
      this.#resolver.miss(place.pointer, reason);
      return undefined;
    }
    const field = isRecord(resolved) ? this.#object(resolved, place) : this.#list(resolved, place);
    return field && withNulls(field, resolved);
  }

  #object({ schema }: ResolvedSchema, { name, pointer, depth }: Place): PlainField | undefined {
    const members = Object.entries(objectIn(schema, 'properties')).map(([key, value]) => {
      const place = `${pointer}/properties/${key}`;
      const resolved = this.#resolver.of(isObject(value) ? value : {}, place);
      return { key, resolved, place: { name: key, pointer: place, depth: depth + 1 } };
    });
    const scalars = members.filter(({ resolved }) => !isRecord(resolved) && !isList(resolved));
    const chosen = this.#scalars(
      name,
      scalars.map(({ key, resolved, place }) => [key, resolved, place.pointer]),
    );
    const properties = members.flatMap(({ key, resolved, place }) => {
      const field = scalars.some((scalar) => scalar.key === key)
        ? chosen.get(key)
        : this.of(resolved, place);
      return field === undefined ? [] : [[key, field] as const];
    });
    if (properties.length === 0) return undefined;
    return { type: 'object', properties: Object.fromEntries(properties) };
  }

  #list({ schema }: ResolvedSchema, { name, pointer, depth }: Place): PlainField | undefined {
    const place = { name, pointer: `${pointer}/items`, depth: depth + 1 };
    const resolved = this.#resolver.of(objectIn(schema, 'items'), place.pointer);
    const isNested = isRecord(resolved) || isList(resolved);
    const items = isNested
      ? this.of(resolved, place)
      : this.#scalars('', [[name, resolved, place.pointer]]).get(name);
    if (items === undefined) return undefined;
    const least = Math.min(MOST_ITEMS, numberIn(schema, 'minItems') ?? 0);
    const usual = Math.max(least, USUAL_ITEMS);
    const most = Math.min(MOST_ITEMS, numberIn(schema, 'maxItems') ?? usual);
    return { type: 'array', items, constraints: { min_items: least, max_items: most } };
  }

  /** The fields of values of an object, as those of the columns of a table. */
  #scalars(
    table: string,
    values: readonly (readonly [name: string, resolved: ResolvedSchema, pointer: string])[],
  ): ReadonlyMap<string, PlainField> {
    const made = values.map(([name, resolved, pointer]) => {
      const scalar = scalarColumn(name, resolved.schema, resolved.isNullable);
      if (scalar.missed !== undefined) this.#resolver.miss(pointer, scalar.missed);
      return { ...scalar, resolved, pointer };
    });
    const columns = made.map(({ column }) => column);
    const plain = new PlainColumns(
      structured(
        table,
        columns,
        made.flatMap(({ checks }) => checks),
      ),
      this.#choosing,
    );
    const fields = new Map<string, PlainField>();
    for (const { column, resolved, pointer } of made) {
      const chosen = column.type === 'jsonb' ? undefined : plain.choose(column, false, 0);
      if (chosen === undefined) {
        this.#resolver.miss(pointer, 'the schema names no type of its values: it is left out');
      } else fields.set(column.name, withNulls(chosen.field, resolved));
    }
    return fields;
  }
}

/** A table that refers to no other. */
function structured(
  name: string,
  columns: readonly DatabaseColumn[],
  checks: readonly string[],
): StructuredTable {
  const table: DatabaseTable = {
    name,
    columns,
    primaryKey: [],
    uniques: [],
    foreignKeys: [],
    checks,
  };
  return {
    table,
    checks: tableChecks(table, new Set()),
    source: OWN_ROWS,
    relations: [],
    fields: { fields: new Map(), hidden: [], references: new Map(), conflicts: [] },
    nulled: new Map(),
  };
}

function isList({ schema }: ResolvedSchema): boolean {
  return schema.type === 'array' || isObject(schema.items);
}

function withNulls(field: PlainField, { isNullable }: ResolvedSchema): PlainField {
  if (!isNullable) return field;
  return { ...field, constraints: { ...field.constraints, null_rate: NULL_RATE } };
}
