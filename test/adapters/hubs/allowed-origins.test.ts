import { expect } from 'chai';
import { AllowedOrigins } from '../../../src/adapters/hubs/allowed-origins.js';

const origins = new AllowedOrigins(
  { own: ['https://api.example.com/v1'], named: [] },
  { own: ['https://*.example.org', 'https://storage.example.com'], named: [] },
  { own: ['https://replaced.example.com'], named: ['http://127.0.0.1:8081'] },
);

const rows: readonly (readonly [string, 'public' | 'any' | undefined])[] = [
  ['https://api.example.com/v1/x', 'public'],
  ['https://storage.example.com:443/x?y', 'public'],
  ['https://STORAGE.example.com/', 'public'],
  ['https://a.example.org/', 'public'],
  ['https://a.b.example.org/', 'public'],
  ['http://127.0.0.1:8081/x', 'any'],
  ['http://127.0.0.1:8082/x', undefined],
  ['https://127.0.0.1:8081/x', undefined],
  ['http://api.example.com/', undefined],
  ['https://api.example.com:8443/', undefined],
  ['https://api.example.com.evil.test/', undefined],
  ['https://example.org/', undefined],
  ['https://evilexample.org/', undefined],
  ['https://a.example.org./', undefined],
  ['https://replaced.example.com/', undefined],
  ['https://user@api.example.com/', undefined],
  ['https://:pass@api.example.com/', undefined],
];

describe('the allowed origins', () => {
  for (const [url, reach] of rows) {
    it(`permit requests to ${url} ${reach === undefined ? 'never' : `at ${reach} addresses`}`, () => {
      expect(origins.reachOf(new URL(url))).to.equal(reach);
    });
  }
});
