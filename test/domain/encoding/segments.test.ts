import { expect } from 'chai';
import { IndexVector, NumberVector, TextVector } from '../../../src/domain/columns/vectors.js';
import {
  literalSegment,
  NumberSegment,
  type Segment,
  TextSegment,
  tableBytes,
  varies,
  WordsSegment,
} from '../../../src/domain/encoding/segments.js';
import { encodeTexts } from '../../../src/domain/kernel/encoded-table.js';

const number = (min: number, max: number, decimals = 0, minDigits = 1, present?: IndexVector) =>
  new NumberSegment(new NumberVector(), { min, max, decimals, minDigits }, present);
const text = (minLength: number, maxLength: number, lengths?: IndexVector) =>
  new TextSegment(new TextVector(maxLength), { minLength, maxLength }, lengths);
const words = (...entries: readonly string[]) =>
  new WordsSegment(encodeTexts(entries), new IndexVector());

describe('the shortest and the longest length of a segment', () => {
  const rows: readonly (readonly [
    what: string,
    segment: Segment,
    shortest: number,
    longest: number,
  ])[] = [
    ['a literal', literalSegment('é'), 2, 2],
    ['words', words('a', 'éé'), 1, 4],
    ['numbers of both signs', number(-1000, 99), 1, 5],
    ['numbers above 0', number(10, 1000), 2, 4],
    ['numbers below 0', number(-1000, -10), 3, 5],
    ['one number', number(7, 7), 1, 1],
    ['numbers with a point', number(0, 999, 2, 3), 4, 4],
    ['numbers or null', number(10, 1000, 0, 1, new IndexVector()), 0, 4],
    ['texts', text(2, 5), 2, 5],
    ['texts or null', text(2, 5, new IndexVector()), 0, 5],
  ];
  for (const [what, segment, shortest, longest] of rows) {
    it(`are ${shortest} and ${longest} bytes for ${what}`, () => {
      expect([segment.minLength, segment.maxLength]).to.deep.equal([shortest, longest]);
      expect(varies(segment)).to.equal(shortest < longest);
    });
  }
});

describe('the table bytes of segments', () => {
  it('are the bytes of literals and tables, including their starts', () => {
    expect(tableBytes([])).to.equal(0);
    expect(tableBytes([literalSegment('abc')])).to.equal(3 + 2 * 4);
    expect(tableBytes([words('ab', 'c')])).to.equal(3 + 3 * 4);
    expect(tableBytes([literalSegment('abc'), words('ab', 'c'), words('d')])).to.equal(
      3 + 2 * 4 + 3 + 3 * 4 + 1 + 2 * 4,
    );
  });

  it('include a table or a literal that segments share only once', () => {
    const table = encodeTexts(['ab', 'c']);
    const literal = literalSegment('abc');
    const twice = [
      new WordsSegment(table, new IndexVector()),
      new WordsSegment(table, new IndexVector()),
    ];

    expect(tableBytes(twice)).to.equal(3 + 3 * 4);
    expect(tableBytes([literal, literal])).to.equal(3 + 2 * 4);
  });

  it('are 0 for numbers and texts', () => {
    expect(tableBytes([number(0, 9), text(1, 2)])).to.equal(0);
  });
});

describe('a segment of numbers', () => {
  it('has at most 32 digits, because the loops would leave bytes of more digits unwritten', () => {
    expect(number(0, 9, 0, 32).maxLength).to.equal(32);
    expect(() => number(0, 9, 0, 33)).to.throw('at most 32 digits');
  });
});
