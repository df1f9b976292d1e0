import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { post } from '../adapters/http/support/requests.js';
import { serve, stopAll } from '../adapters/http/support/serve.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { packageRoot } from '../support/package-root.js';
import { ServerProcess } from './process.js';

const readme = readFileSync(new URL('README.md', packageRoot), 'utf8');

/** The fenced blocks of a language, in order. */
function blocks(language: string): readonly string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return [...readme.matchAll(fence)].map(([, text = '']) => text.trim());
}

function blockWith(language: string, text: string): string {
  const found = blocks(language).find((block) => block.includes(text));
  if (found === undefined) throw new Error(`README has no ${language} block with ${text}`);
  return found;
}

describe('README', () => {
  after(stopAll);

  it('shows what its curl command gives', async () => {
    const body = /-d '(.*)'/.exec(blockWith('sh', 'curl'))?.[1];
    const { url } = await serve();

    const answer = await post(`${url}/generate/preview`, body);

    expect(await answer.text()).to.equal(blockWith('json', 'rows_generated'));
  });

  it('shows what the server prints when it starts', async () => {
    const server = new ServerProcess({ TABLEWRIGHT_AUTH: 'on' });
    await waitUntil('the command', () => server.stdout.includes('curl'), 15_000);
    server.child.kill('SIGKILL');
    const plain = (text: string) =>
      text
        .trimEnd()
        .replaceAll(/tw_\w{36}/g, 'KEY')
        .replaceAll(/:\d+/g, ':PORT');

    const shown = plain(blockWith('text', 'Tablewright listens')).replace(/…$/, '');

    expect(plain(server.stdout).startsWith(shown)).to.equal(true);
  }).timeout(20_000);

  it('shows a request that is answered', async () => {
    const { url } = await serve();

    const answer = await post(`${url}/generate`, blockWith('json', 'customer_email'));

    expect(answer.status).to.equal(200);
    expect((await answer.text()).split('\r\n')).to.have.length(1000 + 2);
  });

  it('shows a problem as the server tells it', async () => {
    const problem = JSON.parse(blockWith('json', 'invalid_request'));
    const { url } = await serve();
    const constraints = { min: 1, max: 500, uniqe: true };
    const request = { rows: 1000, fields: [{ name: 'id', type: 'integer', constraints }] };

    const answer = await post(`${url}/generate`, request, { 'X-Request-Id': 'demo' });

    expect(await answer.json()).to.deep.equal(problem);
  });
});
