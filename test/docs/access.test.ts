import { expect } from 'chai';
import { runShell } from '../adapters/cli/support/run-cli.js';
import { ScratchFolder } from '../adapters/cli/support/scratch-folder.js';
import { pageBlocks } from '../support/page-blocks.js';

/** Runs the blocks of a page, in an empty folder, as they stand there; `npx` finds the command. */
async function runPage(page: string, blocks: readonly string[]): Promise<string> {
  const folder = new ScratchFolder();
  const script = [`set -eu`, `cd '${folder.path()}'`, 'npx() { "$@"; }', ...blocks].join('\n');
  const { code, stdout, stderr } = await runShell(script);
  folder.remove();
  expect({ page, code, stderr }).to.deep.equal({ page, code: 0, stderr: '' });
  return stdout.toString();
}

/** Where a reader puts the id of a key. */
const ID =
  'ID=$(npx tablewright keys list --json | sed -E \'s/.*"id":"([^"]+)".*/\\1/\'); export ID';

describe('the commands for keys', function () {
  this.timeout(20_000);

  it('of docs/access.md work one after the other, as they are printed', async () => {
    const [store = '', ...commands] = pageBlocks('docs/access.md', 'sh');
    const revoke = commands.pop() ?? '';

    const said = await runPage('docs/access.md', [store, ...commands, ID, revoke]);

    expect(said).to.match(/^API key: tw_\w{36}\nid: (\S+)\nID .*\n\1 .* nightly\nrevoked: \1\n$/);
  });
});
