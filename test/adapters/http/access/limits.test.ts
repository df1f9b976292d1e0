import { Agent, request as httpRequest } from 'node:http';
import { expect } from 'chai';
import { parseList } from 'structured-headers';
import { problemOf, request } from '../support/requests.js';
import { stopAll, type TestServer } from '../support/serve.js';
import { ask, KEY, NOON, OTHER_KEY, POOR_KEY, serveKeyed } from './keyed-server.js';

const MIDNIGHT = Date.UTC(2026, 10, 22);

/** Returns a header as a strict parser of structured fields reads it. */
function parsed(response: Response, name: string): unknown {
  return parseList(response.headers.get(name) ?? '').map(([policy, parameters]) => [
    policy,
    Object.fromEntries(parameters),
  ]);
}

/** Sends requests, `callers` of them at a time, and counts the responses by status. */
async function statusesOf(
  { port }: TestServer,
  key: string,
  requests: number,
  callers: number,
): Promise<Readonly<Record<number, number>>> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const body = JSON.stringify(request({ rows: 1 }));
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const counts: Record<number, number> = {};
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      httpRequest({ port, agent, headers, path: '/generate', method: 'POST' }, (response) => {
        const { statusCode = 0 } = response;
        counts[statusCode] = (counts[statusCode] ?? 0) + 1;
        response.resume().once('end', resolve);
      })
        .once('error', reject)
        .end(body);
    });
  let left = requests;
  const caller = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  agent.destroy();
  return counts;
}

describe('the limits of a key', () => {
  after(stopAll);

  it('are sent as structured fields in every admitted response', async () => {
    const server = await serveKeyed({ TABLEWRIGHT_RATE_LIMIT: '120' });

    const response = await ask(server, KEY);

    expect(parsed(response, 'ratelimit-policy')).to.deep.equal([
      ['daily', { q: 1000, w: 86_400 }],
      ['fair', { q: 120, w: 60 }],
    ]);
    expect(parsed(response, 'ratelimit')).to.deep.equal([
      ['daily', { r: 999, t: 43_200 }],
      ['fair', { r: 119, t: 1 }],
    ]);
    expect(response.headers.get('x-ratelimit-limit')).to.equal('1000');
    expect(response.headers.get('x-ratelimit-remaining')).to.equal('999');
    expect(response.headers.get('x-ratelimit-reset')).to.equal(String(MIDNIGHT / 1000));
    expect(response.headers.get('retry-after')).to.equal(null);
  });

  it('report 0 remaining at the last admitted request, then reject until midnight', async () => {
    const server = await serveKeyed({ TABLEWRIGHT_RATE_LIMIT: '120' });
    await ask(server, POOR_KEY);

    const last = await ask(server, POOR_KEY);
    const refused = await ask(server, POOR_KEY);

    expect(last.status).to.equal(200);
    expect(parsed(last, 'ratelimit')).to.deep.equal([
      ['daily', { r: 0, t: 43_200 }],
      ['fair', { r: 118, t: 1 }],
    ]);
    expect(last.headers.get('x-ratelimit-remaining')).to.equal('0');
    expect(refused.status).to.equal(429);
    expect(refused.headers.get('ratelimit')).to.equal(last.headers.get('ratelimit'));
    expect(refused.headers.get('x-ratelimit-reset')).to.equal(String(MIDNIGHT / 1000));
    expect(Number(refused.headers.get('retry-after'))).to.be.within(43_200, 43_230);
    const problem = await problemOf(refused);
    expect(problem).to.include({ code: 'daily_limit_exceeded', status: 429 });
    expect(problem).to.have.deep.property('violated-policies', ['daily']);
  });

  it('for fair use reject with the seconds until the next admitted request', async () => {
    const server = await serveKeyed({ TABLEWRIGHT_RATE_LIMIT: '2' });
    await ask(server, KEY);
    await ask(server, KEY);

    const refused = await ask(server, KEY);

    expect(refused.status).to.equal(429);
    expect(refused.headers.get('retry-after')).to.equal('30');
    expect(parsed(refused, 'ratelimit')).to.deep.equal([
      ['daily', { r: 998, t: 43_200 }],
      ['fair', { r: 0, t: 60 }],
    ]);
    const problem = await problemOf(refused);
    expect(problem.code).to.equal('rate_limited');
    expect(problem).to.have.deep.property('violated-policies', ['fair']);
    server.setTime(NOON + 30_000);
    expect((await ask(server, KEY)).status).to.equal(200);
  });

  it('are reset at midnight UTC, but not again when the clock is set back', async () => {
    const server = await serveKeyed();
    const statuses = async (): Promise<readonly number[]> => {
      const all: number[] = [];
      for (let i = 0; i < 3; i++) all.push((await ask(server, POOR_KEY)).status);
      return all;
    };

    server.setTime(MIDNIGHT - 1);
    expect(await statuses()).to.deep.equal([200, 200, 429]);
    server.setTime(MIDNIGHT);
    expect(await statuses()).to.deep.equal([200, 200, 429]);
    server.setTime(NOON);
    expect(await statuses()).to.deep.equal([429, 429, 429]);
    server.setTime(MIDNIGHT + 86_400_000);
    expect(await statuses()).to.deep.equal([200, 200, 429]);
  });

  it('of one key are independent of the limits of another key', async () => {
    const server = await serveKeyed({ TABLEWRIGHT_RATE_LIMIT: '3', TABLEWRIGHT_DAILY_LIMIT: '3' });
    for (let i = 0; i < 10; i++) await ask(server, KEY);

    const other = await ask(server, OTHER_KEY);

    expect(other.status).to.equal(200);
    expect(other.headers.get('x-ratelimit-remaining')).to.equal('2');
    expect((await ask(server, KEY)).status).to.equal(429);
  });

  it('are disabled by 0 and then absent from the headers', async () => {
    const server = await serveKeyed({ TABLEWRIGHT_DAILY_LIMIT: '0', TABLEWRIGHT_RATE_LIMIT: '0' });

    const response = await ask(server, KEY);

    expect([...response.headers.keys()].filter((name) => name.includes('ratelimit'))).to.be.empty;
  });

  it('admit exactly 100 of 500 requests that 100 callers send concurrently', async () => {
    const server = await serveKeyed({
      TABLEWRIGHT_MAX_QUEUE: '1000',
      TABLEWRIGHT_DAILY_LIMIT: '100',
    });

    expect(await statusesOf(server, KEY, 500, 100)).to.deep.equal({ 200: 100, 429: 400 });
  });
});
