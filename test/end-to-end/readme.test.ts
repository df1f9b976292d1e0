import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { runShell } from '../adapters/cli/support/run-cli.js';
import { post } from '../adapters/http/support/requests.js';
import { serve, stopAll } from '../adapters/http/support/serve.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { packageRoot } from '../support/package-root.js';
import { blockWith, curlRequest } from '../support/page-blocks.js';
import { expectShown } from '../support/shown-block.js';
import { ServerProcess } from './process.js';

const README = 'README.md';

describe('README', () => {
  after(stopAll);

  it('shows the response to its curl command', async () => {
    const { path, body } = curlRequest(blockWith(README, 'sh', 'curl'));
    const { url } = await serve();

    const answer = await post(url + path, body);

    expectShown(README, blockWith(README, 'json', 'rows_generated'), await answer.text());
  });

  it('shows the output of the server at its start', async () => {
    const server = new ServerProcess({ TABLEWRIGHT_AUTH: 'on' });
    await waitUntil('the command', () => server.stdout.includes('curl'));
    server.child.kill('SIGKILL');
    const plain = (text: string) =>
      text
        .trimEnd()
        .replaceAll(/tw_\w{36}/g, 'KEY')
        .replaceAll(/:\d+/g, ':PORT');

    const shown = plain(blockWith(README, 'text', 'Tablewright listens')).replace(/…$/, '');

    expect(plain(server.stdout).startsWith(shown)).to.equal(true);
  });

  it('shows a request that succeeds', async () => {
    const { url } = await serve();

    const answer = await post(`${url}/generate`, blockWith(README, 'json', 'customer_email'));

    expect(answer.status).to.equal(200);
    expect((await answer.text()).split('\r\n')).to.have.length(1000 + 2);
  });

  it('shows the result of cloning a data set, which equals the clone of its file on the command line', async () => {
    const { path, body } = curlRequest(blockWith(README, 'sh', '/hub/clone'));
    const shown = blockWith(README, 'csv', 'precipitation');
    const { url } = await serve();

    const answer = await (await post(url + path, body)).text();
    const command = blockWith(README, 'sh', 'tablewright clone').replace('npx ', '');
    const run = await runShell(`cd '${fileURLToPath(packageRoot)}' && ${command}`);

    expectShown(README, shown, answer);
    expect(run.stdout.toString(), run.stderr).to.equal(answer);
  });
});
