import { isObject } from '../basics/members.js';
import { nth } from '../basics/nth.js';
import { textOrEmpty } from '../basics/text-or-empty.js';
import { utf8Length } from '../basics/utf8.js';
import { defaultsOf } from '../constraints/param.js';
import type { Formats } from '../formats/format.js';
import { cellOf } from '../formulas/cell-of.js';
import {
  type InferredField,
  type InferredTable,
  type InnerField,
  onlyTable,
} from '../inference/inferred-schema.js';

/** Every database accepts names of this length, in bytes. */
const SHORT = 63;
const FIELD_NAME = /^\/fields\/(\d+)\/name$/;

/**
 * The table of a clone with its fields under names that the requested format accepts: a name that it refuses is cut to 63 bytes, and
 * stays different from all others. `table` has the members of the request besides its fields.
 */
export function withFittingNames(
  inferred: InferredTable,
  table: Readonly<Record<string, unknown>>,
  formats: Formats,
): InferredTable {
  const { fields } = inferred;
  const format = formats.get(textOrEmpty(table.format));
  if (format === undefined) return onlyTable(inferred);
  const given = table[format.name];
  const options = { ...defaultsOf(format.options), ...(isObject(given) ? given : {}) };
  const columns = fields.map(({ name }) => name);
  const refused = format
    .check({ tableName: 't', columns }, options)
    .flatMap(({ path }) => FIELD_NAME.exec(path)?.[1] ?? [])
    .map(Number)
    .filter((i) => utf8Length(nth(columns, i)) > SHORT);
  const taken = new Set(columns.map((name) => name.toLowerCase()));
  const names = new Map(refused.map((i) => [nth(columns, i), shortName(nth(columns, i), taken)]));
  return names.size === 0 ? onlyTable(inferred) : renamed(onlyTable(inferred), names);
}

/** Renames fields, and the references to them. */
function renamed(
  { fields, correlate, ...others }: InferredTable,
  names: ReadonlyMap<string, string>,
): InferredTable {
  const named = (name: string): string => names.get(name) ?? name;
  return {
    fields: fields.map(({ name, ...field }) => ({
      name: named(name),
      ...withFieldReferences(field, names),
    })),
    ...others,
    correlate: correlate.map(({ columns: [a, b], coefficient }) => ({
      columns: [named(a), named(b)],
      coefficient,
    })),
  };
}

/** A field with the references of its properties. Items refer to each other alone. */
function withFieldReferences(field: InnerField, names: ReadonlyMap<string, string>): InnerField {
  const { properties, constraints } = field;
  return {
    ...field,
    constraints: withReferences(constraints, names),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, withFieldReferences(inner, names)]),
      ),
    }),
  };
}

/** The constraints of an inferred field that name other fields. */
interface Referring {
  readonly given?: { readonly columns: readonly string[] };
  readonly after?: { readonly field: string };
  readonly of?: string;
  readonly expression?: string;
  readonly template?: string;
}

function withReferences(
  constraints: InferredField['constraints'],
  names: ReadonlyMap<string, string>,
): InferredField['constraints'] {
  const { given, after, of, expression, template } = constraints as Referring;
  const named = (name: string): string => names.get(name) ?? name;
  const replaced = (text: string, written: (name: string) => string): string =>
    [...names].reduce((all, [old, short]) => all.replaceAll(written(old), written(short)), text);
  return {
    ...constraints,
    ...(given && { given: { ...given, columns: given.columns.map(named) } }),
    ...(after && { after: { ...after, field: named(after.field) } }),
    ...(of && { of: named(of) }),
    ...(expression && { expression: replaced(expression, cellOf) }),
    ...(template && { template: replaced(template, (name) => `{${name}}`) }),
  };
}

function shortName(name: string, taken: Set<string>): string {
  let own = cutToBytes(name, SHORT).trim();
  for (let n = 2; taken.has(own.toLowerCase()); n++) {
    const suffix = `_${n}`;
    own = cutToBytes(name, SHORT - suffix.length) + suffix;
  }
  taken.add(own.toLowerCase());
  return own;
}

/** Cuts a text to a number of UTF-8 bytes, between two characters. */
function cutToBytes(text: string, most: number): string {
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += utf8Length(character);
    if (bytes > most) break;
    end += character.length;
  }
  return text.slice(0, end);
}
