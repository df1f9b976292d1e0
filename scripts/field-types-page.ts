import type { CatalogueEntry } from '../src/domain/catalogue/catalogue.js';
import { LongSchemas } from './long-schemas.js';
import { GENERATED, markdownTable } from './markdown.js';

function typeSection(entry: CatalogueEntry, schemas: LongSchemas): string {
  const rows = Object.entries(entry.constraints).map(([name, schema]) => {
    const { description, default: value, ...rule } = schema;
    return [
      `\`${name}\``,
      String(description),
      value === undefined ? '' : `\`${JSON.stringify(value)}\``,
      schemas.cell(entry.type, name, rule),
    ];
  });
  const synonyms = entry.synonyms.map((name) => `\`${name}\``).join(', ');
  return `## ${entry.type}

${entry.description}${synonyms === '' ? '' : ` Also known as ${synonyms}.`}

Example: \`${JSON.stringify(entry.example)}\`. Category: ${entry.category}. Different values with the default constraints: ${entry.capacity}.

${markdownTable(['Constraint', 'Meaning', 'Default', 'JSON Schema'], rows)}`;
}

/** Returns a table of links to types, with one row for each value of `by`. */
function index(
  head: string,
  entries: readonly CatalogueEntry[],
  by: (entry: CatalogueEntry) => string,
): string {
  const rows = [...new Set(entries.map(by))].map((group) => [
    group,
    entries
      .filter((entry) => by(entry) === group)
      .map(({ type }) => `[${type}](#${type})`)
      .join(', '),
  ]);
  return markdownTable([head, 'Types'], rows);
}

/** Returns the reference of the field types of a catalogue. */
export function fieldTypesText(entries: readonly CatalogueEntry[]): string {
  const schemas = new LongSchemas(entries.length);
  const alphabetical = entries.toSorted((a, b) => (a.type < b.type ? -1 : 1));
  return `# Field types

${GENERATED}

There are ${entries.length} types. \`GET /field-types\` returns the same information as JSON.

## By category

${index('Category', entries, ({ category }) => category)}

## By name

${index('Letter', alphabetical, ({ type }) => type.charAt(0).toUpperCase())}

${entries.map((entry) => typeSection(entry, schemas)).join('\n\n')}

## Long schemas

${schemas.sections()}
`;
}
