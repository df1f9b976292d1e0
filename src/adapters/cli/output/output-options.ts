import type { Command } from 'commander';
import { FORMAT_NAMES } from '../../../domain/formats/index.js';
import { DIALECT_NAMES } from '../../../domain/sql-dialects/index.js';
import { AS_OF_OPTION } from '../options/as-of-option.js';
import { type EngineOptions, takeExtensions } from '../options/engine-options.js';
import { NOW_OPTION } from '../options/now-option.js';
import type { RequestOptions } from '../requests/request-options.js';

/** Options of the commands that make a table. */
export interface OutputOptions extends RequestOptions, EngineOptions {
  readonly out?: string;
  readonly quiet?: true;
  readonly jobs?: string;
}

export function takeOutput(command: Command): Command {
  return takeExtensions(command)
    .option('--rows <number>', 'number of rows')
    .option('--offset <number>', 'number of the first row, counted from 0')
    .option('--locale <name>', 'language and country of the words, such as de or fr_CA')
    .option('--fallback <name>', 'locale of fields whose own locale lacks their words')
    .option('--format <name>', `one of ${FORMAT_NAMES.join(', ')}, or a format of an extension`)
    .option('--compression <name>', 'none, gzip or zstd')
    .option('--table <name>', 'name of the table in SQL, table or schema.table')
    .option('--dialect <name>', `dialect of SQL: ${DIALECT_NAMES.join(', ')}`)
    .option('--create-table', 'begin SQL with CREATE TABLE')
    .option('--delimiter <character>', 'character between the cells of CSV: , ; | or tab')
    .option('--seed <seed>', 'seed of the values: the same request and seed give the same bytes')
    .option(...NOW_OPTION)
    .option(...AS_OF_OPTION)
    .option(
      '--out <file>',
      'file to create or replace, or a device or pipe; its extension selects format and compression, as in table.csv.gz',
    )
    .option(
      '--jobs <number>',
      'threads that generate the table; by default one for each core if it is large',
    )
    .option('--quiet', 'print no progress and no summary on the terminal');
}
