import type { CatalogueEntry } from '../../src/domain/catalogue/catalogue.js';
import { LongSchemas, SHARED_PAGE } from './long-schemas.js';
import { GENERATED, markdownTable } from './markdown.js';
import type { ReferencePage } from './reference-page.js';

/** Returns values that the engine makes for a field type without constraints, as JSON; none if it needs constraints. */
export type ValuesOf = (type: string) => readonly string[];

function typePage(entry: CatalogueEntry, schemas: LongSchemas, valuesOf: ValuesOf): string {
  const rows = Object.entries(entry.constraints).map(([name, schema]) => {
    const { description, default: value, ...rule } = schema;
    return [
      `\`${name}\``,
      String(description),
      value === undefined ? '' : `\`${JSON.stringify(value)}\``,
      schemas.cell(name, rule),
    ];
  });
  const synonyms = entry.synonyms.map((name) => `\`${name}\``).join(', ');
  const values = valuesOf(entry.type);
  const examples = values.length === 0 ? [JSON.stringify(entry.example)] : values;
  return [
    `# ${entry.type}`,
    GENERATED,
    entry.description,
    ['```text', ...examples, '```'].join('\n'),
    [
      ...(synonyms === '' ? [] : [`- Also known as: ${synonyms}`]),
      `- Category: ${entry.category}`,
      `- Different values with the default constraints: ${entry.capacity}`,
    ].join('\n'),
    '## Constraints',
    markdownTable(['Constraint', 'Meaning', 'Default', 'JSON Schema'], rows),
    ...schemas.sectionsOf(entry.type),
  ].join('\n\n');
}

/** Returns a list of links to types, with one item for each value of `by`. */
function index(entries: readonly CatalogueEntry[], by: (entry: CatalogueEntry) => string): string {
  return [...new Set(entries.map(by))]
    .map((group) => {
      const links = entries
        .filter((entry) => by(entry) === group)
        .map(({ type }) => `[${type}](field-types/${type}.md)`);
      return `- **${group}:** ${links.join(', ')}`;
    })
    .join('\n');
}

function listOfTypes(entries: readonly CatalogueEntry[]): string {
  return `# Field types

${GENERATED}

There are ${entries.length} types, and each has a page. \`GET /field-types\` returns the same information as JSON, and
\`npx tablewright types NAME\` prints one type.

${index(entries, ({ category }) => category)}

Several types share [the schemas of long constraints](field-types/${SHARED_PAGE}.md), such as \`given\` and \`distribution\`.
`;
}

function sharedSchemas(schemas: LongSchemas): string {
  return ['# Shared schemas', GENERATED, ...schemas.sharedSections()].join('\n\n');
}

/** Returns the reference of the field types of a catalogue: a list of them, and a page for each. */
export function fieldTypesPages(
  entries: readonly CatalogueEntry[],
  valuesOf: ValuesOf,
): readonly ReferencePage[] {
  const schemas = new LongSchemas(entries.length);
  for (const { type, constraints } of entries) {
    for (const [name, { description, default: value, ...rule }] of Object.entries(constraints)) {
      schemas.add(type, name, rule);
    }
  }
  const pageOf = (name: string, text: string): ReferencePage => ({
    path: `docs/field-types/${name}.md`,
    text: `${text}\n`,
  });
  return [
    { path: 'docs/field-types.md', text: listOfTypes(entries) },
    ...entries.map((entry) => pageOf(entry.type, typePage(entry, schemas, valuesOf))),
    pageOf(SHARED_PAGE, sharedSchemas(schemas)),
  ];
}
