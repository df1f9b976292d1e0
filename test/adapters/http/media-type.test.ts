import { expect } from 'chai';
import { isJsonMediaType } from '../../../src/adapters/http/body/media-type.js';
import { leastCpuTime } from '../../support/least-cpu-time.js';

describe('the content type of a body', () => {
  const accepted = [
    'application/json',
    'Application/JSON',
    'application/json;',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json ; charset="utf-8"',
    'application/json; charset="\\utf-8"',
    'application/json; v="a;b\\"c"; charset=utf-8',
    'application/json; version=1',
    'application/json ;\t',
    // Malformed, but without a charset: like browsers, the parser skips invalid parameters.
    'application/json; charset="utf-8',
    'application/json; charset utf-8',
    // The first of two charsets counts.
    'application/json; charset=utf-8; charset=utf-16',
  ];
  for (const text of accepted) {
    it(`is JSON if it is ${text}`, () => {
      expect(isJsonMediaType(text)).to.equal(true);
    });
  }

  const refused = [
    '',
    'json',
    'text/json',
    'text/plain',
    'application/jsonp',
    'application/x-json',
    'application/problem+json',
    'application/merge-patch+json',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json; charset=utf-16; charset=utf-8',
    'application/json; charset=',
    'application/json, text/plain',
    'application/json charset=utf-8',
    '*/*',
    'application/*',
  ];
  for (const text of refused) {
    it(`is not JSON if it is ${text || 'absent'}`, () => {
      expect(isJsonMediaType(text)).to.equal(false);
    });
  }

  // A header can have 16 KiB. A regular expression once took 130 ms to search the first value for its end.
  for (const [what, hostile] of [
    ['spaces inside of it', `application/${' '.repeat(15_500)}json`],
    ['spaces at its end', `application/json${' '.repeat(15_500)}`],
    ['tabs before a parameter', `application/json;${'\t'.repeat(15_500)}charset=utf-8`],
    ['open quotes', `application/json${'; a="\\'.repeat(3000)}`],
  ] as const) {
    it(`is parsed within 10 ms if it has ${what}`, async () => {
      expect(await leastCpuTime(() => isJsonMediaType(hostile), 10)).to.be.below(10);
    });
  }
});
