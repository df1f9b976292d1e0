import { DIALECT_NAMES } from '../../../domain/sql-dialects/index.js';
import type { Define } from '../options/define.js';
import { takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { collected } from '../options/table-rows-option.js';
import { MEANINGS_OPTION } from '../requests/meanings-file.js';
import { schemaFrom } from '../schemas/from.js';
import { JSON_SCHEMA_OPTION } from '../schemas/json-schema-option.js';
import { EXPORT_NAMES, schemaTo } from '../schemas/to.js';

const FILES =
  'SQL, JSON Schema, an OpenAPI document in JSON, a Prisma schema, schema.rb of Rails or the URL of a database';
const DIALECTS = DIALECT_NAMES.join(', ');

export const defineSchema: Define = (command, surroundings) => {
  addNotes(
    command.description('Turn the schemas of databases into requests, and requests into schemas.'),
    {
      paragraphs: [],
      examples: [
        'tablewright schema from schema.sql --out set.json',
        'tablewright schema to typescript schema.sql',
        'tablewright schema request --out tablewright.schema.json',
        'tablewright schema from --help',
      ],
    },
  );
  addNotes(
    takeExtensions(
      command
        .command('from')
        .description('Print a request that fills the tables of a schema.')
        .argument('<file>', `${FILES}; - reads standard input`)
        .option(
          '--rows <number>',
          'rows of a table of things or people; others have fewer or more by their role; table=number sets one, may be repeated; default 1000',
          collected,
        )
        .option('--dialect <name>', `dialect of the SQL: ${DIALECTS}; default: as the script shows`)
        .option('--locale <name>', 'language of names and texts')
        .option(...MEANINGS_OPTION)
        .option(...JSON_SCHEMA_OPTION)
        .option('--out <file>', 'file to create or replace; default: standard output'),
    ),
    {
      paragraphs: [
        'Prints a request for tablewright generate, POST /generate or the library. Each field says why it has its type. What the request cannot keep goes to stderr, with its line.',
      ],
      examples: [
        'tablewright schema from schema.sql --rows 100 --out set.json',
        'tablewright schema from schema.sql --rows 10 | tablewright generate -',
      ],
    },
  ).action((path, options) => schemaFrom(path, options, surroundings));
  addNotes(
    command
      .command('to')
      .description('Print the tables of a request or a schema in another notation.')
      .argument('<format>', EXPORT_NAMES.join(', '))
      .argument('<file>', `request with tables, ${FILES}; - reads standard input`)
      .option('--dialect <name>', `dialect of the SQL: ${DIALECTS}; default: that of the file`)
      .option('--out <file>', 'file to create or replace; default: standard output'),
    {
      paragraphs: [],
      examples: [
        'tablewright schema to typescript schema.sql',
        'tablewright schema to prisma schema.sql --out schema.prisma',
      ],
    },
  ).action((format, path, options) => schemaTo(format, path, options, surroundings));
  addNotes(
    takeExtensions(
      command
        .command('request')
        .description('Print the JSON Schema of requests, by which editors complete and check them.')
        .option('--out <file>', 'file to create or replace; default: standard output'),
    ),
    {
      paragraphs: [
        'The schema is of draft 2020-12. A request names it with the member $schema, which Tablewright ignores. docs/editors.md shows how editors use it.',
      ],
      examples: ['tablewright schema request --out tablewright.schema.json'],
    },
  ).action(async (options) => {
    const { schemaRequest } = await import('../schemas/request.js');
    await schemaRequest(options, surroundings);
  });
};
