import { expect } from 'chai';
import {
  asciiName,
  fileName,
  seedHeader,
} from '../../../../src/adapters/http/answers/generated-headers.js';

describe('the file name of a response', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['orders', 'orders.csv', 'orders.csv'],
    ['sales.2024', 'sales.2024.csv', 'sales.2024.csv'],
    ['a/b\\c', 'a_b_c.csv', 'a_b_c.csv'],
    ['a\r\nX-Evil: 1', 'a__X-Evil: 1.csv', 'a__X-Evil: 1.csv'],
    ['say "hi"', 'say "hi".csv', 'say "hi".csv'],
    ['Größe', 'Größe.csv', 'Gr__e.csv'],
    ['表😀', '表😀.csv', '__.csv'],
    ['\ud800x', '_x.csv', '_x.csv'],
    ['gpj.\u202Eexe', 'gpj._exe.csv', 'gpj._exe.csv'],
    ['\u0000', '_.csv', '_.csv'],
  ];
  for (const [table, whole, ascii] of rows) {
    it(`is ${JSON.stringify(whole)} for the table ${JSON.stringify(table)}`, () => {
      const name = fileName(table, 'csv');

      expect(name).to.equal(whole);
      expect(asciiName(name)).to.equal(ascii);
    });
  }
});

describe('the seed in a header', () => {
  const rows = [
    [0, '0'],
    [2 ** 53 - 1, '9007199254740991'],
    ['demo', 'demo'],
    ['a b\r\n', 'a%20b%0D%0A'],
    ['é😀', '%C3%A9%F0%9F%98%80'],
    ['100%', '100%25'],
  ] as const;
  for (const [seed, text] of rows) {
    it(`is ${text} for ${JSON.stringify(seed)}`, () => {
      expect(seedHeader(seed)).to.equal(text);
    });
  }
});
