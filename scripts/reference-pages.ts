import { settingsTable } from '../src/adapters/config/settings.js';
import { standardEngine } from '../src/adapters/engine/standard-engine.js';
import { problems } from '../src/adapters/http/problems.js';
import { fieldTypesText } from './field-types-page.js';
import { GENERATED, markdownTable } from './markdown.js';

/** A file that is generated from the code. */
export interface ReferencePage {
  /** Path from the root of the package. */
  readonly path: string;
  readonly text: string;
}

function settingsPage(): ReferencePage {
  const rows = Object.values(settingsTable).map(({ name, default: value, meaning, codec }) => [
    `\`${name}\``,
    value === '' ? 'empty' : `\`${value}\``,
    meaning,
    codec.name,
  ]);
  const text = `# Settings

${GENERATED}

The server reads these environment variables and checks all of them at the start. If one is invalid, the server does not start and
prints a line that names the variable.

${markdownTable(['Variable', 'Default', 'Meaning', 'Allowed values'], rows)}
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

${GENERATED}

Every error is \`application/problem+json\` (RFC 9457). Programs distinguish errors by \`code\`.

${markdownTable(['Code', 'Status', 'Title', 'What it means and what to do'], rows)}
`;
  return { path: 'docs/errors.md', text };
}

function fieldTypesPage(): ReferencePage {
  return { path: 'docs/field-types.md', text: fieldTypesText(standardEngine().catalogue()) };
}

export function referencePages(): readonly ReferencePage[] {
  return [settingsPage(), errorsPage(), fieldTypesPage()];
}
