import { settingsTable } from '../../src/adapters/config/settings.js';
import { standardEngine } from '../../src/adapters/engine/standard-engine.js';
import { problems } from '../../src/adapters/http/problems.js';
import { InvalidRequestError } from '../../src/adapters/library/invalid-request-error.js';
import { tableOf } from '../../src/adapters/library/table.js';
import { catalogue, EXAMPLE_SEED } from '../../src/domain/catalogue/catalogue.js';
import { fieldTypesPages } from './field-types-page.js';
import { GENERATED, markdownTable } from './markdown.js';
import { meaningsPage } from './meanings-page.js';
import type { ReferencePage } from './reference-page.js';

/** The number of values that the page of a field type shows. */
const VALUES = 5;

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

function typePages(): readonly ReferencePage[] {
  const engine = standardEngine();
  const entries = catalogue(engine);
  const valuesOf = (type: string): readonly string[] => {
    const request = { rows: VALUES, seed: EXAMPLE_SEED, fields: [{ name: type, type }] };
    try {
      return [...tableOf(request, engine).rows()].map((row) => JSON.stringify(row[type]));
    } catch (error) {
      if (error instanceof InvalidRequestError) return [];
      throw error;
    }
  };
  return fieldTypesPages(entries, valuesOf);
}

export function referencePages(): readonly ReferencePage[] {
  return [settingsPage(), errorsPage(), meaningsPage(), ...typePages()];
}
