import { settingsTable } from '../src/adapters/config/settings.js';
import { standardEngine } from '../src/adapters/engine/standard-engine.js';
import { problems } from '../src/adapters/http/problems.js';
import type { CatalogueEntry } from '../src/domain/catalogue/catalogue.js';

/** A file that is generated from the code. */
export interface ReferencePage {
  /** Path from the root of the package. */
  readonly path: string;
  readonly text: string;
}

const NOTE = '<!-- Made by `npm run generate`; change the code instead. -->';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function settingsPage(): ReferencePage {
  const rows = Object.values(settingsTable).map(({ name, default: value, meaning, codec }) => [
    `\`${name}\``,
    value === '' ? 'empty' : `\`${value}\``,
    meaning,
    codec.name,
  ]);
  const text = `# Settings

${NOTE}

Environment variables, all checked at the start: a bad one stops it with a line that names it.

${table(['Variable', 'Default', 'Meaning', 'Takes'], rows)}
`;
  return { path: 'docs/settings.md', text };
}

function errorsPage(): ReferencePage {
  const rows = Object.entries(problems).map(([code, { status, title, meaning }]) => [
    `\`${code}\``,
    String(status),
    title,
    meaning,
  ]);
  const text = `# Errors

${NOTE}

Every error is \`application/problem+json\` (RFC 9457). Programs tell errors apart by \`code\`.

${table(['Code', 'Status', 'Title', 'What it means and what to do'], rows)}
`;
  return { path: 'docs/errors.md', text };
}

function typeSection(entry: CatalogueEntry): string {
  const rows = Object.entries(entry.constraints).map(([name, schema]) => {
    const { description, default: value, ...rule } = schema;
    return [
      `\`${name}\``,
      String(description),
      value === undefined ? '' : `\`${JSON.stringify(value)}\``,
      `\`${JSON.stringify(rule)}\``,
    ];
  });
  return `## ${entry.type}

${entry.description}

Example: \`${JSON.stringify(entry.example)}\`. Category: ${entry.category}. Different values with the default constraints: ${entry.capacity}.

${table(['Constraint', 'Meaning', 'Default', 'JSON Schema'], rows)}`;
}

function fieldTypesPage(): ReferencePage {
  const entries = standardEngine().catalogue();
  const text = `# Field types

${NOTE}

${entries.length} types. \`GET /field-types\` gives the same as JSON.

${entries.map(typeSection).join('\n\n')}
`;
  return { path: 'docs/field-types.md', text };
}

export function referencePages(): readonly ReferencePage[] {
  return [settingsPage(), errorsPage(), fieldTypesPage()];
}
