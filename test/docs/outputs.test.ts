import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { runShell } from '../adapters/cli/support/run-cli.js';
import { packageRoot } from '../support/package-root.js';
import { blockWith } from '../support/page-blocks.js';
import { expectShown } from '../support/shown-block.js';

/** Commands whose output a page shows: the page, a part of the command, and the language and a part of the output. */
const shown = [
  ['docs/get-started.md', 'preview', 'json', 'created_at":"2021'],
  ['docs/get-started.md', 'clone', 'csv', 'precipitation'],
  ['docs/inference.md', 'infer', 'json', 'Gentoo'],
] as const;

describe('the pages show what their commands print', () => {
  for (const [page, part, language, output] of shown) {
    it(`in ${page}: ${part}`, async () => {
      const command = blockWith(page, 'sh', part).replace('npx ', '');

      const run = await runShell(`cd '${fileURLToPath(packageRoot)}' && ${command}`);

      expect(run.code, run.stderr).to.equal(0);
      expectShown(page, blockWith(page, language, output), run.stdout.toString());
    });
  }
});
