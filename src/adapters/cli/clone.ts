import { FORMAT_NAMES } from '../../domain/formats/index.js';
import type { Define } from './command-line.js';
import { type LearningOptions, learnFile, tellWarnings } from './learn-file.js';
import { takeFile } from './learning-options.js';
import { makeTable, type OutputOptions } from './make-table.js';

const NOTES = `
Does what tablewright infer and tablewright generate do one after the other: the same file and seed give
the same bytes. No row of the file is in what comes out.`;

interface Options extends LearningOptions, OutputOptions {}

export const defineClone: Define = (command) => {
  takeFile(command.description('Make a table like the one in a file, with no row of it.'))
    .option('--rows <number>', 'number of rows; as many as were looked at when left out')
    .option('--offset <number>', 'number of the first row')
    .option('--format <name>', `one of ${FORMAT_NAMES.join(', ')}`)
    .option('--seed <seed>', 'same file and seed, same bytes')
    .option('--out <file>', 'write to a file, which appears only when it is whole')
    .option('--quiet', 'no progress and no summary on the terminal')
    .addHelpText('after', NOTES)
    .action(run);
};

async function run(path: string, options: Options): Promise<void> {
  const learnt = await learnFile(path, options);
  tellWarnings(path, learnt);
  const { rows, fields } = learnt;
  await makeTable({ rows, fields }, path, options);
}
