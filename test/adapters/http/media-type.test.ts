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
    'application/json; charset=utf-8; charset=utf-16',
    'application/json; charset=',
    'application/json; charset="utf-8',
    'application/json; charset utf-8',
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

  it('costs little, however long it is', () => {
    const hostile = `application/json${'; a="\\'.repeat(5000)}${' ;'.repeat(5000)}`;
    const began = performance.now();

    isJsonMediaType(hostile);

    expect(performance.now() - began).to.be.below(200);
  });
});
