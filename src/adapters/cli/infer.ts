import type { Define } from './command-line.js';
import { type LearningOptions, learnFile, tellWarnings } from './learn-file.js';
import { takeFile } from './learning-options.js';
import { writeLines } from './write-lines.js';

const NOTES = `
Prints the request that generates such a table, for tablewright generate or POST /generate. It holds no
row of the file: what is told stands for --min-count rows or more, and names, texts and ids are made up.`;

export const defineInfer: Define = (command) => {
  takeFile(command.description('Learn the request that generates the like of a table.'))
    .addHelpText('after', NOTES)
    .action(run);
};

async function run(path: string, options: LearningOptions): Promise<void> {
  const learnt = await learnFile(path, options);
  tellWarnings(path, learnt);
  const { rows, fields } = learnt;
  await writeLines(JSON.stringify({ rows, fields }, null, 2));
}
