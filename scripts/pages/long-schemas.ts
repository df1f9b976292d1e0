/** The most characters of a JSON Schema that a cell of a table contains. */
const CELL = 200;

interface LongSchema {
  readonly constraint: string;
  readonly rule: object;
  /** The field types that have it. */
  readonly types: string[];
}

/** The page of the schemas that several field types have, without its ending. */
export const SHARED_PAGE = 'shared-schemas';

/**
 * The schemas of constraints that are too long for a table. The schema of one field type has a section on its page, and a
 * schema that several types have one on a page of its own.
 */
export class LongSchemas {
  readonly #schemas = new Map<string, LongSchema>();
  readonly #everyType: number;

  constructor(everyType: number) {
    this.#everyType = everyType;
  }

  add(type: string, constraint: string, rule: object): void {
    const compact = JSON.stringify(rule);
    if (compact.length <= CELL) return;
    const key = keyOf(constraint, compact);
    const schema = this.#schemas.get(key) ?? { constraint, rule, types: [] };
    schema.types.push(type);
    this.#schemas.set(key, schema);
  }

  /** Returns the text of a cell: the schema, or a link to its section. */
  cell(constraint: string, rule: object): string {
    const schema = this.#schemas.get(keyOf(constraint, JSON.stringify(rule)));
    // Spaces let a narrow table break the text.
    if (schema === undefined) return `\`${JSON.stringify(rule, null, 1).replace(/\n */g, ' ')}\``;
    const anchor = `#${headingOf(schema).replaceAll(' ', '-')}`;
    return `[schema](${schema.types.length === 1 ? anchor : `${SHARED_PAGE}.md${anchor}`})`;
  }

  /** Returns the sections of the schemas that only this field type has. */
  sectionsOf(type: string): readonly string[] {
    return [...this.#schemas.values()]
      .filter(({ types }) => types.length === 1 && types[0] === type)
      .map((schema) => section(schema));
  }

  sharedSections(): readonly string[] {
    return [...this.#schemas.values()]
      .filter(({ types }) => types.length > 1)
      .map((schema) => section(schema, `Field types: ${this.#usersOf(schema)}.\n\n`));
  }

  #usersOf({ types }: LongSchema): string {
    return types.length === this.#everyType
      ? 'all'
      : types.map((type) => `[${type}](${type}.md)`).join(', ');
  }
}

function keyOf(constraint: string, compact: string): string {
  return `${constraint} ${compact}`;
}

function headingOf({ constraint, types }: LongSchema): string {
  return `${constraint} of ${types[0]}`;
}

function section(schema: LongSchema, users = ''): string {
  return `## ${headingOf(schema)}

${users}\`\`\`json
${indented(schema.rule)}
\`\`\``;
}

/** Returns the JSON of a schema on several lines, but each list of texts or numbers on one. */
function indented(rule: object): string {
  return JSON.stringify(rule, null, 2).replace(/\[[^[\]{}]*\]/g, (list) =>
    list.replace(/\n */g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
}
