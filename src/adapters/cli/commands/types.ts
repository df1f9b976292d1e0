import {
  type CatalogueEntry,
  catalogue,
  entryOf,
  typesOf,
} from '../../../domain/catalogue/catalogue.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { quote } from '../../../domain/errors/quote.js';
import type { FieldTypes } from '../../../domain/field-types/field-type.js';
import { nearestFieldType } from '../../../domain/field-types/nearest-field-type.js';
import { explainColumn } from '../../../domain/meanings/explain-column.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { writeLines } from '../output/write-lines.js';
import { aligned } from '../text/aligned.js';
import { describeColumn } from '../text/describe-column.js';
import { describeType } from '../text/describe-type.js';

export const defineTypes: Define = (command, surroundings) => {
  takeExtensions(command)
    .description(
      'Print the field types by category, the constraints and an example of one type, or which field suits a column.',
    )
    .argument(
      '[name]',
      'a field type, another name of one, such as int, or a column: orders.status',
    )
    .option(
      '--json',
      'print the answer of GET /field-types, its entry for one type, or the field of a column',
    );
  addNotes(command, {
    paragraphs: [],
    examples: [
      'tablewright types email',
      'tablewright types orders.status',
      'tablewright types | grep -i date',
    ],
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
  if (name === undefined) {
    const entries = catalogue(engine);
    return writeLines(
      ...(options.json ? [JSON.stringify({ field_types: entries })] : byCategory(entries)),
    );
  }
  const type = typesOf(engine).find(
    ({ name: own, synonyms = [] }) => own === name || synonyms.includes(name),
  );
  if (type === undefined) return describeName(name, engine, options);
  const entry = entryOf(type, engine);
  if (options.json) return writeLines(JSON.stringify(entry));
  const { length: locales } = engine.vocabulary.locales;
  return writeLines(...describeType(entry, locales, process.stdout.columns));
}

/** Which field a column with this name has, unless it is a type that is nearly written right. */
async function describeName(name: string, engine: TableEngine, { json }: Options): Promise<void> {
  const isColumn = name.includes('.') || nearestFieldType(name, engine.fieldTypes) === undefined;
  const column = isColumn ? explainColumn(name, engine) : undefined;
  if (column === undefined) throw unknownType(name, engine.fieldTypes);
  return writeLines(...(json ? [JSON.stringify(column)] : describeColumn(column)));
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
