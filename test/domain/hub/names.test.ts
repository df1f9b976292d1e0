import { expect } from 'chai';
import { parseDatasetRef } from '../../../src/domain/hub/dataset-ref.js';
import { isFilePath } from '../../../src/domain/hub/file-path.js';
import { isCredentialText } from '../../../src/domain/hub/hub-params.js';

describe('the name of a data set', () => {
  for (const [text, owner, name] of [
    ['acme/rain', 'acme', 'rain'],
    ['Microsoft/Mixed-Case', 'Microsoft', 'Mixed-Case'],
    ['_a/b.c_d-2', '_a', 'b.c_d-2'],
    [`a/${'x'.repeat(96)}`, 'a', 'x'.repeat(96)],
  ] as const) {
    it(`can be ${text.slice(0, 30)}`, () => {
      expect(parseDatasetRef(text)).to.deep.equal({ owner, name });
    });
  }

  for (const text of [
    'a',
    'a/',
    '/b',
    'a/b/c',
    'a/..',
    './b',
    'a/b..c',
    '-a/b',
    'a/b c',
    'a/ü',
    'a/b\n',
    `a/${'x'.repeat(97)}`,
  ]) {
    it(`cannot be ${JSON.stringify(text.slice(0, 30))}`, () => {
      expect(parseDatasetRef(text)).to.equal(undefined);
    });
  }
});

describe('a path inside a data set', () => {
  for (const path of ['a.csv', 'data/50% of #1.csv', 'größe/😀.csv', '..a/b..', '%2e%2e', 'a:b']) {
    it(`can be ${path}`, () => {
      expect(isFilePath(path)).to.equal(true);
    });
  }

  for (const path of [
    '',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    'a/../b',
    'a/./b',
    'a\\b',
    'a\0',
    'a\nb',
    'a\u0085',
    'a\ud800',
    'x'.repeat(1001),
  ]) {
    it(`cannot be ${JSON.stringify(path.slice(0, 20))}`, () => {
      expect(isFilePath(path)).to.equal(false);
    });
  }
});

describe('a credential', () => {
  for (const text of ['KGAT_abc', 'a b:c~', 'ümlaut', 'x'.repeat(1000)]) {
    it(`can be ${text.slice(0, 20)}`, () => {
      expect(isCredentialText(text)).to.equal(true);
    });
  }

  for (const text of [
    '',
    'a\r\nX: y',
    'a\n',
    'a\0',
    'a\tb',
    'a\u0085',
    'a\u007f',
    'Ā',
    '😀',
    'x'.repeat(1001),
  ]) {
    it(`cannot be ${JSON.stringify(text.slice(0, 20))}`, () => {
      expect(isCredentialText(text)).to.equal(false);
    });
  }
});
