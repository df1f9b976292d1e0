import type { CatalogueEntry } from '../../../domain/catalogue/catalogue.js';
import { quote } from '../../../domain/errors/quote.js';
import type { FieldTypes } from '../../../domain/field-types/field-type.js';
import { nearestFieldType } from '../../../domain/field-types/nearest-field-type.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { writeLines } from '../output/write-lines.js';
import { aligned } from '../text/aligned.js';
import { describeType } from '../text/describe-type.js';

export const defineTypes: Define = (command, surroundings) => {
  takeExtensions(command)
    .description(
      'Print the field types by category, or the constraints and an example of one type.',
    )
    .argument('[name]', 'a field type, or another name of one, such as int')
    .option('--json', 'print the answer of GET /field-types, or its entry for one type');
  addNotes(command, {
    paragraphs: [],
    examples: ['tablewright types email', 'tablewright types | grep -i date'],
  }).action((name, options) => run(name, options, surroundings));
};

interface Options extends EngineOptions {
  readonly json?: true;
}

async function run(
  name: string | undefined,
  options: Options,
  surroundings: Surroundings,
): Promise<void> {
  const { engine } = await engineOf(options, surroundings);
  const entries = engine.catalogue();
  if (name === undefined) {
    return writeLines(
      ...(options.json ? [JSON.stringify({ field_types: entries })] : byCategory(entries)),
    );
  }
  const entry = entries.find(({ type, synonyms }) => type === name || synonyms.includes(name));
  if (entry === undefined) throw unknownType(name, engine.fieldTypes);
  if (options.json) return writeLines(JSON.stringify(entry));
  const locales = Math.max(...entries.map((each) => each.locales.length));
  return writeLines(...describeType(entry, locales, process.stdout.columns));
}

function byCategory(entries: readonly CatalogueEntry[]): readonly string[] {
  const longest = Math.max(...entries.map(({ type }) => type.length));
  const categories = [...new Set(entries.map(({ category }) => category))];
  return categories.flatMap((category, i) => [
    ...(i > 0 ? [''] : []),
    category,
    ...aligned(
      entries
        .filter((entry) => entry.category === category)
        .map(({ type, description }) => [`  ${type.padEnd(longest)}`, description]),
      process.stdout.columns,
    ),
  ]);
}

function unknownType(name: string, fieldTypes: FieldTypes): Ending {
  const nearest = nearestFieldType(name, fieldTypes);
  const hint = nearest === undefined ? 'see: tablewright types' : `did you mean ${quote(nearest)}?`;
  return new Ending(exitCode.refused, [`unknown field type ${quote(name)}, ${hint}`]);
}
