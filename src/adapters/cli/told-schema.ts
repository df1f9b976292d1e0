/** As much of a JSON Schema as a line has room for: what a constraint takes, in a few words. */
export function toldSchema(schema: Schema): string {
  const { type, anyOf, oneOf, items, format, properties } = schema;
  if (schema.enum) return oneOfWords(schema.enum);
  if (anyOf) return anyOf.map((other) => toldSchema({ type, ...other })).join(' or ');
  if (oneOf) return `object of kind ${oneOfWords(oneOf.map(kindOf))}`;
  if (properties) return `object of ${Object.keys(properties).join(', ')}`;
  if (items) return `list of ${toldSchema(items)}`;
  if (type === 'integer' || type === 'number') return type + bounds(schema);
  return format ?? (type === 'string' ? 'text' : (type ?? 'anything'));
}

/** The keywords that the catalogue's schemas use and that are told. */
export interface Schema {
  readonly type?: string | undefined;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Longer lists are cut: --json has them whole. */
const MOST_WORDS = 8;

function oneOfWords(words: readonly unknown[]): string {
  const told = words.slice(0, MOST_WORDS).map(String).join(' | ');
  return words.length > MOST_WORDS ? `${told} | … (${words.length} in all)` : told;
}

/** Bounds that only say what a number can be at all are no news. */
function bounds({ minimum = -Infinity, maximum = Infinity }: Schema): string {
  const low = minimum > Number.MIN_SAFE_INTEGER ? String(minimum) : '';
  const high = maximum < Number.MAX_SAFE_INTEGER ? String(maximum) : '';
  return low + high === '' ? '' : ` ${low}..${high}`;
}

function kindOf({ properties }: Schema): unknown {
  return properties?.kind?.const;
}
