import { loadRequest } from '../../../application/databases/load-request.js';
import { type SeedRequest, seedRequest } from '../../../application/databases/seed-request.js';
import type { DatabaseSchema } from '../../../domain/databases/model/database-schema.js';
import { databaseFormats } from '../../databases/database-formats.js';
import { URL_FORMS } from '../../databases/database-schemes.js';
import { OWN_TERMS } from '../../system/own-terms.js';
import { databaseTarget, withDatabase } from '../databases/database-target.js';
import { fillDatabase } from '../databases/fill-database.js';
import { orFillEnding } from '../databases/fill-ending.js';
import type { FillOptions } from '../databases/fill-options.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { checkTablesOfOption, collected, tableRowsOption } from '../options/table-rows-option.js';
import { writeLines } from '../output/write-lines.js';
import { MEANINGS_OPTION, meaningsIn } from '../requests/meanings-file.js';
import {
  columnDocuments,
  documentsFor,
  JSON_SCHEMA_OPTION,
} from '../schemas/json-schema-option.js';
import { printMissed } from '../schemas/schema-file.js';
import { aligned } from '../text/aligned.js';
import { printable } from '../text/printable.js';
import { readableCount } from '../text/readable-count.js';

const NOTES = {
  paragraphs: [
    'Reads the catalogue of the database, makes a request of it as tablewright schema does, and loads its rows as tablewright load does. Rows that the database refuses are left out, and so are rows that refer to them. Each such table is reported with the first reason.',
    'With --only-empty, tables that have rows stay as they are, and new rows refer to theirs.',
  ],
  examples: [
    'tablewright seed postgres://localhost/shop --rows 1000',
    'tablewright seed sqlite:shop.db --only-empty --seed demo',
    'tablewright seed sqlite:shop.db --more 1000 --seed demo',
    'tablewright seed sqlite:shop.db --plan --rows orders=50000',
  ],
};

const DEFAULT_ROWS = 1000;
const MOST_ROWS = 100_000_000;

interface Options extends Omit<FillOptions, 'resume' | 'skipRefused'>, EngineOptions {
  readonly rows?: readonly string[];
  readonly more?: string;
  readonly plan?: true;
  readonly seed?: string;
  readonly locale?: string;
  readonly meanings?: string;
  readonly jsonSchema?: readonly string[];
  readonly onlyEmpty?: true;
}

export const defineSeed: Define = (command, surroundings) => {
  const taking = command
    .description('Fill all tables of a database with rows that keep its keys and rules.')
    .argument('[url]', `the database: ${URL_FORMS}; by default DATABASE_URL`)
    .option(
      '--rows <number>',
      `rows of a table of things or people; others have fewer or more by their role; table=number sets one, may be repeated; default ${DEFAULT_ROWS}`,
      collected,
    )
    .option(
      '--more <number>',
      'continue behind the rows that the same --seed has made; look-ups stay as they are',
    )
    .option('--plan', 'print the number of rows of each table and why, and write nothing')
    .option('--seed <seed>', 'seed of the values')
    .option('--locale <name>', 'locale of the words')
    .option(...MEANINGS_OPTION)
    .option(...JSON_SCHEMA_OPTION)
    .option('--only-empty', 'keep tables that have rows, and refer to their rows')
    .option('--truncate', 'delete the rows of all tables first')
    .option('--yes', 'do not ask before rows are deleted or another machine is written to')
    .option('--quiet', 'print no plan, no progress and no summary');
  addNotes(takeExtensions(taking), NOTES).action((url, options) => run(url, options, surroundings));
};

async function run(
  url: string | undefined,
  options: Options,
  surroundings: Surroundings,
): Promise<void> {
  const target = databaseTarget(url, 'the argument');
  const texts = [...(options.rows ?? []), ...(options.more === undefined ? [] : [options.more])];
  const option = tableRowsOption(texts, { usual: DEFAULT_ROWS, most: MOST_ROWS });
  const { locale, seed } = options;
  const continues = options.more !== undefined;
  if (continues) checkMore(options);
  const { engine } = await engineOf(options, surroundings, [{ formats: databaseFormats }]);
  const onlyEmpty = options.onlyEmpty === true;
  const truncates = options.truncate === true;
  const meanings = await meaningsIn(options.meanings, engine);
  const documents = await columnDocuments(options.jsonSchema);
  const documentsOf = ({ tables }: DatabaseSchema) => documentsFor(documents, tables);
  const terms = {
    ...option,
    meanings,
    documentsOf,
    engine,
    seed,
    locale,
    onlyEmpty,
    continues,
    truncates,
  };
  await withDatabase(target, async (link) => {
    const path = target.shown;
    const asked = orFillEnding(await seedRequest({ ...terms, link })(), path, path);
    const { schema, filledByTriggers } = asked;
    checkTablesOfOption(option, schema.tables);
    if (options.quiet !== true) printMissed(path, schema, asked);
    if (options.plan === true) return writeLines(...planLines(asked));
    const context = { notation: link.notation, engine, terms: OWN_TERMS };
    const request = orFillEnding(loadRequest({ ...asked.request }, context), path, path);
    const filling = { link, target, schema, request, path, leavesOut: true };
    await fillDatabase({ ...filling, filledByTriggers }, options);
  });
}

/** Throws `Ending` if other options contradict `--more`. */
function checkMore({ seed, truncate, onlyEmpty, rows = [] }: Options): void {
  const others = [
    ...(truncate ? ['--truncate'] : []),
    ...(onlyEmpty ? ['--only-empty'] : []),
    ...(rows.some((text) => !text.includes('=')) ? ['--rows without a table'] : []),
  ];
  const reason =
    seed === undefined
      ? '--more continues the rows of a seed: --seed, which the first run printed at its end'
      : others.length > 0
        ? `--more cannot be combined with ${others.join(' and ')}: leave one of them out`
        : undefined;
  if (reason !== undefined) throw new Ending(exitCode.refused, [reason]);
}

function planLines({ rows, implied, totals }: SeedRequest): readonly string[] {
  const total = rows.reduce((sum, one) => sum + one.rows, 0);
  return [
    ...aligned(
      rows.map(({ table, rows: own, because }) => [table, readableCount(own, 'row'), because]),
    ),
    `${readableCount(total, 'row')} in ${readableCount(rows.length, 'table')}`,
    ...(implied.length === 0 ? [] : ['', 'By their names, without a foreign key:']),
    ...implied.map((line) => `  ${line}`),
    ...(totals.length === 0 ? [] : ['', 'Columns that agree with others:']),
    ...totals.map((line) => `  ${line}`),
  ].map(printable);
}
