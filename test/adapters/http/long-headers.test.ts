import { expect } from 'chai';
import { readText, sourceFiles } from '../../architecture/support/tree.js';
import { leastCpuTime } from '../../support/least-cpu-time.js';
import { LONG_RUNS } from '../../support/long-runs.js';
import { KEY } from './access/keyed-server.js';
import { exchange, parseAnswer } from './support/raw-exchange.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

/** The length of a header in characters: with its name and the other headers it fits into Node's limit of 16 KiB. */
const LENGTH = 15_000;
/** CPU time in milliseconds. An exchange takes one to two, and a search that is quadratic in 15 KB takes over 100. */
const BOUND = 40;

/** Headers that the server, Koa or a middleware reads, and prefixes that pass a first check of the value. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: ['', 'text/csv', 'text/csv;q='],
  'Accept-Encoding': ['', 'gzip', 'gzip;q='],
  'Access-Control-Request-Headers': [''],
  'Access-Control-Request-Method': ['', 'POST'],
  'Access-Control-Request-Private-Network': [''],
  Authorization: ['', 'Bearer ', `Bearer ${KEY}`, 'Bearer tw_'],
  'Cache-Control': ['', 'no-cache'],
  Connection: ['', 'close'],
  'Content-Encoding': ['', 'gzip'],
  'Content-Length': ['', '9'],
  'Content-Type': [
    '',
    'application/',
    'application/json',
    'application/json;',
    'application/json;a=',
  ],
  Expect: ['', '100-continue'],
  Host: ['', 'x', '[', 'x:'],
  'If-Match': ['', 'W/"', '"a"'],
  'If-Modified-Since': ['', 'Sat, 21 Nov 2026'],
  'If-None-Match': ['', 'W/"', '"a"'],
  Origin: ['', 'https://app.example.org'],
  'Transfer-Encoding': ['', 'chunked'],
  'X-Forwarded-For': ['', '192.0.2.1,', '[2001:db8::1]'],
  'X-Request-Id': ['', 'a'],
};

/** Requests that together make the server read most of these headers. */
const REQUESTS: readonly string[] = [
  'POST /generate',
  'PUT /profile',
  'GET /field-types',
  'GET /',
  'OPTIONS /generate',
];

const SMALL = JSON.stringify({ rows: 1, format: 'csv', fields: [{ name: 'n', type: 'integer' }] });

/** Two requests for a text: that which is answered with a table, or the one named, and one of the others in turn. */
function requestsOf(line: string | undefined, index: number): readonly string[] {
  if (line !== undefined) return [line, 'GET /'];
  const [first = '', ...others] = REQUESTS;
  return [first, others[index % others.length] as string];
}

function message(line: string, header: readonly [string, string]): string {
  const [name, value] = header;
  const body = /^(?:POST|PUT)/.test(line) ? SMALL : '';
  const others = new Map([
    ['Host', 'x'],
    ['Origin', 'https://app.example.org'],
    ['Authorization', `Bearer ${KEY}`],
    ['Content-Type', 'application/json'],
    ['Content-Length', String(body.length)],
    [name, value],
  ]);
  const lines = [...others, ['Connection', 'close']].map(([key, text]) => `${key}: ${text}`);
  return [`${line} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

describe('a long header', () => {
  let server: TestServer;
  before(async () => {
    server = await serve({
      TABLEWRIGHT_AUTH: 'on',
      TABLEWRIGHT_API_KEYS: KEY,
      TABLEWRIGHT_DAILY_LIMIT: '0',
      TABLEWRIGHT_TRUST_PROXY: '100',
      TABLEWRIGHT_COMPRESS: 'on',
      TABLEWRIGHT_CORS_ORIGINS: 'https://app.example.org',
    });
  });
  after(stopAll);

  async function slow(texts: readonly string[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const text of texts) {
      let status = 0;
      const spent = await leastCpuTime(async () => {
        const answer = await exchange(server.port, Buffer.from(text, 'latin1'));
        status = parseAnswer(answer.text).status;
      }, BOUND);
      if (spent < BOUND && status > 0) continue;
      found.push(`${Math.round(spent)} ms, ${status}: ${JSON.stringify(text.slice(0, 200))}`);
    }
    return found;
  }

  it('is tested for each header that the source reads by name', () => {
    const names = sourceFiles('src/adapters/http').flatMap(({ path }) =>
      [...readText(path).matchAll(/\.get\('([\w-]+)'\)|'((?:content|transfer)-[a-z]+)'/g)].map(
        ([, got, raw]) => (got ?? raw ?? '').toLowerCase(),
      ),
    );

    expect(names).to.include('content-type');
    expect(Object.keys(HEADERS).map((name) => name.toLowerCase())).to.include.members(names);
  });

  for (const [name, starts] of Object.entries(HEADERS)) {
    it(`${name} is parsed in linear time`, async () => {
      const line = { Accept: 'POST /generate', 'Accept-Encoding': 'GET /field-types' }[name];
      const texts = LONG_RUNS.flatMap((run, i) =>
        starts.flatMap((start) => {
          const value = `${start}${run.repeat(LENGTH / run.length)}x`;
          return requestsOf(line, i).map((first) => message(first, [name, value]));
        }),
      );

      expect(await slow(texts)).to.deep.equal([]);
    });
  }

  it('does not cost more time as a path or a query', async () => {
    const starts = ['/', '/errors/', '/field-types?view=', '/field-types?', 'http://', '/assets/'];
    const texts = LONG_RUNS.filter((run) => !/\s/.test(run)).flatMap((run) =>
      starts.flatMap((start) =>
        ['GET', 'OPTIONS', 'BREW'].map((method) =>
          message(`${method} ${start}${run.repeat(LENGTH / run.length)}x`, ['X-Request-Id', 'a']),
        ),
      ),
    );

    const names = Array.from({ length: LENGTH / 5 }, (_, i) => `v${i % 1000}`);
    const queries = [names.join('&'), 'v&'.repeat(LENGTH / 2)];
    const others = queries.map((query) =>
      message(`GET /field-types?view=compact&${query}`, ['X-Request-Id', 'a']),
    );

    expect(await slow([...texts, ...others])).to.deep.equal([]);
  });
});
