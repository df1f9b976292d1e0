import type { Socket } from 'node:net';
import { expect } from 'chai';
import { tokens } from '../../../../src/wiring/tokens.js';
import { silentReader } from '../support/raw-exchange.js';
import { largeRequest, post, problemOf, request } from '../support/requests.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';
import { waitUntil } from '../support/wait-until.js';
import { bearer, KEY, OTHER_KEY, serveKeyed } from './keyed-server.js';

/** If all callers shared one queue, this number of readers would delay the others as long as they read nothing. */
const SLOW_READERS = 70;

/** Longer than a test may take: the server resets none of the readers. */
const PATIENT = { TABLEWRIGHT_WRITE_TIMEOUT: '20 min' };

type Headers = Readonly<Record<string, string>>;

/** Opens connections that request a hundred megabytes each and read nothing. */
async function slowReaders(
  { container, port }: TestServer,
  count: number,
  headers: Headers,
  body = largeRequest(100_000),
): Promise<readonly Socket[]> {
  const readers = await Promise.all(
    Array.from({ length: count }, () => silentReader(port, '/generate', body, headers)),
  );
  const gate = container.get(tokens.gate);
  await waitUntil('all of them to run or wait', () => {
    const { large, waiting } = gate.load;
    return large + waiting === count;
  });
  return readers;
}

/** Requests a large table and returns its length. */
async function largeTable({ url }: TestServer, headers: Headers): Promise<number> {
  const response = await post(`${url}/generate`, largeRequest(5000), headers);
  return (await response.text()).length;
}

describe('callers', () => {
  after(stopAll);

  it('are not delayed by 70 requests of another key whose readers read nothing', async () => {
    const server = await serveKeyed({ ...PATIENT, TABLEWRIGHT_RATE_LIMIT: '120' });
    const readers = await slowReaders(server, SLOW_READERS, bearer(KEY));

    expect(await largeTable(server, bearer(OTHER_KEY))).to.be.above(5000 * 1000);

    for (const reader of readers) reader.destroy();
  });

  it('are not delayed by requests of another address if authentication is off', async () => {
    const server = await serve({ ...PATIENT, TABLEWRIGHT_TRUST_PROXY: '1' });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const readers = await slowReaders(server, SLOW_READERS, from('192.0.2.1'));

    expect(await largeTable(server, from('192.0.2.2'))).to.be.above(5000 * 1000);

    for (const reader of readers) reader.destroy();
  });

  it('are not delayed by wide tables of another key whose readers read nothing', async () => {
    const server = await serveKeyed(PATIENT);
    const fields = Array.from({ length: 1000 }, (_, i) => ({ name: `f${i}`, type: 'integer' }));
    const wide = largeRequest(20_000, { fields });
    const readers = await Promise.all(
      Array.from({ length: 6 }, () => silentReader(server.port, '/generate', wide, bearer(KEY))),
    );
    const planning = server.container.get(tokens.planning);
    await waitUntil('all to be planned or wait', () => {
      return planning.load.large / 1000 + planning.load.waiting === 6;
    });

    const table = largeRequest(20, { fields });
    const answer = await post(`${server.url}/generate`, table, bearer(OTHER_KEY));

    expect((await answer.text()).split('\n')).to.have.length.above(20);
    for (const reader of readers) reader.destroy();
  });

  it('get 429 with Retry-After beyond their share of the permits, but can always generate small tables', async () => {
    const server = await serveKeyed({
      TABLEWRIGHT_MAX_CONCURRENT: '4',
      TABLEWRIGHT_MAX_QUEUE: '6',
      TABLEWRIGHT_MAX_CONCURRENT_PER_KEY: '2',
    });
    const generate = (body: object, key: string) =>
      post(`${server.url}/generate`, body, bearer(key));
    // Two of them run and three wait.
    const readers = await slowReaders(server, 5, bearer(KEY));
    expect(server.container.get(tokens.gate).load).to.deep.include({ large: 2, waiting: 3 });

    const refused = await generate(largeRequest(5000), KEY);

    expect(refused.status).to.equal(429);
    expect(refused.headers.get('retry-after')).to.equal('5');
    expect(await problemOf(refused)).to.have.property('code', 'concurrency_limited');
    expect((await generate(request(), KEY)).status).to.equal(200);
    expect(await largeTable(server, bearer(OTHER_KEY))).to.be.above(5000 * 1000);
    for (const reader of readers) reader.destroy();
  });
});
