import { camelCase } from '../../src/adapters/library/spelling.js';
import type { JsonSchema } from '../../src/domain/constraints/param.js';

/** Longer types get a name if several constraints have them. */
const LONGEST_REPEATED = 160;

/** The longest line of a comment. */
const WIDTH = 110;

type Schemas = Readonly<Record<string, JsonSchema>>;

export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** A comment with a text, which ends with a point. */
export function docOf(text: string, indent: string): string {
  const safe = text.replaceAll('*/', '*\\/');
  const lines: string[] = [];
  for (const word of safe.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : `${last} ${word}`;
    if (longer !== undefined && longer.length + indent.length <= WIDTH) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/** Types that several constraints have, each with the name of the first constraint and type that have it. */
export class SharedTypes {
  readonly #seen = new Map<string, { readonly name: string; count: number }>();

  /** Counts the types of the constraints of a field type. */
  count(type: string, schemas: Schemas): void {
    for (const [name, schema] of Object.entries(schemas)) this.#add(titleOf(type, name), schema);
  }

  /** Counts the kinds between which constraints choose that have no name as a whole, once all wholes are counted. */
  countKinds(type: string, schemas: Schemas): void {
    for (const [name, schema] of Object.entries(schemas)) {
      if (this.nameOf(typeOf(schema, undefined, '')) !== undefined) continue;
      for (const [kind, own] of kindsOf(schema)) {
        this.#add(`${titleOf(type, name)}${pascalCase(kind)}`, own);
      }
    }
  }

  #add(name: string, schema: JsonSchema): void {
    const text = typeOf(schema, undefined, '');
    if (text.length < LONGEST_REPEATED) return;
    const seen = this.#seen.get(text);
    if (seen === undefined) this.#seen.set(text, { name, count: 1 });
    else seen.count += 1;
  }

  get names(): readonly string[] {
    return this.#repeated().map(([, name]) => name);
  }

  get declarations(): string {
    return this.#repeated()
      .map(([text, name]) => `export type ${name} = ${text};\n`)
      .join('\n');
  }

  /** The name of a type that several constraints have. */
  nameOf(text: string): string | undefined {
    return this.#repeated().find(([known]) => known === text)?.[1];
  }

  #repeated(): readonly (readonly [text: string, name: string])[] {
    return [...this.#seen].flatMap(([text, { name, count }]) =>
      count > 1 ? [[text, name] as const] : [],
    );
  }
}

function titleOf(type: string, constraint: string): string {
  return `${pascalCase(type)}${pascalCase(constraint)}`;
}

/** The objects between which a schema chooses by their member `kind`, each with the value of that member. */
function kindsOf({ anyOf, oneOf }: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  const union = (anyOf ?? oneOf ?? []) as readonly JsonSchema[];
  return union.flatMap((each) => {
    const kind = (each.properties as Schemas | undefined)?.kind?.const;
    return typeof kind === 'string' ? [[kind, each] as const] : [];
  });
}

/** Returns the type of the values that a JSON Schema accepts; rules about lengths and ranges have no type. */
function typeOf(schema: JsonSchema, shared: SharedTypes | undefined, indent: string): string {
  const whole = shared?.nameOf(typeOf(schema, undefined, ''));
  if (whole !== undefined) return whole;
  const { type, enum: values, const: value, anyOf, oneOf } = schema;
  if (value !== undefined) return literalOf(value);
  if (Array.isArray(values)) return values.map(literalOf).join(' | ');
  const union = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
  if (union !== undefined && type !== 'string') {
    return [...new Set(union.map((each) => typeOf(each, shared, indent)))].join(' | ');
  }
  if (Array.isArray(type)) {
    return type.map((each) => typeOf({ type: each }, shared, indent)).join(' | ');
  }
  switch (type) {
    case 'array': {
      const items = typeOf(schema.items as JsonSchema, shared, indent);
      return /[|{]/.test(items) ? `readonly (${items})[]` : `readonly ${items}[]`;
    }
    case 'integer':
      return 'number';
    case 'number':
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    default:
      return objectOf(schema, shared, indent);
  }
}

function literalOf(value: unknown): string {
  return typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value);
}

function objectOf(schema: JsonSchema, shared: SharedTypes | undefined, indent: string): string {
  const { properties, additionalProperties: others } = schema;
  if (properties === undefined && typeof others === 'object') {
    return `{ readonly [name: string]: ${typeOf(others as JsonSchema, shared, indent)} }`;
  }
  return `{\n${membersOf(schema, shared, `${indent}  `)}\n${indent}}`;
}

/** Returns the members of an object, each with its description and its default. */
export function membersOf(
  { properties = {}, required = [] }: JsonSchema,
  shared: SharedTypes | undefined,
  indent: string,
): string {
  return Object.entries(properties as Schemas)
    .map(([name, schema]) => {
      const { description, default: value } = schema;
      const preset = value === undefined ? '' : ` Default: ${JSON.stringify(value)}.`;
      const text = description === undefined ? '' : `${sentence(String(description))}${preset}`;
      const doc = text === '' ? '' : docOf(text, indent);
      const mark = (required as readonly string[]).includes(name) ? '' : '?';
      return `${doc}${indent}readonly ${camelCase(name)}${mark}: ${typeOf(schema, shared, indent)};`;
    })
    .join('\n');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
