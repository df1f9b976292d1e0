import fc from 'fast-check';
import type { JsonSchema } from '../../../../../src/domain/constraints/param.js';
import type { OpenApi } from './open-api.js';

const LONGEST = 24;
const MOST_ITEMS = 4;

class Circular extends Error {}

/** Generates values from a schema alone. The caller filters out values that violate other rules of the schema. */
export class ValuesOf {
  readonly #schemas: Readonly<Record<string, JsonSchema>>;
  /** The names of the schemas whose values are being described. */
  readonly #open = new Set<string>();
  /** What was made of a schema within others: fast-check takes seconds to make that of all fields. */
  readonly #made = new Map<string, fc.Arbitrary<unknown>>();

  constructor(document: Pick<OpenApi, 'components'>) {
    this.#schemas = document.components.schemas;
  }

  of(schema: JsonSchema): fc.Arbitrary<unknown> {
    const { $ref, const: only, enum: values, type } = schema;
    if (typeof $ref === 'string') return this.#referred($ref.split('/').at(-1) ?? '');
    if (Object.keys(schema).length === 0) return fc.jsonValue();
    if ('const' in schema) return fc.constant(only);
    if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
    const alternatives = (schema.oneOf ?? schema.anyOf) as readonly JsonSchema[] | undefined;
    if (alternatives !== undefined) {
      const { oneOf, anyOf, ...common } = schema;
      const all = alternatives.map((alternative) =>
        this.#unlessCircular({ ...common, ...alternative }),
      );
      return fc.oneof(...all.filter((one) => one !== undefined));
    }
    if (Array.isArray(type)) {
      return fc.oneof(...type.map((one: string) => this.of({ ...schema, type: one })));
    }
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'object':
        return this.#object(schema);
      case 'array':
        return fc.array(this.of(schema.items as JsonSchema), {
          minLength: schema.minItems as number,
          maxLength: Math.min(
            (schema.maxItems ?? Number.POSITIVE_INFINITY) as number,
            (schema.minItems as number) + MOST_ITEMS,
          ),
        });
      case 'integer':
        return fc.integer({ min: schema.minimum as number, max: schema.maximum as number });
      case 'number':
        return numbers(schema);
      case 'boolean':
        return fc.boolean();
      case 'string':
        return texts(schema);
      default:
        throw new Error(`no values of ${JSON.stringify(schema).slice(0, 200)}`);
    }
  }

  #referred(name: string): fc.Arbitrary<unknown> {
    if (this.#open.has(name)) throw new Circular(name);
    this.#open.add(name);
    try {
      const key = [...this.#open].join(' ');
      const made = this.#made.get(key) ?? this.of(this.#schemas[name] ?? {});
      this.#made.set(key, made);
      return made;
    } finally {
      this.#open.delete(name);
    }
  }

  /** Values of an alternative; `undefined` if they contain values of a schema that they are part of. */
  #unlessCircular(schema: JsonSchema): fc.Arbitrary<unknown> | undefined {
    try {
      return this.of(schema);
    } catch (error) {
      if (error instanceof Circular) return undefined;
      throw error;
    }
  }

  #object(schema: JsonSchema): fc.Arbitrary<unknown> {
    const { propertyNames, additionalProperties } = schema;
    if (typeof additionalProperties === 'object') {
      const names = this.of(
        (propertyNames ?? { type: 'string' }) as JsonSchema,
      ) as fc.Arbitrary<string>;
      return fc.dictionary(names, this.of(additionalProperties as JsonSchema), {
        minKeys: schema.minProperties as number,
        maxKeys: (schema.minProperties as number) + MOST_ITEMS,
      });
    }
    const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
    const members = Object.entries(properties).map(([name, member]) => [name, this.of(member)]);
    const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(members);
    return fc.record(model, { requiredKeys: [...((schema.required ?? []) as string[])] });
  }
}

function numbers({ minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = (minimum ?? exclusiveMinimum ?? -Number.MAX_VALUE) as number;
  const max = (maximum ?? Number.MAX_VALUE) as number;
  const minExcluded = exclusiveMinimum !== undefined;
  const any = fc.double({ min, max, minExcluded, noNaN: true, noDefaultInfinity: true });
  const [low, high] = [Math.ceil(Math.max(min, -1000)), Math.floor(Math.min(max, 1000))];
  // A chance is between whole numbers.
  return low > high ? any : fc.oneof(any, fc.integer({ min: low, max: high }));
}

/** Texts by the members of a schema that limit them: fast-check takes milliseconds to prepare each kind of text. */
const prepared = new Map<string, fc.Arbitrary<string>>();

function texts({ pattern, format, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const limits = { pattern, format, minLength, maxLength };
  const key = JSON.stringify(limits);
  const made = prepared.get(key) ?? preparedTexts(limits);
  prepared.set(key, made);
  return made;
}

function preparedTexts({
  pattern,
  format,
  minLength,
  maxLength,
}: JsonSchema): fc.Arbitrary<string> {
  // Includes years outside the range of the schema.
  const date = fc.date({
    min: new Date('0000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  if (format === 'date') return date.map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return date.map((day) => day.toISOString());
  const min = (minLength ?? 0) as number;
  if (typeof pattern === 'string') {
    const longest = (maxLength ?? Number.POSITIVE_INFINITY) as number;
    return fc
      .stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' })
      .filter(({ length }) => length >= min && length <= longest);
  }
  const max = Math.min((maxLength ?? LONGEST) as number, min + LONGEST);
  return fc.string({ minLength: min, maxLength: max, unit: 'binary' });
}
