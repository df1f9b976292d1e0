import { expect } from 'chai';
import { runShell } from '../adapters/cli/support/run-cli.js';
import { ScratchFolder } from '../adapters/cli/support/scratch-folder.js';
import { pageBlocks } from '../support/page-blocks.js';

/** Runs the blocks of a page unchanged in an empty folder, in which `npx` finds the command. */
async function runPage(page: string, blocks: readonly string[]): Promise<string> {
  const folder = new ScratchFolder();
  const script = [`set -eu`, `cd '${folder.path()}'`, 'npx() { "$@"; }', ...blocks].join('\n');
  const { code, stdout, stderr } = await runShell(script);
  folder.remove();
  expect({ page, code, stderr }).to.deep.equal({ page, code: 0, stderr: '' });
  return stdout.toString();
}

/** The line by which the test sets the id of the key, which a reader inserts. */
const ID =
  'ID=$(npx tablewright keys list --json | sed -E \'s/.*"id":"([^"]+)".*/\\1/\'); export ID';

describe('the key commands', () => {
  it('in docs/access.md work unchanged, one after the other', async () => {
    const [store = '', ...commands] = pageBlocks('docs/access.md', 'sh');
    const revoke = commands.pop() ?? '';

    const output = await runPage('docs/access.md', [store, ...commands, ID, revoke]);

    expect(output).to.match(/^API key: tw_\w{36}\nid: (\S+)\nID .*\n\1 .* nightly\nrevoked: \1\n$/);
  });
});
