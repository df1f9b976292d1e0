import { expect } from 'chai';
import { post, request } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

describe('every response', () => {
  after(stopAll);

  const asks: readonly (readonly [string, (server: TestServer) => Promise<Response>])[] = [
    ['the home page', ({ url }) => fetch(`${url}/`)],
    ['data', ({ url }) => post(`${url}/generate`, request({ format: 'csv' }))],
    ['a preview', ({ url }) => post(`${url}/generate/preview`, request())],
    ['a refused request', ({ url }) => post(`${url}/generate`, {})],
    ['a path that does not exist', ({ url }) => fetch(`${url}/nothing`)],
  ];
  for (const [what, ask] of asks) {
    it(`such as ${what} has headers that forbid a browser to cache, sniff, frame or run it`, async () => {
      const answer = await ask(await serve());
      await answer.text();

      expect(Object.fromEntries(answer.headers)).to.include({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    });
  }
});
