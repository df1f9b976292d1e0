/** Summarizes the JSON Schema of a constraint on one line, such as `integer 0..100` or `list of text`. */
export function describeSchema(schema: Schema): string {
  const { type, anyOf, oneOf, items, format, properties, additionalProperties } = schema;
  if (schema.enum) return oneOfWords(schema.enum);
  if (anyOf) return anyOf.map((schema) => describeSchema({ type, ...schema })).join(' or ');
  if (oneOf) return `object of kind ${oneOfWords(oneOf.map(kindOf))}`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (additionalProperties) return `object of ${describeSchema(additionalProperties)} by name`;
  if (properties) return objectOf(Object.keys(properties));
  if (items) return `list of ${describeSchema(items)}`;
  if (type === 'integer' || type === 'number') return type + bounds(schema);
  return format ?? (type === 'string' ? 'text' : (type ?? 'anything'));
}

/** A longer list of members would leave no room for the description on a terminal. */
const LONGEST_LIST = 24;

function objectOf(names: readonly string[]): string {
  const list = names.join(', ');
  return `object of ${list.length > LONGEST_LIST ? `${names[0]}, …` : list}`;
}

/** The keywords of the catalogue's schemas that a summary uses. */
export interface Schema {
  readonly type?: string | undefined;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  /** The schema of members that are not named in `properties`. */
  readonly additionalProperties?: Schema | false;
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Longer lists are cut; `--json` prints them in full. */
const MOST_WORDS = 8;

function oneOfWords(words: readonly unknown[]): string {
  const shown = words.slice(0, MOST_WORDS).map(String).join(' | ');
  return words.length > MOST_WORDS ? `${shown} | … (${words.length} in all)` : shown;
}

/** The bounds of a number; those at the limits of safe integers are left out. */
function bounds({ minimum = -Infinity, maximum = Infinity }: Schema): string {
  const low = minimum > Number.MIN_SAFE_INTEGER ? String(minimum) : '';
  const high = maximum < Number.MAX_SAFE_INTEGER ? String(maximum) : '';
  return low + high === '' ? '' : ` ${low}..${high}`;
}

function kindOf({ properties }: Schema): unknown {
  return properties?.kind?.const;
}
