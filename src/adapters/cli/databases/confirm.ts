import { createInterface } from 'node:readline/promises';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';

/** Asks a question on the terminal. Without a terminal, or for any other answer than yes, the command ends. */
export async function confirm(question: string, isAgreed: boolean): Promise<void> {
  if (isAgreed) return;
  if (process.stdin.isTTY !== true || process.stderr.isTTY !== true) {
    throw new Ending(exitCode.refused, [`${question} Repeat the command with --yes`]);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} [y/N] `);
    if (!/^y(?:es)?$/i.test(answer.trim()))
      throw new Ending(exitCode.refused, ['nothing was written']);
  } finally {
    terminal.close();
  }
}
