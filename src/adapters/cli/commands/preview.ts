import type { Command } from 'commander';
import { PreviewData } from '../../../application/tables/preview-data.js';
import { isSet } from '../../../domain/schema/sets/is-set.js';
import { orThrow } from '../../library/or-throw.js';
import { onlyCaller } from '../../system/only-caller.js';
import { AS_OF_OPTION } from '../options/as-of-option.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { NOW_OPTION } from '../options/now-option.js';
import { writeLines } from '../output/write-lines.js';
import { askedRequest, REQUEST_ARGUMENT } from '../requests/asked-request.js';
import { LEXICON_OPTION, type LexiconOption } from '../requests/lexicon-file.js';
import { orRefused } from '../requests/refused-request.js';
import { type RequestOptions, withOptions } from '../requests/request-options.js';
import { ownGeneration } from '../tables/own-generation.js';
import { warnOfTables } from '../tables/warn-of-tables.js';
import { madeFrom } from '../text/made-from.js';
import { printable } from '../text/printable.js';
import { readableCount } from '../text/readable-count.js';

const NOTES = {
  paragraphs: [
    'The rows are the first ones that tablewright generate makes for the same request and seed, after the same checks. A terminal shows them as a table, in which long values are cut; a file or a pipe receives JSON.',
  ],
  examples: [
    'tablewright preview id name email created_at',
    "tablewright preview 'name city:city(country=FR)' --seed 7",
    'tablewright preview request.json --json',
  ],
};

interface Options extends RequestOptions, EngineOptions, LexiconOption {
  readonly json?: true;
}

export const definePreview: Define = (command, surroundings) => {
  const taking = takeExtensions(command)
    .description('Show the first ten rows of the table that a request describes.')
    .argument(...REQUEST_ARGUMENT)
    .option('--rows <number>', 'number of rows of the whole table')
    .option('--offset <number>', 'number of the first row, counted from 0')
    .option('--locale <name>', 'language and country of the words, such as de or fr_CA')
    .option('--fallback <name>', 'locale of fields whose own locale lacks their words')
    .option(...LEXICON_OPTION)
    .option('--seed <seed>', 'seed of the values')
    .option(...NOW_OPTION)
    .option(...AS_OF_OPTION)
    .option('--json', 'print JSON on a terminal too');
  addNotes(taking, NOTES).action((args, options) => run(args, options, surroundings, command));
};

async function run(
  args: readonly string[],
  options: Options,
  surroundings: Surroundings,
  command: Command,
): Promise<void> {
  const { engine } = await engineOf(options, surroundings);
  const { members, ...source } = await askedRequest(args, options, engine);
  const request = withOptions(members, options);
  const requester = onlyCaller();
  const checked = await new PreviewData(ownGeneration(engine)).run(request, requester)();
  const preview = orRefused(checked, { ...source, options });
  warnOfTables(preview);
  const opened = orThrow(await preview.open('raw', { ...requester, onRows: () => {} })());
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of opened) text += decoder.decode(chunk, { stream: true });
  if (options.json || process.stdout.isTTY !== true) return writeLines(text);
  await writeLines(...(await tables(JSON.parse(text), isSet(request), command)));
  const summary = `${readableCount(preview.rows, 'row')}, ${madeFrom(preview)}`;
  process.stderr.write(`${summary}\n`);
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The lines of one table, or of all tables of a set, each below its name. */
async function tables(
  json: unknown,
  isSetOfTables: boolean,
  command: Command,
): Promise<readonly string[]> {
  const { cellTable } = await import('../tables/cell-table.js');
  const { styleText } = await import('node:util');
  const hasColors = command.configureOutput().getOutHasColors?.() === true;
  const style = {
    head: (text: string) => (hasColors ? styleText('bold', text) : text),
    absent: (text: string) => (hasColors ? styleText('dim', text) : text),
  };
  const width = process.stdout.columns || 80;
  if (!isSetOfTables) return cellTable(json as Rows, width, style);
  const all = Object.entries(json as Readonly<Record<string, Rows>>);
  return all.flatMap(([name, rows], i) => [
    ...(i > 0 ? [''] : []),
    printable(name),
    ...cellTable(rows, width, style),
  ]);
}
