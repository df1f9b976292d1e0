import { expect } from 'chai';
import { codeOnly } from './support/code-only.js';
import { sourceFiles } from './support/tree.js';

/** A cast to one scalar type, after anything but an element: a check, a default or a Map can say the type instead. */
const CAST = /(?<!\]\)?)\s+as (?:number|string|boolean)\b(?!\s*[|[]|\s+extends)/;

describe('casts to number, string and boolean', () => {
  it('are those of elements, to which the compiler adds undefined', () => {
    const found = sourceFiles('src').flatMap(({ path, text }) =>
      codeOnly(text)
        .split('\n')
        .flatMap((line) => (CAST.test(line) ? [`${path}: ${line.trim()}`] : [])),
    );

    expect(found).to.deep.equal([]);
  });
});
