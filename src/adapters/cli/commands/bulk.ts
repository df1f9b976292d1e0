import type { Command } from 'commander';
import { FORMAT_NAMES } from '../../../domain/formats/index.js';
import { bulkCancel, bulkResume } from '../bulk/control.js';
import { bulkMake } from '../bulk/make.js';
import { bulkSeal } from '../bulk/seal.js';
import { bulkStatus } from '../bulk/status.js';
import { bulkSubmit } from '../bulk/submit.js';
import { takeQueue } from '../bulk/with-queue.js';
import { AS_OF_OPTION } from '../options/as-of-option.js';
import { takeChanges } from '../options/changes-options.js';
import type { Define, Surroundings } from '../options/define.js';
import { takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { NOW_OPTION } from '../options/now-option.js';

const NOTES = {
  paragraphs: [
    'The rows are made in parts of --window rows, each a file of its own in the folder of its table. Parts that are there are left out, so the same command continues a run that was interrupted, even by kill -9. A place with another run is refused. For s3://, the environment names the server and the keys, as for other tools: AWS_ENDPOINT_URL, AWS_REGION, AWS_PROFILE and so on.',
    'With --window day, each part has what changes on a day in UTC in the tables with lives: the lines of tablewright changes from the beginning of the day to its end, from --from to --until.',
    'With --shard, several processes or machines make one run without knowing of each other: --shard 0/16, 1/16 and so on to 15/16. Without a request, the command continues the run of --out.',
  ],
  examples: [
    'tablewright bulk request.json --rows 1e9 --seed 7 --format parquet --out parts',
    'tablewright bulk shop.json --window day --from -7d --until now --out days',
    'tablewright bulk --out parts --shard 3/16',
    'tablewright bulk seal parts',
    'tablewright bulk --out parts --repair',
  ],
};

const SEAL_NOTES = {
  paragraphs: [
    'Every part must be there, with the size that its receipt says. Leftovers of interrupted writes are removed. The manifest has the request, the SHA-256 of each part, and a root digest over them.',
  ],
  examples: ['tablewright bulk seal parts', 'tablewright bulk seal parts --read'],
};

const QUEUE_NOTES = {
  paragraphs: [
    'tablewright worker makes the parts, on any number of machines. The run ends with its seal.',
  ],
  examples: [
    'tablewright bulk submit request.json --rows 1e9 --seed 7 --out s3://bucket/run --queue redis://localhost',
    'tablewright bulk status --queue redis://localhost',
  ],
};

export const defineBulk: Define = (command, surroundings) => {
  // An option behind the name of a command within this one belongs to that command.
  command.enablePositionalOptions();
  const taking = takeRun(command)
    .description('Make a large table, or a set of tables, in parts.')
    .argument('[request]', 'file with the request as JSON; - reads standard input')
    .option(
      '--out <place>',
      'folder of the run, or s3://bucket/prefix; - writes one part to standard output',
    )
    .option('--shard <index/count>', 'which share of the parts to make, counted from 0', '0/1')
    .option('--part <number>', 'make only the part with this number, counted from 0')
    .option('--repair', 'read the parts that are there, and make those again that are wrong')
    .option('--jobs <number>', 'threads that generate rows; by default one for each core')
    .option('--quiet', 'print no progress and no summary');
  addNotes(takeExtensions(taking), NOTES).action((path, options) =>
    bulkMake(path, options, surroundings),
  );
  addNotes(
    command
      .command('seal')
      .description('Check that a run is complete, and write its manifest.')
      .argument('<place>', 'folder of the run, or s3://bucket/prefix')
      .option('--read', 'read every part, and compare its SHA-256 with its receipt')
      .option('--quiet', 'print no progress and no summary'),
    SEAL_NOTES,
  ).action(bulkSeal);
  defineQueueCommands(command, surroundings);
};

function defineQueueCommands(command: Command, surroundings: Surroundings): void {
  const submit = takeRun(
    command
      .command('submit')
      .description('Put a run into a queue for workers, and print its id.')
      .argument('[request]', 'file with the request as JSON; - reads standard input')
      .option(
        '--out <place>',
        'folder that all workers have at the same path, or s3://bucket/prefix',
      ),
  );
  addNotes(takeQueue(takeExtensions(submit)), QUEUE_NOTES).action((path, options) =>
    bulkSubmit(path, options, surroundings),
  );
  addNotes(
    takeQueue(
      command
        .command('status')
        .description('List the runs of a queue, or print how far one is.')
        .argument('[run]', 'id of the run')
        .option('--watch', 'follow the run until it ends; on a terminal with a progress bar')
        .option('--json', 'print JSON'),
    ),
    QUEUE_NOTES,
  ).action(bulkStatus);
  takeQueue(
    command
      .command('resume')
      .description('Continue a run that has failed or was cancelled.')
      .argument('<run>', 'id of the run'),
  ).action(bulkResume);
  takeQueue(
    command
      .command('cancel')
      .description('Take a run out of its queue; its files stay.')
      .argument('<run>', 'id of the run'),
  ).action(bulkCancel);
}

/** Adds the options that change a run. */
function takeRun(command: Command): Command {
  return takeChanges(command)
    .option('--window <rows>', 'rows of a part (default: 1e6), or day: the changes of a day')
    .option('--rows <number>', 'number of rows')
    .option('--offset <number>', 'number of the first row, counted from 0')
    .option('--format <name>', `one of ${FORMAT_NAMES.join(', ')}, or a format of an extension`)
    .option('--compression <name>', 'none, gzip or zstd')
    .option(...NOW_OPTION)
    .option(...AS_OF_OPTION)
    .option('--seed <seed>', 'seed of the values; a run needs one, here or in the request');
}
