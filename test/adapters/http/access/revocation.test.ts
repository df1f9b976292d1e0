import { expect } from 'chai';
import { tokens } from '../../../../src/wiring/tokens.js';
import { stopAll } from '../support/serve.js';
import { ask, issueKey, NOON, serveKeyed } from './keyed-server.js';

describe('a key of the store', () => {
  after(stopAll);

  it('is rejected within 5 s after its revocation, even if it was used just before', async () => {
    const server = await serveKeyed();
    const { key, id } = await issueKey(server);
    expect((await ask(server, key)).status).to.equal(200);

    await server.container.get(tokens.stores).keys.revoke(id, NOON)();

    server.setTime(NOON + 5000);
    expect((await ask(server, key)).status).to.equal(401);
  });

  it('is rejected from the millisecond in which it expires', async () => {
    const server = await serveKeyed();
    const { key } = await issueKey(server);

    server.setTime(NOON + 3_599_999);
    expect((await ask(server, key)).status).to.equal(200);
    server.setTime(NOON + 3_600_000);
    expect((await ask(server, key)).status).to.equal(401);
  });
});
