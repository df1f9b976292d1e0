import type { DatabaseLink } from '../../application/ports/database-link.js';
import type { DatabaseSchema } from '../../domain/databases/database-schema.js';
import { keptColumns, withoutKept } from '../../domain/databases/kept-tables.js';
import { setOfSchema } from '../../domain/databases/set-of-schema.js';
import { tablesOfTriggers } from '../../domain/databases/tables-of-triggers.js';
import { databaseFormats } from '../databases/database-formats.js';
import { URL_FORMS } from '../databases/database-schemes.js';
import { databaseTarget, withDatabase } from './database-target.js';
import type { Define, Surroundings } from './define.js';
import { Ending } from './ending.js';
import { type EngineOptions, engineOf, takeExtensions } from './engine-options.js';
import { exitCode } from './exit-code.js';
import { type FillOptions, fillDatabase } from './fill-database.js';
import { addNotes } from './help-notes.js';
import { loadRequest } from './load-request.js';
import { printMissed } from './schema-file.js';
import { wholeOption } from './whole-option.js';

const NOTES = {
  paragraphs: [
    'Reads the catalogue of the database, makes a request of it as tablewright schema does, and loads its rows as tablewright load does. A table whose rows the database refuses stays as it was and is reported with the reason; the others are filled.',
    'With --only-empty, tables that have rows stay as they are, and new rows refer to theirs.',
  ],
  examples: [
    'tablewright seed postgres://localhost/shop --rows 1000',
    'tablewright seed sqlite:shop.db --only-empty --seed demo',
  ],
};

const DEFAULT_ROWS = 1000;
const MOST_ROWS = 100_000_000;

/** More keys than a table of values should have are not all referred to. */
const MOST_KEYS = 1000;

interface Options extends Omit<FillOptions, 'resume'>, EngineOptions {
  readonly rows?: string;
  readonly seed?: string;
  readonly locale?: string;
  readonly onlyEmpty?: true;
}

export const defineSeed: Define = (command, surroundings) => {
  const taking = command
    .description('Fill all tables of a database with rows that keep its keys and rules.')
    .argument('[url]', `the database: ${URL_FORMS}; by default DATABASE_URL`)
    .option(
      '--rows <number>',
      `rows of a table that no other table limits; default ${DEFAULT_ROWS}`,
    )
    .option('--seed <seed>', 'seed of the values')
    .option('--locale <name>', 'locale of the words')
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
  const rows = wholeOption('--rows', options.rows ?? String(DEFAULT_ROWS), 1, MOST_ROWS);
  const { locale, seed } = options;
  const { engine } = await engineOf(options, surroundings, [{ formats: databaseFormats }]);
  await engine.load({ locale });
  await withDatabase(target, async (link) => {
    const schema = await schemaToFill(link, options.onlyEmpty === true);
    const triggered = tablesOfTriggers(schema);
    const set = setOfSchema(withoutKept(schema, triggered, new Map()), {
      rows,
      engine,
      ...(locale === undefined ? {} : { locale }),
    });
    if (options.quiet !== true) printMissed(target.shown, schema, set.missed);
    const members = { ...set.request, ...(seed === undefined ? {} : { seed }) };
    const request = loadRequest(members, { notation: link.notation, engine, path: target.shown });
    const filledByTriggers = [...triggered];
    await fillDatabase(
      { link, target, schema, request, leavesOut: true, filledByTriggers },
      options,
    );
  });
}

async function schemaToFill(link: DatabaseLink, onlyEmpty: boolean): Promise<DatabaseSchema> {
  const schema = await link.readSchema();
  const filled = onlyEmpty ? await withoutFullTables(link, schema) : schema;
  if (filled.tables.length > 0) return filled;
  throw new Ending(exitCode.refused, ['the database has no table to fill']);
}

async function withoutFullTables(
  link: DatabaseLink,
  schema: DatabaseSchema,
): Promise<DatabaseSchema> {
  const kept = new Set<string>();
  for (const { name } of schema.tables) if ((await link.countRows(name)) > 0) kept.add(name);
  const values = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const [table, columns] of keptColumns(schema, kept)) {
    const found = new Map<string, readonly string[]>();
    for (const column of columns) {
      found.set(column, await link.distinct(table, column, MOST_KEYS));
    }
    values.set(table, found);
  }
  return withoutKept(schema, kept, values);
}
