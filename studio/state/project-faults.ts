import { type Fault, pointer } from '../../src/page/index.js';
import type { CatalogueType } from './catalogue-search.js';
import { readsJson } from './json-text.js';
import type { Field, Project } from './project.js';
import { shortName } from './short-name.js';

/** The faults that a request does not show: names that are missing or that two fields have, and JSON that is still being typed. */
export function projectFaults(
  { tables }: Project,
  types: readonly CatalogueType[],
): readonly Fault[] {
  return tables.flatMap(({ fields }, table) => {
    const path = tables.length > 1 ? `/tables/${table}/fields` : '/fields';
    const placed = fields.map((field, i) => ({ field, path: `${path}/${i}` }));
    return [...misnamed(placed, 'field'), ...placed.flatMap((one) => within(one, types))];
  });
}

interface Placed {
  readonly field: Field;
  readonly path: string;
}

function within({ field, path }: Placed, types: readonly CatalogueType[]): readonly Fault[] {
  const { type, children = [] } = field;
  const placed = children.map((child) => ({
    field: child,
    path: type === 'array' ? `${path}/items` : pointer(`${path}/properties`, child.name),
  }));
  return [
    ...unfinished({ field, path }, types),
    ...(type === 'array' ? [] : misnamed(placed, 'property')),
    ...placed.flatMap((one) => within(one, types)),
  ];
}

/** A fault for each field without a name, or with that of an older one: it names the field that got its name last. */
function misnamed(siblings: readonly Placed[], kind: string): readonly Fault[] {
  return siblings.flatMap(({ field, path }) => {
    if (field.name === '') return [{ path: `${path}/name`, message: `a ${kind} needs a name` }];
    const hasOlder = siblings.some(
      (other) => other.field.name === field.name && nameAge(other.field) < nameAge(field),
    );
    const message = `another ${kind} already has the name ${JSON.stringify(shortName(field.name))}: names must be unique`;
    return hasOlder ? [{ path: `${path}/name`, message }] : [];
  });
}

/** A number that is greater the later a field got its name. */
export function nameAge({ id, named = id }: Field): number {
  return named;
}

/** A fault for each constraint that is a text where JSON is expected, and that is no JSON. */
function unfinished({ field, path }: Placed, types: readonly CatalogueType[]): readonly Fault[] {
  const schemas = types.find(({ type }) => type === field.type)?.constraints ?? {};
  return Object.entries(field.constraints).flatMap(([name, value]) => {
    const schema = schemas[name];
    if (schema === undefined || typeof value !== 'string' || !readsJson(schema, value)) return [];
    try {
      JSON.parse(value);
      return [];
    } catch (error) {
      const message = `this is no JSON yet: ${(error as Error).message}`;
      return [{ path: pointer(`${path}/constraints`, name), message }];
    }
  });
}
