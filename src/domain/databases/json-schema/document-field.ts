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
import { isRecord, type Shape, Shapes } from './shape.js';

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
  const shapes = new Shapes(new Components(document, name));
  const root = shapes.ofComponent(shapes.components.root);
  const isNested = isRecord(root) || isList(root);
  if (!isNested)
    shapes.miss('#', 'the JSON Schema describes neither an object with properties nor a list');
  const fields = new DocumentFields(shapes, choosing);
  const field = isNested ? fields.of(root, { name, pointer: '#', depth: 0 }) : undefined;
  return { ...(field !== undefined && { field }), missed: shapes.missed };
}

/** The place of a value: the name of its property, its pointer, and the objects and lists around it. */
interface Place {
  readonly name: string;
  readonly pointer: string;
  readonly depth: number;
}

class DocumentFields {
  readonly #shapes: Shapes;
  readonly #choosing: Choosing;

  constructor(shapes: Shapes, choosing: Choosing) {
    this.#shapes = shapes;
    // The types of scalars are those of no database.
    this.#choosing = { ...choosing, dialect: 'ansi' };
  }

  /** The field of a value; undefined if the value is left out. */
  of(shape: Shape, place: Place): PlainField | undefined {
    const isNested = isRecord(shape) || isList(shape);
    if (isNested && place.depth >= DEEPEST) {
      const reason = `more than ${DEEPEST} objects and lists are inside each other: it is left out`;
      this.#shapes.miss(place.pointer, reason);
      return undefined;
    }
    const field = isRecord(shape) ? this.#object(shape, place) : this.#list(shape, place);
    return field && withNulls(field, shape);
  }

  #object({ schema }: Shape, { name, pointer, depth }: Place): PlainField | undefined {
    const members = Object.entries(objectIn(schema, 'properties')).map(([key, value]) => {
      const place = `${pointer}/properties/${key}`;
      const shape = this.#shapes.of(isObject(value) ? value : {}, place);
      return { key, shape, place: { name: key, pointer: place, depth: depth + 1 } };
    });
    const scalars = members.filter(({ shape }) => !isRecord(shape) && !isList(shape));
    const chosen = this.#scalars(
      name,
      scalars.map(({ key, shape, place }) => [key, shape, place.pointer]),
    );
    const properties = members.flatMap(({ key, shape, place }) => {
      const field = scalars.some((scalar) => scalar.key === key)
        ? chosen.get(key)
        : this.of(shape, place);
      return field === undefined ? [] : [[key, field] as const];
    });
    if (properties.length === 0) return undefined;
    return { type: 'object', properties: Object.fromEntries(properties) };
  }

  #list({ schema }: Shape, { name, pointer, depth }: Place): PlainField | undefined {
    const place = { name, pointer: `${pointer}/items`, depth: depth + 1 };
    const shape = this.#shapes.of(objectIn(schema, 'items'), place.pointer);
    const isNested = isRecord(shape) || isList(shape);
    const items = isNested
      ? this.of(shape, place)
      : this.#scalars('', [[name, shape, place.pointer]]).get(name);
    if (items === undefined) return undefined;
    const least = Math.min(MOST_ITEMS, numberIn(schema, 'minItems') ?? 0);
    const usual = Math.max(least, USUAL_ITEMS);
    const most = Math.min(MOST_ITEMS, numberIn(schema, 'maxItems') ?? usual);
    return { type: 'array', items, constraints: { min_items: least, max_items: most } };
  }

  /** The fields of values of an object, as those of the columns of a table. */
  #scalars(
    table: string,
    values: readonly (readonly [name: string, shape: Shape, pointer: string])[],
  ): ReadonlyMap<string, PlainField> {
    const made = values.map(([name, shape, pointer]) => {
      const scalar = scalarColumn(name, shape.schema, shape.isNullable);
      if (scalar.missed !== undefined) this.#shapes.miss(pointer, scalar.missed);
      return { ...scalar, shape, pointer };
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
    for (const { column, shape, pointer } of made) {
      const chosen = column.type === 'jsonb' ? undefined : plain.choose(column, false, 0);
      if (chosen === undefined) {
        this.#shapes.miss(pointer, 'the schema names no type of its values: it is left out');
      } else fields.set(column.name, withNulls(chosen.field, shape));
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

function isList({ schema }: Shape): boolean {
  return schema.type === 'array' || isObject(schema.items);
}

function withNulls(field: PlainField, { isNullable }: Shape): PlainField {
  if (!isNullable) return field;
  return { ...field, constraints: { ...field.constraints, null_rate: NULL_RATE } };
}
