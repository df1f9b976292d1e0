import { expect } from 'chai';
import { post } from '../adapters/http/support/requests.js';
import { serve, stopAll } from '../adapters/http/support/serve.js';
import { curlRequest, pageBlocks } from '../support/page-blocks.js';

describe('docs/hub.md', () => {
  after(stopAll);

  const commands = pageBlocks('docs/hub.md', 'sh').map(curlRequest);

  it('contains a command for each operation', () => {
    expect(commands.map(({ path }) => path)).to.deep.equal([
      '/hub/search',
      '/hub/schema',
      '/hub/clone',
    ]);
  });

  for (const { path, body } of commands) {
    it(`contains a request to ${path} that succeeds`, async () => {
      const { url } = await serve();

      const answer = await post(url + path, body);

      expect(answer.status, await answer.text()).to.equal(200);
    });
  }
});
