import { expect } from 'chai';
import { bearer, KEY, serveKeyed } from '../access/keyed-server.js';
import { post, problemOf } from '../support/requests.js';
import { stopAll } from '../support/serve.js';
import { OPERATIONS } from './support/hub-answers.js';

const HUB_KEY = 'a-key-for-the-hub-alone';
const OTHER = 'a-key-for-all-but-the-hub';
const POOR = 'a-key-of-two-hub-requests-a-day';

const keys = {
  TABLEWRIGHT_API_KEYS: `${KEY},${HUB_KEY}:hub,${OTHER}:generate+preview,${POOR}:hub:2`,
};

describe('access to the hub', () => {
  after(stopAll);

  for (const [operation, body] of Object.entries(OPERATIONS)) {
    it(`is granted for ${operation} only with the hub permission`, async () => {
      const { url } = await serveKeyed(keys);
      const ask = (key?: string) =>
        post(`${url}/hub/${operation}`, body, key === undefined ? {} : bearer(key));

      const without = await ask();
      expect(without.status).to.equal(401);
      expect(without.headers.get('www-authenticate')).to.equal('Bearer realm="tablewright"');
      const other = await ask(OTHER);
      expect(other.status).to.equal(403);
      expect((await problemOf(other)).code).to.equal('insufficient_permission');
      for (const key of [KEY, HUB_KEY]) expect((await ask(key)).status).to.equal(200);
    });
  }

  it('counts admitted requests against the daily limit, but no requests that are rejected before', async () => {
    const { url } = await serveKeyed(keys);
    const ask = async (operation: keyof typeof OPERATIONS, changes = {}, headers = {}) => {
      const body = { ...OPERATIONS[operation], ...changes };
      const response = await post(`${url}/hub/${operation}`, body, { ...bearer(POOR), ...headers });
      await response.text();
      return response;
    };

    for (const [status, refused] of [
      [422, await ask('schema', { dataset: '..' })],
      [422, await ask('clone', { rows: 0 })],
      [406, await ask('clone', {}, { Accept: 'image/png' })],
      [406, await ask('search', {}, { Accept: 'image/png' })],
    ] as const) {
      expect(refused.status).to.equal(status);
      expect(refused.headers.has('x-ratelimit-remaining')).to.equal(false);
    }
    const missing = await ask('schema', { dataset: 'acme/nobody' });
    expect(missing.status).to.equal(404);
    expect(missing.headers.get('x-ratelimit-remaining')).to.equal('1');
    expect((await ask('search')).headers.get('x-ratelimit-remaining')).to.equal('0');
    const over = await ask('clone');
    expect(over.status).to.equal(429);
    expect(over.headers.has('retry-after')).to.equal(true);
  });
});
