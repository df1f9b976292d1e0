import { expect } from 'chai';
import { assets } from '../../../../src/adapters/http/explorer/assets.js';
import { exchange, parseAnswer } from '../support/raw-exchange.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';

describe('the explorer', () => {
  let server: TestServer;
  let prefixed: TestServer;
  before(async () => {
    server = await serve();
    prefixed = await serve({ TABLEWRIGHT_BASE_PATH: '/api' });
  });
  after(stopAll);

  for (const path of ['/docs', '/redoc']) {
    it(`serves ${path} without the name of another host and with a policy that allows none`, async () => {
      const response = await fetch(server.url + path);
      const policy = response.headers.get('content-security-policy') ?? '';

      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(withoutNamespaces(await response.text())).not.to.match(/\/\/|https?:/);
      expect(policy).to.match(/^default-src 'none'; script-src 'self'/);
      expect(policy).not.to.match(/\*|https?:|script-src[^;]*unsafe/);
    });

    it(`serves every file that ${path} loads, also below a base path`, async () => {
      const html = await (await fetch(prefixed.url + path)).text();
      const links = [...html.matchAll(/(?:src|href|spec-url|"url")[=:]"([^"]+)"/g)];

      expect(links.length).to.be.above(2);
      for (const [, link = ''] of links) {
        const { status } = await fetch(new URL(link, prefixed.url));
        expect(status, link).to.equal(200);
      }
    });
  }

  it('disables the validator on another host that Swagger UI uses by default', async () => {
    expect(await (await fetch(`${server.url}/docs`)).text()).to.contain('"validatorUrl":null');
  });

  for (const { path, mediaType } of assets) {
    it(`serves /assets/${path} compressed, or uncompressed to clients that accept no compression`, async () => {
      const url = `${server.url}/assets/${path}`;
      const [coded, plain] = await Promise.all([
        fetch(url),
        fetch(url, { headers: { 'Accept-Encoding': 'identity' } }),
      ]);

      expect(coded.headers.get('content-encoding')).to.equal('gzip');
      expect(plain.headers.get('content-encoding')).to.equal(null);
      expect(coded.headers.get('content-type')).to.equal(mediaType);
      expect(coded.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
      expect(coded.headers.get('vary')).to.equal('Accept-Encoding');
      expect(coded.headers.get('etag')).not.to.equal(plain.headers.get('etag'));
      expect(await coded.text()).to.equal(await plain.text());
    });

    it(`serves /assets/${path} without the hosts that the original file contacts`, async () => {
      const text = await (await fetch(`${server.url}/assets/${path}`)).text();

      expect(text).not.to.match(/cdn\.redoc\.ly|fonts\.googleapis|otel\.cloud/);
    });
  }

  it('answers 304 for /openapi.json if the ETag of the client is current', async () => {
    const first = await fetch(`${server.url}/openapi.json`);
    const etag = first.headers.get('etag') ?? '';
    // fetch is unsuitable: it forces a fresh response whenever it sends this header.
    const ask = async (tag: string) => {
      const lines = ['GET /openapi.json HTTP/1.1', 'Host: x', 'Accept-Encoding: gzip'];
      const text = [...lines, `If-None-Match: ${tag}`, 'Connection: close', '', ''].join('\r\n');
      return parseAnswer((await exchange(server.port, text)).text);
    };
    const again = await ask(etag);

    expect(first.headers.get('content-encoding')).to.equal('gzip');
    expect(again).to.include({ status: 304, body: '' });
    expect(again.headers.get('etag')).to.equal(etag);
    expect((await ask('"x"')).status).to.equal(200);
  });

  it('answers HEAD for pages and files with the headers of GET and no body', async () => {
    for (const path of ['/docs', '/redoc', '/openapi.json', `/assets/${assets[0].path}`]) {
      const [get, head] = await Promise.all([
        fetch(server.url + path),
        fetch(server.url + path, { method: 'HEAD' }),
      ]);
      expect(head.headers.get('content-length'), path).to.equal(get.headers.get('content-length'));
      expect(head.headers.get('etag')).to.equal(get.headers.get('etag'));
      expect(await head.text()).to.equal('');
    }
  });

  for (const path of ['/docs', '/redoc', '/errors/not_found']) {
    it(`serves ${path} with a viewport for small screens and with the icon of the service`, async () => {
      const html = await (await fetch(prefixed.url + path)).text();

      expect(
        html.match(/<meta name="viewport" content="width=device-width, initial-scale=1">/g),
      ).to.have.length(1);
      const icons = [...html.matchAll(/<link rel="icon"[^>]* href="([^"]+)"/g)];
      expect(icons).to.have.length(1);
      const icon = await fetch(new URL(icons[0]?.[1] ?? '', prefixed.url + path));
      expect(icon.status).to.equal(200);
      expect(icon.headers.get('content-type')).to.equal('image/svg+xml');
      expect(icon.headers.get('cache-control')).to.equal('public, max-age=86400');
    });
  }

  it('serves /favicon.ico as one bitmap of the announced length', async () => {
    const response = await fetch(`${server.url}/favicon.ico`);
    const file = Buffer.from(await response.arrayBuffer());

    expect(response.headers.get('content-type')).to.equal('image/x-icon');
    expect([...file.subarray(0, 8)]).to.deep.equal([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(file.readUInt32LE(14) + file.readUInt32LE(18)).to.equal(file.length);
  });

  const folder = `/assets/${assets[0].path.split('/')[0]}`;
  const outside = [
    '/assets',
    '/assets/',
    folder,
    `${folder}/`,
    `${folder}/LICENSE`,
    `${folder}/swagger-ui-bundle.js.gz`,
    `${folder}/../../package.json`,
    `${folder}/%2e%2e/%2e%2e/package.json`,
    `${folder}/..%2f..%2fpackage.json`,
    `${folder}/..%5c..%5cpackage.json`,
    '/assets/../package.json',
    '/assets//etc/passwd',
    '/assets/swagger-ui-0.0.0/swagger-ui-bundle.js',
    `/assets/${assets[0].path}%00`,
    '/docs/index.hbs',
    '/docs/',
    '/x/docs',
  ];
  for (const path of outside) {
    it(`answers 404 to GET ${path}`, async () => {
      // fetch is unsuitable: it resolves the dots in a path before it sends the path.
      const { text } = await exchange(
        server.port,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(parseAnswer(text).status).to.equal(404);
    });
  }
});

/** Removes the names of XML namespaces, which no browser requests. */
function withoutNamespaces(html: string): string {
  return html.replaceAll(/http:\/\/www\.w3\.org\/[\w/]+/g, '').replaceAll('// ', '');
}
