import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '../../../../../src/domain/constraints/param.js';

/** The parts of an OpenAPI document that the tests read. */
export interface OpenApi {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly headers: Readonly<Record<string, { readonly schema: JsonSchema }>>;
    readonly securitySchemes?: unknown;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly unknown[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface MediaType {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Response {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export async function openApiOf(url: string): Promise<OpenApi> {
  return (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi;
}

/** Returns a strict validator that knows the formats and the keywords that OpenAPI and this document add to JSON Schema. */
export function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ strict: true, allErrors: true, allowUnionTypes: true },
    // Each schema of the document is a function of its own: one for all takes more stack than nested fields have.
    inlineRefs: false,
    // Optimising the code of a validator takes longer than running it.
    code: { optimize: false },
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['x-rules', 'discriminator']);
  return ajv;
}

/** The validators of each document so far: tests share them, because compiling them takes seconds. */
const validators = new Map<string, Schemas>();

/** Validators for schemas that refer to the components of a document. */
export class Schemas {
  readonly #ajv = strictAjv();
  readonly #kept = new Map<string, ValidateFunction>();

  static of(document: OpenApi): Schemas {
    const { components } = document;
    const key = JSON.stringify(components);
    const known = validators.get(key) ?? new Schemas(document);
    validators.set(key, known);
    return known;
  }

  private constructor(document: OpenApi) {
    // The document is not a schema itself; it is added so that references into it resolve.
    this.#ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
    const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      selected(schema),
    ]);
    const components = { ...document.components, schemas: Object.fromEntries(schemas) };
    this.#ajv.addSchema({ ...document, components, $id: 'https://example.com/openapi.json' });
  }

  validator(schema: JsonSchema): ValidateFunction {
    const key = JSON.stringify(schema);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const text = key.replaceAll('"#/components/', '"https://example.com/openapi.json#/components/');
    const made = this.#ajv.compile(JSON.parse(text));
    this.#kept.set(key, made);
    return made;
  }

  /** Returns the first faults of a value as JSON, or an empty text if the value is valid. */
  faults(schema: JsonSchema, value: unknown): string {
    const validate = this.validator(schema);
    return validate(value) ? '' : JSON.stringify(validate.errors?.slice(0, 3));
  }
}

/** The member that selects one of the alternatives of a schema, and the reference to the alternative of each value. */
export interface Discriminator {
  readonly propertyName: string;
  readonly mapping: Readonly<Record<string, string>>;
}

/**
 * A schema whose alternative is selected by its discriminator and then checked alone. That means the same, because each
 * alternative allows one value of the member; but trying a hundred of them, with the errors of each, takes most of a test.
 */
function selected(schema: JsonSchema): JsonSchema {
  const { discriminator, oneOf, ...common } = schema;
  if (discriminator === undefined) return schema;
  const { propertyName, mapping } = discriminator as Discriminator;
  const listed = Object.values(mapping);
  const others = (oneOf as readonly JsonSchema[]).filter(
    ({ $ref }) => !listed.includes(String($ref)),
  );
  const has = (value: object) => ({
    properties: { [propertyName]: value },
    required: [propertyName],
  });
  const choices = Object.entries(mapping).map(([value, $ref]) => ({
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    ...{ if: has({ const: value }), then: { $ref } },
  }));
  const rest = { if: has({ enum: Object.keys(mapping) }), else: { oneOf: others } };
  return { ...common, allOf: [...choices, rest] } as JsonSchema;
}

/** Yields every JSON object in a value, with its path. */
export function* objectsIn(
  value: unknown,
  place = '',
): Generator<readonly [place: string, object: Readonly<Record<string, unknown>>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [place, value as Readonly<Record<string, unknown>>];
  for (const [name, member] of Object.entries(value)) yield* objectsIn(member, `${place}/${name}`);
}
