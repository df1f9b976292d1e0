import { expect } from 'chai';
import { serve, stopAll } from '../support/serve.js';
import { type OpenApi, type Operation, openApiOf } from './support/open-api.js';

const ON = { TABLEWRIGHT_AUTH: 'on', TABLEWRIGHT_RATE_LIMIT: '120' };

async function documentOf(environment: Readonly<Record<string, string>>): Promise<OpenApi> {
  return openApiOf((await serve(environment)).url);
}

function operation({ paths }: OpenApi, method: string, path: string): Operation {
  const found = paths[path]?.[method];
  if (found === undefined) throw new Error(`no ${method} ${path}`);
  return found;
}

function statusesOf({ responses }: Operation): readonly string[] {
  return Object.keys(responses);
}

describe('the OpenAPI document follows the settings', () => {
  after(stopAll);

  it('requires a key if authentication is on', async () => {
    const document = await documentOf(ON);

    const generate = operation(document, 'post', '/generate');
    expect(generate.security).to.deep.equal([{ apiKey: [] }]);
    expect(operation(document, 'get', '/field-types').security).to.deep.equal([]);
    expect(document.components.securitySchemes).to.have.nested.property('apiKey.scheme', 'bearer');
    expect(statusesOf(generate)).to.deep.equal(
      '200 400 401 403 406 408 413 415 422 429 431 500 503'.split(' '),
    );
  });

  it('offers previews with and without a key if previews are public', async () => {
    const document = await documentOf({ ...ON, TABLEWRIGHT_PREVIEW_AUTH: 'off' });

    const { security, responses } = operation(document, 'post', '/generate/preview');
    expect(security).to.deep.equal([{}, { apiKey: [] }]);
    expect(JSON.stringify(responses['401']))
      .to.contain('invalid_key')
      .and.not.contain('missing_key');
  });

  it('mentions no key if authentication is off', async () => {
    const document = await documentOf({});

    const generate = operation(document, 'post', '/generate');
    expect(generate.security).to.deep.equal([]);
    expect(statusesOf(generate)).not.to.include.members(['401', '403', '429']);
    expect(document.components.securitySchemes).to.equal(undefined);
  });

  it('uses the base path as its server and in the addresses of errors', async () => {
    const document = await documentOf({ TABLEWRIGHT_BASE_PATH: '/api/v1' });

    expect(document.servers).to.deep.equal([{ url: '/api/v1' }]);
    expect(document.paths).to.have.property('/generate');
    expect(JSON.stringify(document)).to.contain('"/api/v1/errors/invalid_request"');
  });

  it('does not contain the Host header of the request', async () => {
    const { url } = await serve({});
    const answer = await fetch(`${url}/openapi.json`, { headers: { Host: 'evil.example' } });

    expect(await answer.text()).not.to.contain('evil.example');
  });
});
