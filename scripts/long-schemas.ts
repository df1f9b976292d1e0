/** The most characters of a JSON Schema that a cell of a table contains. */
const CELL = 200;

interface LongSchema {
  readonly constraint: string;
  readonly rule: object;
  /** The field types that have it. */
  readonly types: string[];
}

/** The schemas of constraints that are too long for a table: each gets a section, once for all types that share it. */
export class LongSchemas {
  readonly #schemas = new Map<string, LongSchema>();
  readonly #everyType: number;

  constructor(everyType: number) {
    this.#everyType = everyType;
  }

  /** Returns the text of a cell: the schema, or a link to its section. */
  cell(type: string, constraint: string, rule: object): string {
    const compact = JSON.stringify(rule);
    // Spaces let a narrow table break the text.
    if (compact.length <= CELL) return `\`${JSON.stringify(rule, null, 1).replace(/\n */g, ' ')}\``;
    const key = `${constraint} ${compact}`;
    const schema = this.#schemas.get(key) ?? { constraint, rule, types: [] };
    schema.types.push(type);
    this.#schemas.set(key, schema);
    return `[schema](#${constraint}-of-${schema.types[0]})`;
  }

  sections(): string {
    return [...this.#schemas.values()].map((schema) => this.#section(schema)).join('\n\n');
  }

  #section({ constraint, rule, types }: LongSchema): string {
    const users = types.map((type) => `[${type}](#${type})`).join(', ');
    return `### ${constraint} of ${types[0]}

Field types: ${types.length === this.#everyType ? 'all' : users}.

\`\`\`json
${JSON.stringify(rule, null, 2)}
\`\`\``;
  }
}
