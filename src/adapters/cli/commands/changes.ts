import { onlyCaller } from '../../system/only-caller.js';
import { takeChanges, takeDelivery } from '../options/changes-options.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { NOW_OPTION } from '../options/now-option.js';
import { namedOutput } from '../output/named-output.js';
import { STANDARD } from '../output/standard.js';
import { standardOutput } from '../output/standard-output.js';
import { writeChunks } from '../output/write-chunks.js';
import { changesRequest } from '../requests/changes-request.js';
import { orRefused } from '../requests/refused-request.js';
import { readRequest } from '../requests/request-file.js';
import type { RequestOptions } from '../requests/request-options.js';
import { ownChanges } from '../tables/own-changes.js';
import { madeFrom } from '../text/made-from.js';

const NOTES = {
  paragraphs: [
    'Prints what changes in the tables with lives from a moment up to another one, in the order in which it happens: a JSON object a line, or statements of SQL. After each line, the rows have all the rows to which they refer. The same request and seed always have the same changes, so that any part of the time can be made alone.',
    'The request is one for tablewright generate. Its format, with the options of it, and its as_of do not matter.',
  ],
  examples: [
    'tablewright changes shop.json --from 2026-03-03 --until 2026-03-04',
    'tablewright changes shop.json --from -7d --until today --now today --form rows',
    'tablewright changes shop.json --from 2026-01-01 --until 2026-03-01 --form scd2',
    'tablewright changes shop.json --from 2026-03-03 --form sql --dialect mysql',
    'tablewright changes shop.json --from 2026-03-03 --delay 2h --twice 0.01',
  ],
};

interface Options
  extends Pick<
      RequestOptions,
      'from' | 'until' | 'form' | 'dialect' | 'seed' | 'now' | 'delay' | 'late' | 'twice'
    >,
    EngineOptions {
  readonly out?: string;
}

export const defineChanges: Define = (command, surroundings) => {
  const taking = takeDelivery(
    takeChanges(
      takeExtensions(command)
        .description('List what changes in tables with lives.')
        .argument('<request>', 'file with the request as JSON; - reads standard input'),
    ),
  )
    .option('--seed <seed>', 'seed of the values')
    .option(...NOW_OPTION)
    .option('--out <file>', 'file to create or replace, or a device or pipe');
  addNotes(taking, NOTES).action((path, options) => run(path, options, surroundings));
};

async function run(path: string, options: Options, surroundings: Surroundings): Promise<void> {
  const { engine } = await engineOf(options, surroundings);
  const request = changesRequest(await readRequest(path), options, engine);
  const listed = orRefused(await ownChanges(engine).run(request, onlyCaller())(), {
    path,
    options,
  });
  const { out = STANDARD } = options;
  const sink = out === STANDARD ? standardOutput() : await namedOutput(out);
  await writeChunks(sink, listed.lines);
  // No other output shows a seed that was drawn, and the changes of the next days need it.
  if (request.seed === undefined) process.stderr.write(`${madeFrom(listed)}\n`);
}
