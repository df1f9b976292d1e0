import type { Define } from './command-line.js';
import { LEARNING_NOTES, type LearningOptions, learnFile, takeFile } from './learn-file.js';
import { writeLines } from './write-lines.js';

const NOTES = `
Prints the request that generates such a table, for tablewright generate or POST /generate. It holds no
row of the file: names, texts and ids are made up.`;

export const defineInfer: Define = (command) => {
  takeFile(command.description('Learn the request that generates the like of a table.'))
    .addHelpText('after', NOTES + LEARNING_NOTES)
    .action(run);
};

async function run(path: string, options: LearningOptions): Promise<void> {
  await writeLines(JSON.stringify(await learnFile(path, options), null, 2));
}
