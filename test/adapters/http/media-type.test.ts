import { expect } from 'chai';
import { isJsonMediaType } from '../../../src/adapters/http/body/media-type.js';

describe('content type of a body', () => {
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
    // Not valid, but no charset is named: the parser skips what is no parameter, as browsers do.
    'application/json; charset="utf-8',
    'application/json; charset utf-8',
    // The first of two counts.
    'application/json; charset=utf-8; charset=utf-16',
  ];
  for (const text of accepted) {
    it(`is JSON when it is ${text}`, () => {
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
    it(`is not JSON when it is ${text || 'left out'}`, () => {
      expect(isJsonMediaType(text)).to.equal(false);
    });
  }

  // The header may be 16 KiB long. The first of these took 130 ms while a regular expression looked for its end.
  for (const [what, hostile] of [
    ['spaces inside of it', `application/${' '.repeat(15_500)}json`],
    ['spaces at its end', `application/json${' '.repeat(15_500)}`],
    ['tabs before a parameter', `application/json;${'\t'.repeat(15_500)}charset=utf-8`],
    ['open quotes', `application/json${'; a="\\'.repeat(3000)}`],
  ] as const) {
    it(`costs little with ${what}`, () => {
      const costs = [1, 2, 3].map(() => {
        const began = performance.now();
        isJsonMediaType(hostile);
        return performance.now() - began;
      });

      expect(Math.min(...costs)).to.be.below(10);
    });
  }
});
