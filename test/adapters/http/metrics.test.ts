import { expect } from 'chai';
import { tokens } from '../../../src/wiring/tokens.js';
import { ask, KEY, serveKeyed } from './access/keyed-server.js';
import { largeRequest, post, request } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';
import { waitUntil } from './support/wait-until.js';

/** Returns the samples of a text in the Prometheus format. A key is the name with its labels, as written. */
function samplesOf(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const sample = /^([a-z_][a-z0-9_]*(?:\{(?:[a-z_]+="[^"\\]*",?)*\})?) (\S+)$/.exec(line);
      if (sample === null) throw new Error(`no sample: ${line}`);
      return [sample[1] as string, Number(sample[2])];
    }),
  );
}

async function scrape({ url }: TestServer): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${url}/metrics`);
  expect(response.status).to.equal(200);
  expect(response.headers.get('content-type')).to.equal('text/plain; version=0.0.4; charset=utf-8');
  return samplesOf(await response.text());
}

function requests(route: string, status: string, outcome = 'whole'): string {
  return `tablewright_http_requests_total{route="${route}",status="${status}",outcome="${outcome}"}`;
}

describe('GET /metrics', () => {
  let server: TestServer;
  before(async () => {
    server = await serve({ TABLEWRIGHT_METRICS: 'on' });
  });
  after(stopAll);

  it('returns 404 and is not listed as an endpoint if metrics are off', async () => {
    const off = await serve();

    expect((await fetch(`${off.url}/metrics`)).status).to.equal(404);
    expect(await (await fetch(off.url)).text()).not.to.contain('/metrics');
    expect(await (await fetch(server.url)).text()).to.contain('/metrics');
  });

  it('counts requests by route, status and outcome, and measures rows, bytes and time', async () => {
    await (await post(`${server.url}/generate`, request({ rows: 20 }))).text();
    const preview = await (await post(`${server.url}/generate/preview`, request())).text();
    await (await post(`${server.url}/generate`, {})).text();

    const samples = await scrape(server);

    expect(samples.get(requests('/generate', '200'))).to.equal(1);
    expect(samples.get(requests('/generate', '422'))).to.equal(1);
    expect(samples.get('tablewright_rows_made_total{route="/generate"}')).to.equal(20);
    expect(samples.get('tablewright_response_bytes_total{route="/generate/preview"}')).to.equal(
      preview.length,
    );
    const name = 'tablewright_http_request_duration_seconds';
    expect(samples.get(`${name}_count{route="/generate"}`)).to.equal(2);
    expect(samples.get(`${name}_bucket{le="+Inf",route="/generate"}`)).to.equal(2);
    expect(samples.get(`${name}_bucket{le="0.005",route="/generate"}`)).to.be.within(0, 2);
  });

  it('counts the rows that agents see', async () => {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'preview_table', arguments: { request: request({ rows: 20 }), show: 7 } },
    };
    const headers = { Accept: 'application/json, text/event-stream' };
    await (await post(`${server.url}/mcp`, call, headers)).text();

    const samples = await scrape(server);

    expect(samples.get('tablewright_rows_made_total{route="/mcp"}')).to.equal(7);
  });

  it('uses no text of a caller as a label', async () => {
    const before = (await scrape(server)).size;
    for (let i = 0; i < 20; i++) {
      await (await fetch(`${server.url}/nothing-${i}`)).text();
      await (await fetch(`${server.url}/errors/code-${i}`, { method: 'HEAD' })).text();
    }

    const samples = await scrape(server);

    expect([...samples.keys()].filter((name) => /nothing|code-/.test(name))).to.deep.equal([]);
    expect(samples.get(requests('none', '404'))).to.equal(20);
    expect(samples.get(requests('/errors/:code', '404'))).to.equal(20);
    // At most two new pairs of route and status, each with a histogram of fifteen buckets.
    expect(samples.size - before).to.be.below(60);
  });

  it('shows the running and waiting generations and counts the requests that callers aborted', async () => {
    const busy = await serve({ TABLEWRIGHT_METRICS: 'on', TABLEWRIGHT_MAX_CONCURRENT: '1' });
    const left = new AbortController();
    const url = `${busy.url}/generate`;
    const sent = [largeRequest(100_000), largeRequest(100_000)].map((body) =>
      post(url, body, {}, left.signal).catch(() => undefined),
    );
    await sent[0];
    await waitUntil('a request that waits', () => busy.container.get(tokens.gate).load.waiting > 0);

    const during = await scrape(busy);
    left.abort();
    await Promise.all(sent);
    await waitUntil('both log lines', () => busy.log.of('request').length >= 3);
    const after = await scrape(busy);

    expect(during.get('tablewright_generations_running{size="large"}')).to.equal(1);
    expect(during.get('tablewright_generations_waiting')).to.equal(1);
    expect(after.get('tablewright_generations_running{size="large"}')).to.equal(0);
    expect(after.get('tablewright_generations_waiting')).to.equal(0);
    expect(after.get(requests('/generate', '200', 'aborted'))).to.equal(1);
    expect(after.get(requests('/generate', 'none', 'aborted'))).to.equal(1);
  });

  it('measures the calls of the store for keys and counters', async () => {
    const keyed = await serveKeyed({ TABLEWRIGHT_METRICS: 'on' });
    expect((await ask(keyed, KEY)).status).to.equal(200);
    expect((await ask(keyed, 'a-key-that-nobody-knows')).status).to.equal(401);

    const samples = await scrape(keyed);

    const name = 'tablewright_store_call_duration_seconds_count';
    expect(samples.get(`${name}{operation="admit"}`)).to.equal(1);
    expect(samples.get(`${name}{operation="key_find"}`)).to.equal(1);
  });

  it('shows CPU time, memory and event loop lag of the process', async () => {
    const samples = await scrape(server);

    expect(samples.get('process_cpu_seconds_total')).to.be.above(0);
    expect(samples.get('process_resident_memory_bytes')).to.be.above(10_000_000);
    expect(samples.get('nodejs_eventloop_lag_max_seconds')).to.be.at.least(0);
  });
});
