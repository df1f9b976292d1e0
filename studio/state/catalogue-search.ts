/** A field type as the page's copy of the catalogue describes it. */
export interface CatalogueType {
  readonly type: string;
  readonly category: string;
  readonly description: string;
  readonly synonyms: readonly string[];
  readonly constraints: Readonly<Record<string, JsonSchema>>;
  readonly example: unknown;
  /** The locales that have values of the type; empty if its values have no language. */
  readonly locales: readonly string[];
}

/** The parts of JSON Schema that forms read. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

/** The types that a search finds, the likeliest first. An empty search finds all, in the order of the catalogue. */
export function searchTypes(
  types: readonly CatalogueType[],
  search: string,
): readonly CatalogueType[] {
  const wanted = plain(search);
  if (wanted === '') return types;
  const ranked = types.map((type) => ({ type, rank: rankOf(type, wanted) }));
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ type }) => type);
}

const NOT_FOUND = 9;

/** 0 for the name itself, up to 8 for a part of the description. */
function rankOf({ type, category, description, synonyms }: CatalogueType, wanted: string): number {
  const name = plain(type);
  const others = synonyms.map(plain);
  const tests: readonly (() => boolean)[] = [
    () => name === wanted,
    () => others.includes(wanted),
    () => name.startsWith(wanted),
    () => others.some((other) => other.startsWith(wanted)),
    () => name.includes(wanted),
    () => others.some((other) => other.includes(wanted)),
    () => plain(category).includes(wanted),
    () => plain(description).split(' ').includes(wanted),
    () => plain(description).includes(wanted),
  ];
  const rank = tests.findIndex((test) => test());
  return rank < 0 ? NOT_FOUND : rank;
}

function plain(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
