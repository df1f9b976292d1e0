import { cloneFaults } from '../../domain/hub/clone-faults.js';
import type { Define } from './command-line.js';
import { LEARNING_NOTES, type LearningOptions, learnFile, takeFile } from './learn-file.js';
import { makeTable, type OutputOptions, takeOutput } from './make-table.js';

const NOTES = `
Does what tablewright infer and tablewright generate do one after the other: the same file and seed give
the same bytes, and no row of the file is in what comes out. Without --rows it makes as many rows as
it looked at.`;

interface Options extends LearningOptions, OutputOptions {}

export const defineClone: Define = (command) => {
  takeOutput(
    takeFile(command.description('Make a table like the one in a file, with no row of it.')),
  )
    .addHelpText('after', NOTES + LEARNING_NOTES)
    .action(run);
};

async function run(path: string, options: Options): Promise<void> {
  const request = await learnFile(path, options);
  await makeTable({ ...request }, path, options, (faults) => cloneFaults(faults, request, ''));
}
