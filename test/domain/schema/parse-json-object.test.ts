import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { parseJsonObject } from '../../../src/domain/schema/parse-json-object.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a JSON object in bytes', () => {
  it('is parsed with or without a byte order mark', () => {
    const object = E.right({ a: [1, 'é'] });

    expect(parseJsonObject(bytes('{"a":[1,"é"]}'), 'the body')).to.deep.equal(object);
    expect(parseJsonObject(bytes('\ufeff{"a":[1,"é"]}'), 'the body')).to.deep.equal(object);
  });

  it('is refused if the bytes are not UTF-8', () => {
    const latin = Uint8Array.from([...bytes('{"a":"'), 0xe9, ...bytes('"}')]);

    expect(parseJsonObject(latin, 'the body')).to.deep.equal(E.left('the body is not valid UTF-8'));
  });

  const refused = [
    ['', 'the file is not valid JSON: it is empty'],
    [' \n', 'the file is not valid JSON: it is empty'],
    ['{"a":1,\n "b":}', 'the file is not valid JSON: line 2, column 6'],
    ['null', 'expected a JSON object, got null'],
    ['[{}]', 'expected a JSON object, got an array'],
    ['"{}"', 'expected a JSON object, got a string'],
    ['7', 'expected a JSON object, got a number'],
    ['true', 'expected a JSON object, got a boolean'],
  ] as const;
  for (const [text, message] of refused) {
    it(`is refused if it is ${JSON.stringify(text)}`, () => {
      expect(parseJsonObject(bytes(text), 'the file')).to.deep.equal(E.left(message));
    });
  }
});
