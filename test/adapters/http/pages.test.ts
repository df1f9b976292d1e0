import { expect } from 'chai';
import { problems } from '../../../src/adapters/http/problems.js';
import { packageVersion } from '../../../src/adapters/system/package-version.js';
import { everyOf } from '../../support/every-of.js';
import { problemOf } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

describe('the pages of the service', () => {
  let server: TestServer;
  let prefixed: TestServer;
  before(async () => {
    server = await serve();
    prefixed = await serve({ TABLEWRIGHT_BASE_PATH: '/api/v1' });
  });
  after(stopAll);

  it('GET / describes the service, its endpoints and its limits', async () => {
    const response = await fetch(`${server.url}/`, { headers: { Host: 'evil.example' } });

    const body = (await response.json()) as Record<string, unknown> & {
      endpoints: readonly { method: string; path: string; purpose: string }[];
    };
    expect(response.headers.get('vary')).to.equal('Accept');
    expect(Object.keys(body)).to.deep.equal([
      'name',
      'version',
      'status',
      'description',
      'endpoints',
      'docs',
      'limits',
    ]);
    expect(body.endpoints.map(({ method, path }) => `${method} ${path}`)).to.include.members([
      'GET /',
      'GET /health',
      'GET /ready',
      'GET /field-types',
      'POST /generate',
      'POST /generate/preview',
      'POST /mcp',
      'GET /openapi.json',
    ]);
    expect(body.docs).to.deep.equal({
      swagger_ui: '/docs',
      redoc: '/redoc',
      openapi: '/openapi.json',
    });
    expect(body.limits).to.deep.equal({
      rows_per_request: 100_000,
      rows_per_preview: 10,
      fields_per_request: 1000,
      fields_per_set: 3000,
      cells_of_changes: 5000,
      cells_per_request: 20_000_000,
      body_bytes: 1_048_576,
      profile_bytes: 65_536,
      requests_per_day: 1000,
      requests_per_minute: null,
    });
    expect(JSON.stringify(body)).not.to.contain('evil.example');
  });

  const ofChrome = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  for (const accept of [ofChrome, 'text/html', 'text/*', 'application/json;q=0.5,text/html']) {
    it(`GET / returns the page where people make tables if Accept is ${accept}`, async () => {
      const response = await fetch(`${prefixed.url}/`, { headers: { Accept: accept } });

      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(response.headers.get('vary')).to.equal('Accept');
      expect(await response.text()).to.contain('src="/api/v1/studio/main-');
    });
  }

  for (const accept of [
    '*/*',
    'application/json',
    'application/json, text/html',
    'image/png',
    '',
  ]) {
    it(`GET / returns JSON to a program if Accept is "${accept}"`, async () => {
      const response = await fetch(`${server.url}/`, { headers: { Accept: accept } });

      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.contain('application/json');
    });
  }

  it('GET /health returns the version of the package', async () => {
    const response = await fetch(`${server.url}/health`);

    expect(await response.json()).to.deep.equal({ status: 'healthy', version: packageVersion() });
  });

  it('GET /ready returns 200 while the server accepts work', async () => {
    const response = await fetch(`${server.url}/ready`);

    expect(response.status).to.equal(200);
    expect(await response.json()).to.deep.equal({ status: 'ready' });
  });

  it('GET /field-types lists every type with its constraints', async () => {
    const body = (await (await fetch(`${server.url}/field-types`)).json()) as {
      field_types: readonly { type: string; supported_constraints: readonly string[] }[];
    };

    expect(
      body.field_types.find(({ type }) => type === 'integer')?.supported_constraints,
    ).to.include('min');
  });

  it('GET /field-types lists other names of each type', async () => {
    const body = (await (await fetch(`${server.url}/field-types`)).json()) as {
      field_types: readonly { type: string; synonyms: readonly string[] }[];
    };

    expect(body.field_types.find(({ type }) => type === 'integer')?.synonyms).to.include('int');
  });

  it('GET /field-types?view=compact lists the names of the same types', async () => {
    const full = (await (await fetch(`${server.url}/field-types?view=full`)).json()) as {
      field_types: readonly { type: string }[];
    };
    const compact = await (await fetch(`${server.url}/field-types?view=compact`)).json();

    const types = full.field_types.map(({ type }) => type);
    expect(compact).to.deep.equal({ types, count: types.length });
  });

  for (const query of ['view=tiny', 'view=', 'view=Compact', 'view=compact&view=compact']) {
    it(`GET /field-types?${query} returns 422 and names the views`, async () => {
      const response = await fetch(`${server.url}/field-types?${query}`);

      expect(response.status).to.equal(422);
      const problem = await problemOf(response);
      expect(problem.errors?.[0]?.message).to.contain('full, compact');
    });
  }

  for (const [code, { status, title }] of Object.entries(problems)) {
    it(`GET /errors/${code} explains the error`, async () => {
      const response = await fetch(`${server.url}/errors/${code}`);

      const text = await response.text();
      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(response.headers.get('content-security-policy')).to.contain("default-src 'none'");
      expect(text).to.contain(title).and.to.contain(String(status));
    });
  }

  it('GET /errors/missing_key escapes angle brackets', async () => {
    const text = await (await fetch(`${server.url}/errors/missing_key`)).text();

    expect(text).to.contain('Bearer &lt;API_KEY&gt;');
  });

  for (const code of ['nothing', '__proto__', 'constructor', '%ff', 'a%2fb', 'toString']) {
    it(`GET /errors/${code} returns 404`, async () => {
      expect((await fetch(`${server.url}/errors/${code}`)).status).to.equal(404);
    });
  }

  for (const path of ['/', '', '/health', '/ready', '/field-types', '/errors/not_found']) {
    it(`GET /api/v1${path} returns 200 below the base path`, async () => {
      const response = await fetch(prefixed.url + path);

      expect(response.status).to.equal(200);
    });
  }

  it('a base path is included in the listed endpoints and in the type of a problem', async () => {
    const root = (await (await fetch(`${prefixed.url}/`)).json()) as {
      endpoints: readonly { path: string }[];
    };
    const problem = await problemOf(await fetch(`${prefixed.url}/nothing`));
    const outside = await fetch(`${prefixed.url.replace('/api/v1', '')}/health`);

    expect(everyOf(root.endpoints, ({ path }) => path.startsWith('/api/v1/'))).to.equal(true);
    expect(problem.type).to.equal('/api/v1/errors/not_found');
    expect(outside.status).to.equal(404);
  });
});
