import { Budget } from '../../basics/budget.js';
import { isObject, type Members } from '../../basics/members.js';
import { MAX_NAME_LENGTH } from '../../constraints/limits.js';
import { text } from '../../constraints/texts.js';
import { objectIn, objectsIn, textIn } from '../documents/document.js';
import type { MissedPart } from '../model/database-schema.js';
import type { Component, Components } from './components.js';
import { partsOf } from './components.js';

/** A schema without references and combinations. */
export interface ResolvedSchema {
  /** The members of the schema and of all that holds at once with it. */
  readonly schema: Members;
  readonly isNullable: boolean;
  /** The named schema that it is, if it is one. */
  readonly component?: Component;
}

const NOTHING: ResolvedSchema = { schema: {}, isNullable: false };

const columnName = text(`a text of 1 to ${MAX_NAME_LENGTH} characters that databases can store`, {
  minLength: 1,
  maxLength: MAX_NAME_LENGTH,
});

/** How many schemas and properties a document may unfold to. */
const MOST_SCHEMAS = 1_000_000;
const DEEPEST = 50;

/** Members that no column can keep. */
const UNKEPT: readonly string[] = [
  'not',
  'if',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'contains',
];

/** Follows references and combinations of schemas. */
export class SchemaResolver {
  readonly missed: MissedPart[] = [];
  readonly components: Components;
  readonly #budget = new Budget(MOST_SCHEMAS);
  readonly #reported = new Set<string>();
  /** The resolved components; null while one is being found. */
  readonly #known = new Map<Component, ResolvedSchema | null>();

  constructor(components: Components) {
    this.components = components;
  }

  /** Reports a part once. */
  miss(pointer: string, reason: string, table?: string): void {
    const signature = JSON.stringify([pointer, reason, table]);
    if (this.#reported.has(signature)) return;
    this.#reported.add(signature);
    this.missed.push({ ...(table !== undefined && { table }), text: pointer, reason });
  }

  /** A component, resolved. A component that contains itself has none where it does. */
  ofComponent(component: Component, depth = 0): ResolvedSchema {
    const known = this.#known.get(component);
    if (known === null) {
      this.miss(component.pointer, 'references in a circle are not followed');
      return NOTHING;
    }
    if (known !== undefined) return known;
    this.#known.set(component, null);
    const resolved = this.of(component.schema, component.pointer, depth);
    this.#known.set(component, resolved);
    return resolved;
  }

  /** A schema, resolved. `pointer` is its place, for reports. */
  of(schema: Members, pointer: string, depth = 0): ResolvedSchema {
    if (
      depth > DEEPEST ||
      !this.#budget.spend(1 + Object.keys(objectIn(schema, 'properties')).length)
    ) {
      this.miss('#', 'the document unfolds to more schemas than are read');
      return NOTHING;
    }
    const reference = textIn(schema, '$ref');
    const resolved =
      reference === undefined ? undefined : this.#referred(reference, pointer, depth);
    const merged = this.#withParts(schema, resolved, pointer, depth);
    const chosen = this.#named(this.#withAlternative(merged, pointer, depth), pointer);
    this.#reportUnkept(chosen.schema, pointer);
    return chosen;
  }

  #referred(reference: string, pointer: string, depth: number): ResolvedSchema | undefined {
    const component = this.components.find(reference);
    if (component === undefined) {
      this.miss(pointer, `${reference} is not in this document`);
      return undefined;
    }
    const resolved = this.ofComponent(component, depth + 1);
    // Schemas that are joined with this one are copied.
    this.#budget.spend(Object.keys(objectIn(resolved.schema, 'properties')).length);
    // An alias of a component is that component.
    return { ...resolved, component: resolved.component ?? component };
  }

  /** The schema with the members of all that holds at once with it. */
  #withParts(
    schema: Members,
    base: ResolvedSchema | undefined,
    pointer: string,
    depth: number,
  ): ResolvedSchema {
    const parts = partsOf(schema).map((part, i) =>
      this.of(part, `${pointer}/allOf/${i}`, depth + 1),
    );
    const { $ref: _, allOf: __, ...own } = schema;
    const all = [...(base === undefined ? [] : [base]), ...parts];
    const merged = joined([...all.map((resolved) => resolved.schema), own]);
    // allOf with one reference only adds notes to it.
    const only = all.length === 1 && !('properties' in own) ? all[0]?.component : undefined;
    return {
      schema: merged,
      isNullable:
        allowsNull(own) || (all.length > 0 && all.every((resolved) => resolved.isNullable)),
      ...(only !== undefined && { component: only }),
    };
  }

  /** The only alternative beside null, or the first one. */
  #withAlternative(resolved: ResolvedSchema, pointer: string, depth: number): ResolvedSchema {
    const member = 'anyOf' in resolved.schema ? 'anyOf' : 'oneOf';
    const listed = objectsIn(resolved.schema, member);
    if (listed.length === 0) return resolved;
    const { [member]: _, ...rest } = resolved.schema;
    const others = listed.filter(({ type }) => type !== 'null');
    const isNullable = resolved.isNullable || others.length < listed.length;
    const values = others.map(onlyValues);
    if (others.length > 1 && !values.includes(undefined)) {
      return { schema: { ...rest, enum: values.flat() }, isNullable };
    }
    if (others.length > 1) this.miss(pointer, `only the first schema of ${member} is followed`);
    const [first] = others;
    if (first === undefined) return { schema: rest, isNullable };
    const chosen = this.of(first, `${pointer}/${member}/${listed.indexOf(first)}`, depth + 1);
    return {
      ...chosen,
      schema: joined([rest, chosen.schema]),
      isNullable: isNullable || chosen.isNullable,
    };
  }

  /** The schema without properties whose names no column can have. */
  #named(resolved: ResolvedSchema, pointer: string): ResolvedSchema {
    const all = Object.entries(objectIn(resolved.schema, 'properties'));
    const named = all.filter(([key]) => columnName.decode(key)._tag === 'Right');
    if (named.length === all.length) return resolved;
    for (const [key] of all) {
      if (columnName.decode(key)._tag === 'Right') continue;
      const reason = `its name is not ${columnName.description}: it is left out`;
      this.miss(`${pointer}/properties/${key}`, reason);
    }
    return { ...resolved, schema: { ...resolved.schema, properties: Object.fromEntries(named) } };
  }

  #reportUnkept(schema: Members, pointer: string): void {
    for (const member of UNKEPT) {
      if (member in schema) this.miss(pointer, `${member} is not followed`);
    }
  }
}

/** The values of an alternative that is nothing but values. */
function onlyValues(schema: Members): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

function allowsNull({ type, nullable, enum: values, const: only }: Members): boolean {
  if (nullable === true || type === 'null' || only === null) return true;
  if (Array.isArray(type) && type.includes('null')) return true;
  return Array.isArray(values) && values.includes(null);
}

/** Schemas that all hold. Of members other than properties and required names, the last one counts. */
function joined(schemas: readonly Members[]): Members {
  const properties = withMembersOf(schemas.map((schema) => objectIn(schema, 'properties')));
  const required = schemas.flatMap(({ required: names }) => (Array.isArray(names) ? names : []));
  return {
    ...withMembersOf(schemas),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** An object with the members of all: the last one of a name counts. */
function withMembersOf(objects: readonly Members[]): Members {
  return Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
}

/** Whether rows of a table can have this form: it lists properties. */
export function isRecord({ schema }: ResolvedSchema): boolean {
  return isObject(schema.properties) && Object.keys(schema.properties).length > 0;
}
