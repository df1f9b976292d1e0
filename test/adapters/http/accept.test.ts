import { expect } from 'chai';
import { type Problem, post, problemOf, request } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

type Answer = 'raw' | 'envelope' | 406;

/** An Accept header, and the expected response for csv or sql, whose media type replaces TYPE, and for json. */
const cases: readonly { readonly accept: string; readonly csv: Answer; readonly json: Answer }[] = [
  { accept: '*/*', csv: 'raw', json: 'envelope' },
  { accept: 'TYPE', csv: 'raw', json: 406 },
  { accept: 'TYPE;q=0.1, application/json', csv: 'raw', json: 'envelope' },
  { accept: 'application/json, text/plain, */*', csv: 'raw', json: 'envelope' },
  { accept: 'application/json, */*;q=0.5', csv: 'raw', json: 'envelope' },
  { accept: 'application/json', csv: 'envelope', json: 'envelope' },
  { accept: 'application/json; charset=utf-8', csv: 'envelope', json: 'envelope' },
  { accept: 'application/json, TYPE;q=0', csv: 'envelope', json: 'envelope' },
  { accept: 'TYPE;q=0, */*', csv: 'envelope', json: 'envelope' },
  { accept: 'TYPE; charset=utf-8', csv: 'raw', json: 406 },
  { accept: 'text/html', csv: 406, json: 406 },
  { accept: 'image/*, text/html;q=0.9', csv: 406, json: 406 },
  { accept: '*/*;q=0', csv: 406, json: 406 },
  { accept: 'TYPE, application/json;q=0', csv: 'raw', json: 406 },
  { accept: `${'text/html;q=0.1, '.repeat(500)}*/*`, csv: 'raw', json: 'envelope' },
];

async function expectAnswer(
  response: Response,
  expected: Answer,
  format: string,
  type: string,
): Promise<void> {
  if (expected === 406) {
    expect(response.status).to.equal(406);
    expect(await problemOf(response)).to.have.property('code', 'not_acceptable');
    return;
  }
  expect(response.status).to.equal(200);
  const mediaType = expected === 'raw' ? type : 'application/json';
  expect(response.headers.get('content-type')?.split(';')[0]).to.equal(mediaType);
  if (expected === 'raw') return;
  const body = (await response.json()) as { format: string; data: unknown };
  expect(body.format).to.equal(format);
  expect(body.data).to.be.an(format === 'json' ? 'array' : 'string');
}

describe('the Accept header', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  for (const [format, type] of [
    ['csv', 'text/csv'],
    ['sql', 'application/sql'],
    ['json', 'application/x-none'],
  ] as const) {
    for (const { accept, ...answers } of cases) {
      const expected = format === 'json' ? answers.json : answers.csv;
      it(`${accept.slice(0, 50)} selects ${expected} for ${format}`, async () => {
        const response = await post(`${server.url}/generate`, request({ format }), {
          Accept: accept.replaceAll('TYPE', type),
        });

        expect(response.headers.get('vary')).to.equal('Accept');
        await expectAnswer(response, expected, format, type);
      });
    }
  }

  it('selects the media type of the format if it is absent', async () => {
    const response = await post(`${server.url}/generate`, request({ format: 'csv' }));

    expect(response.headers.get('content-type')).to.match(
      /^text\/csv; charset=utf-8; header=present$/,
    );
  });

  it('does not change the generated text, which is the same raw and in the envelope', async () => {
    const body = request({ format: 'csv', rows: 50 });
    const raw = await post(`${server.url}/generate`, body);
    const wrapped = await post(`${server.url}/generate`, body, { Accept: 'application/json' });

    expect(((await wrapped.json()) as { data: string }).data).to.equal(await raw.text());
  });

  it('is checked after the rules of the request', async () => {
    const response = await post(`${server.url}/generate`, request({ rows: 0 }), {
      Accept: 'text/html',
    });

    expect(response.status).to.equal(422);
    const problem: Problem = await problemOf(response);
    expect(problem.errors?.[0]?.path).to.equal('/rows');
  });

  it('must allow JSON for a preview, whose format is always json', async () => {
    const refused = await post(`${server.url}/generate/preview`, request({ format: 'csv' }), {
      Accept: 'text/csv',
    });
    const accepted = await post(`${server.url}/generate/preview`, request({ format: 'csv' }));

    expect(refused.status).to.equal(406);
    expect(((await accepted.json()) as { format: string }).format).to.equal('json');
  });
});
