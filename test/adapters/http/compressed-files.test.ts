import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { unzipSync } from 'fflate';
import { tokens } from '../../../src/wiring/tokens.js';
import { passes } from '../../support/asserting.js';
import { formats, textFileNames, textOf } from '../../support/tables.js';
import { post, problemOf, request } from './support/requests.js';
import { EndlessRows, rowsFrom } from './support/row-sources.js';
import { serve, stopAll, type TestServer } from './support/serve.js';
import { waitUntil } from './support/wait-until.js';
import { wireAnswer } from './support/wire-answer.js';

describe('a request with compression', () => {
  let server: TestServer;
  before(async () => {
    server = await serve({ TABLEWRIGHT_COMPRESS: 'on' });
  });
  after(stopAll);

  for (const format of textFileNames) {
    it(`is answered with a gzip file of the text in ${format}`, async () => {
      const body = request({ rows: 2000, format, table_name: 'orders' });

      const { status, headers, bytes } = await wireAnswer(`${server.url}/generate`, {
        method: 'POST',
        headers: { 'Accept-Encoding': 'gzip' },
        body: { ...body, compression: 'gzip' },
      });

      expect(status).to.equal(200);
      expect(headers).to.include({
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="orders.${formats[format].extension}.gz"`,
        'x-rows-generated': '2000',
        'x-seed': '42',
      });
      // The file is compressed, not the transfer: a client stores these bytes.
      expect(headers).not.to.have.property('content-encoding');
      expect(gunzipSync(bytes).toString()).to.equal(textOf(body));
    });
  }

  it('is refused for xlsx, which is no text', async () => {
    const response = await post(
      `${server.url}/generate`,
      request({ format: 'xlsx', compression: 'gzip' }),
    );

    expect((await problemOf(response)).errors).to.deep.equal([
      {
        path: '/compression',
        message: 'expected none, since only texts are compressed and xlsx is binary, got "gzip"',
      },
    ]);
  });

  it('is answered with the text for compression none', async () => {
    const body = request({ format: 'csv', compression: 'none' });

    const response = await post(`${server.url}/generate`, body, { Accept: '*/*' });

    expect(response.headers.get('content-type')).to.match(/^text\/csv/);
    expect(await response.text()).to.equal(textOf(body));
  });

  it('is refused if Accept does not allow the file', async () => {
    for (const Accept of ['application/json', 'text/csv']) {
      const body = request({ format: 'csv', compression: 'gzip' });
      const response = await post(`${server.url}/generate`, body, { Accept });

      expect(response.status).to.equal(406);
      const { detail } = await problemOf(response);
      expect(detail).to.equal('expected Accept to allow application/gzip');
    }
  });

  it('is refused before the first byte if the compression is not known, or not available', async () => {
    const known = await post(`${server.url}/generate`, request({ compression: 'zip' }));
    expect(known.status).to.equal(422);
    const { errors } = await problemOf(known);
    expect(errors?.[0]?.path).to.equal('/compression');
    expect(errors?.[0]?.message).to.match(/^expected one of "none", "gzip"/);
    if (process.versions.zstd === undefined) {
      expect(errors?.[0]?.message).to.contain('zstd needs Node 22.15 or later');
    }
  });

  it('has a preview in JSON', async () => {
    const body = request({ format: 'csv', compression: 'gzip' });

    const response = await post(`${server.url}/generate/preview`, body);

    expect(response.headers.get('content-type')).to.equal('application/json; charset=utf-8');
    expect((await response.json()) as object).to.include({ format: 'json', rows_generated: 3 });
  });

  it('clones into a gzip file', async () => {
    const table = { dataset: 'vega/weather', rows: 5, seed: 1, format: 'csv' };

    const plain = await post(`${server.url}/hub/clone`, table, { Accept: 'text/csv' });
    const packed = await post(`${server.url}/hub/clone`, { ...table, compression: 'gzip' });

    expect(packed.headers.get('content-type')).to.equal('application/gzip');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(gunzipSync(bytes).toString()).to.equal(await plain.text());
  });

  it('stops the work when the caller leaves', async () => {
    const rows = new EndlessRows();
    const endless = await serve({}, (container) => {
      container.rebind(tokens.rows).toConstantValue(rows.source);
    });
    const leaving = new AbortController();

    const body = request({ compression: 'gzip' });
    const response = await post(`${endless.url}/generate`, body, {}, leaving.signal);
    await response.body?.getReader().read();
    leaving.abort();

    await passes(() => waitUntil('the end of the work', () => rows.ended));
  });

  it('gets no complete file if the work fails midway', async () => {
    const failing = await serve({}, (container) => {
      const source = rowsFrom(async function* () {
        for (let i = 0; i < 8; i++) yield new Uint8Array(64 * 1024);
        throw new Error('the well is dry');
      });
      container.rebind(tokens.rows).toConstantValue(source);
    });

    const outcome = await wireAnswer(`${failing.url}/generate`, {
      method: 'POST',
      body: request({ compression: 'gzip' }),
    }).catch((error: NodeJS.ErrnoException) => error.code);

    expect(outcome).to.equal('ECONNRESET');
    expect(failing.log.of('stream_failed')[0]?.stack).to.contain('the well is dry');
  });
});

describe('a request for xlsx', () => {
  const body = request({ rows: 2000, format: 'xlsx', table_name: 'orders' });
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  let server: TestServer;
  before(async () => {
    server = await serve({ TABLEWRIGHT_COMPRESS: 'on', TABLEWRIGHT_WORKERS: '2' });
  });
  after(stopAll);

  for (const rows of [2000, 100_000]) {
    it(`of ${rows} rows is answered with a workbook`, async () => {
      const asked = { ...body, rows };

      const { headers, bytes } = await wireAnswer(`${server.url}/generate`, {
        method: 'POST',
        headers: { 'Accept-Encoding': 'gzip' },
        body: asked,
      });

      expect(headers).to.include({
        'content-type': type,
        'content-disposition': 'attachment; filename="orders.xlsx"',
        'x-rows-generated': String(rows),
      });
      expect(headers).not.to.have.property('content-encoding');
      const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
      const written = Buffer.from(sheet).toString();
      expect(/<sheetData>(.*)<\/sheetData>/s.exec(written)?.[1]).to.equal(textOf(asked));
    });
  }

  it('is refused if Accept does not allow the file', async () => {
    const response = await post(`${server.url}/generate`, body, { Accept: 'application/json' });

    expect(response.status).to.equal(406);
    expect((await problemOf(response)).detail).to.equal(`expected Accept to allow ${type}`);
  });

  it('has a preview in JSON', async () => {
    const response = await post(`${server.url}/generate/preview`, body);

    expect((await response.json()) as object).to.include({ format: 'json', rows_generated: 10 });
  });
});
