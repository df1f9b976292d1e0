import { expect } from 'chai';
import { systemEntropy } from '../../../src/adapters/system/system-entropy.js';
import { FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { tokens } from '../../../src/wiring/tokens.js';
import { livingShop } from '../../domain/histories/shop.js';
import type { Json } from '../../support/tables.js';
import { exchange, parseAnswer } from './support/raw-exchange.js';
import { post, request } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

interface Envelope {
  readonly success: boolean;
  readonly rows_generated: number;
  readonly format: string;
  readonly seed: unknown;
  readonly data: readonly unknown[];
}

describe('generated responses', () => {
  let server: TestServer;
  before(async () => {
    server = await serve({}, (container) => {
      container.rebind(tokens.entropy).toConstantValue({
        ...systemEntropy,
        seed: () => 7,
        id: () => 'fresh-id',
      });
    });
  });
  after(stopAll);

  it('contain the envelope with its members in order, and headers with the same facts', async () => {
    const response = await post(`${server.url}/generate`, request({ rows: 2 }));

    const text = await response.text();
    const body = JSON.parse(text) as Envelope;
    expect(response.status).to.equal(200);
    expect(Object.keys(body)).to.deep.equal([
      'success',
      'rows_generated',
      'format',
      'seed',
      'data',
    ]);
    expect(body).to.deep.include({ success: true, rows_generated: 2, format: 'json', seed: 42 });
    expect(body.data).to.have.length(2);
    expect(Object.fromEntries(response.headers)).to.include({
      'content-type': 'application/json; charset=utf-8',
      'x-rows-generated': '2',
      'x-seed': '42',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    });
    expect(response.headers.has('content-disposition')).to.equal(false);
  });

  it('name the fields in words of the fallback, in a header and in the envelope', async () => {
    const fields = [
      { name: 'név', type: 'first_name' },
      { name: 'állás', type: 'job_title' },
    ];
    const asked = request({ locale: 'hu', fallback: 'en', fields });
    const response = await post(`${server.url}/generate`, asked);
    const plain = await post(`${server.url}/generate`, { ...asked, format: 'csv' });

    expect(response.headers.get('x-fallback')).to.equal('%C3%A1ll%C3%A1s=en');
    expect(await response.json()).to.deep.include({
      fallback: [{ field: 'állás', asked: 'hu', locale: 'en' }],
    });
    expect(plain.headers.get('x-fallback')).to.equal('%C3%A1ll%C3%A1s=en');
  });

  it('name the tables of which no row is there yet, in a header and in the envelope', async () => {
    const asked = livingShop({ format: 'sql', as_of: '2024-06-01' });
    const script = await post(`${server.url}/generate`, asked);
    const shown = await post(`${server.url}/generate/preview`, asked);

    expect(script.headers.get('x-unborn')).to.equal('customers, homes, orders');
    expect(await shown.json()).to.deep.include({ unborn: ['customers', 'homes', 'orders'] });
  });

  it('say from which moment relative times count, in a header and in the envelope', async () => {
    const fields = [{ name: 'at', type: 'datetime', constraints: { start: '-90d', end: 'now' } }];
    const response = await post(`${server.url}/generate`, request({ fields }));
    const pinned = await post(`${server.url}/generate`, request({ now: '2026-11-23T12:00:00Z' }));

    expect(response.headers.get('x-now')).to.equal('2026-01-01');
    expect(await response.json()).to.deep.include({ now: '2026-01-01' });
    expect(pinned.headers.get('x-now')).to.equal('2026-11-23T12:00:00.000Z');
  });

  it('contain the drawn seed if the request has none', async () => {
    const response = await post(`${server.url}/generate`, request({ seed: undefined }));

    expect(response.headers.get('x-seed')).to.equal('7');
    expect(((await response.json()) as Envelope).seed).to.equal(7);
  });

  it('contain a seed that is text, percent-encoded in the header', async () => {
    const response = await post(`${server.url}/generate`, request({ seed: 'é\r\n 1' }));

    expect(response.headers.get('x-seed')).to.equal('%C3%A9%0D%0A%201');
    expect(((await response.json()) as Envelope).seed).to.equal('é\r\n 1');
  });

  const dispositions: readonly (readonly [string | undefined, string])[] = [
    [undefined, 'attachment; filename="synthetic_data.csv"'],
    ['orders', 'attachment; filename="orders.csv"'],
    ['say "hi"', 'attachment; filename="say \\"hi\\".csv"'],
    ['a\r\nX-Evil: 1', 'attachment; filename="a__X-Evil: 1.csv"'],
    [
      'Größe 表',
      `attachment; filename="Gr__e _.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E8%A1%A8.csv`,
    ],
    ['100%41', `attachment; filename="100%41.csv"; filename*=UTF-8''100%2541.csv`],
  ];
  for (const [table, expected] of dispositions) {
    it(`are sent as a file if they are raw: ${expected}`, async () => {
      const response = await post(
        `${server.url}/generate`,
        request({ format: 'csv', table_name: table }),
      );

      expect(response.status).to.equal(200);
      expect(response.headers.get('content-disposition')).to.equal(expected);
      expect(response.headers.has('x-evil')).to.equal(false);
    });
  }

  it('have a file name with the extension of the format', async () => {
    const response = await post(`${server.url}/generate`, request({ format: 'sql' }));

    expect(response.headers.get('content-type')).to.equal('application/sql; charset=utf-8');
    expect(response.headers.get('content-disposition')).to.equal(
      'attachment; filename="synthetic_data.sql"',
    );
  });

  it('contain the lines of ndjson raw or as one string in the envelope, and 406 is answered otherwise', async () => {
    const send = (Accept: string) =>
      post(`${server.url}/generate`, request({ rows: 2, format: 'ndjson' }), { Accept });

    const raw = await send('*/*');
    const text = await raw.text();
    expect(Object.fromEntries(raw.headers)).to.include({
      'content-type': 'application/x-ndjson',
      'content-disposition': 'attachment; filename="synthetic_data.ndjson"',
      'x-rows-generated': '2',
    });
    expect(text).to.match(/^(?:\{[^\n]*\}\n){2}$/);
    expect(await (await send('application/x-ndjson')).text()).to.equal(text);

    const enveloped = await send('application/json');
    expect(enveloped.headers.get('content-type')).to.equal('application/json; charset=utf-8');
    expect(await enveloped.json()).to.deep.include({ format: 'ndjson', data: text });

    const refused = await send('text/csv');
    expect(refused.status).to.equal(406);
    expect(await refused.text()).to.contain('application/x-ndjson or application/json');
  });

  it('contain the first ten rows of the table in a preview, with a Content-Length', async () => {
    const body = request({ rows: 1000 });
    const preview = await post(`${server.url}/generate/preview`, body);
    const whole = await post(`${server.url}/generate`, body);

    const text = await preview.text();
    const head = JSON.parse(text) as Envelope;
    expect(Number(preview.headers.get('content-length'))).to.equal(Buffer.byteLength(text));
    expect(preview.headers.get('x-rows-generated')).to.equal('10');
    expect(head).to.deep.include({ rows_generated: 10, format: 'json' });
    expect(head.data).to.deep.equal(((await whole.json()) as Envelope).data.slice(0, 10));
  });

  it('are JSON in a preview, whatever the format of the request, if threads make the rows', async () => {
    const threaded = await serve({ TABLEWRIGHT_WORKERS: '2' });
    const preview = async (body: Json): Promise<unknown> => {
      const response = await post(`${threaded.url}/generate/preview`, body);
      return ((await response.json()) as Envelope).data;
    };
    // Texts of this length take more than 20 ms, so threads make them.
    const fields = Array.from({ length: 30 }, (_, i) => ({
      name: `f${i}`,
      type: 'string',
      constraints: { length: 9000 },
    }));
    const table = request({ rows: 1000, fields });
    const set = { seed: 1, tables: [{ name: 't', rows: 20, fields }] };
    const [rows, tables] = [await preview(table), await preview(set)];

    for (const format of FORMAT_NAMES) {
      expect(await preview({ ...table, format }), format).to.deep.equal(rows);
      expect(await preview({ ...set, format }), format).to.deep.equal(tables);
    }
    expect(await preview({ ...table, format: 'csv', compression: 'gzip' })).to.deep.equal(rows);
  });

  it('have a Content-Length in a preview of many megabytes', async () => {
    const fields = Array.from({ length: 100 }, (_, i) => ({
      name: `f${i}`,
      type: 'string',
      constraints: { length: 10_000 },
    }));

    const response = await post(`${server.url}/generate/preview`, request({ rows: 10, fields }));

    const text = await response.text();
    expect(Number(response.headers.get('content-length'))).to.equal(text.length);
    expect((JSON.parse(text) as Envelope).data).to.have.length(10);
  });

  it('end when the connection closes for a client of HTTP/1.0', async () => {
    const body = JSON.stringify(request({ rows: 5, format: 'csv' }));

    const { text, error } = await exchange(
      server.port,
      `POST /generate HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );

    const answer = parseAnswer(text);
    expect(error).to.equal(undefined);
    expect(answer.status).to.equal(200);
    expect(answer.headers.has('transfer-encoding')).to.equal(false);
    expect(answer.body.trim().split('\r\n')).to.have.length(6);
  });

  it('have the same bytes for the same seed', async () => {
    const texts = await Promise.all(
      [1, 2].map(async () =>
        (await post(`${server.url}/generate`, request({ rows: 5000, format: 'csv' }))).text(),
      ),
    );

    expect(texts[0]).to.equal(texts[1]);
  });
});
