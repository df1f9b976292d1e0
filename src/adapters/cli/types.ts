import { nearestName } from '../../domain/errors/nearest-name.js';
import { quote } from '../../domain/errors/quote.js';
import type { CatalogueEntry } from '../../domain/field-types/catalogue.js';
import { FIELD_TYPE_NAMES } from '../../domain/field-types/index.js';
import { fieldTypes } from '../library/field-types.js';
import { aligned } from './aligned.js';
import type { Define } from './command-line.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { toldType } from './told-type.js';
import { writeLines } from './write-lines.js';

export const defineTypes: Define = (command) => {
  command
    .description(
      'Print the field types by category, or all of one: its constraints and an example.',
    )
    .argument('[name]', 'a field type')
    .option('--json', 'print what GET /field-types tells, or the entry of one type')
    .action(run);
};

async function run(name: string | undefined, options: { readonly json?: true }): Promise<void> {
  const entries = fieldTypes();
  if (name === undefined) {
    return writeLines(
      ...(options.json ? [JSON.stringify({ field_types: entries })] : byCategory(entries)),
    );
  }
  const entry = entries.find(({ type }) => type === name);
  if (entry === undefined) throw unknownType(name);
  if (options.json) return writeLines(JSON.stringify(entry));
  const locales = Math.max(...entries.map((other) => other.locales.length));
  return writeLines(...toldType(entry, locales));
}

function byCategory(entries: readonly CatalogueEntry[]): readonly string[] {
  const lines = aligned(entries.map(({ type, description }) => [`  ${type}`, description]));
  const categories = [...new Set(entries.map(({ category }) => category))];
  return categories.flatMap((category, i) => [
    ...(i > 0 ? [''] : []),
    category,
    ...lines.filter((_, k) => entries[k]?.category === category),
  ]);
}

function unknownType(name: string): Ending {
  const nearest = nearestName(name, FIELD_TYPE_NAMES);
  const hint = nearest === undefined ? 'see: tablewright types' : `did you mean ${quote(nearest)}?`;
  return new Ending(exitCode.refused, [`unknown field type ${quote(name)}, ${hint}`]);
}
