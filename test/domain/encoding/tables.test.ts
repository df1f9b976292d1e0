import { expect } from 'chai';
import * as fc from 'fast-check';
import { utf8, utf8Length } from '../../../src/domain/basics/utf8.js';
import {
  type EncodedTable,
  encodeTexts,
  encodeWords,
  surround,
  withFirst,
} from '../../../src/domain/kernel/encoded-table.js';
import { wordTable } from '../../../src/domain/kernel/word-table.js';
import { always } from '../random/always.js';
import { anyText } from './segment-models.js';

const lists = fc.array(anyText, { maxLength: 8 });
const filledLists = fc.array(anyText, { minLength: 1, maxLength: 8 });

/** Returns the entries of a table, and checks that its other members agree with them. */
function entriesOf({ bytes, starts, minLength, maxLength }: EncodedTable): readonly string[] {
  const parts = Array.from({ length: starts.length - 1 }, (_, i) =>
    bytes.subarray(starts[i], starts[i + 1]),
  );
  const lengths = parts.map((part) => part.length);
  expect(starts[0]).to.equal(0);
  expect(starts.at(-1)).to.equal(bytes.length);
  expect([minLength, maxLength]).to.deep.equal(
    lengths.length === 0 ? [0, 0] : [Math.min(...lengths), Math.max(...lengths)],
  );
  return parts.map((part) => new TextDecoder().decode(part));
}

describe('an encoded table', () => {
  it('holds the texts of any list', () => {
    always(
      fc.property(lists, (texts) => {
        expect(entriesOf(encodeTexts(texts))).to.deep.equal(texts);
      }),
    );
  });

  it('holds every entry with the text before and after it', () => {
    always(
      fc.property(filledLists, anyText, anyText, (texts, before, after) => {
        const table = surround(encodeTexts(texts), utf8(before), utf8(after));

        expect(entriesOf(table)).to.deep.equal(texts.map((text) => before + text + after));
      }),
    );
  });

  it('can hold one more entry in front', () => {
    always(
      fc.property(filledLists, anyText, (texts, first) => {
        const table = withFirst(first, encodeTexts(texts));

        expect(entriesOf(table)).to.deep.equal([first, ...texts]);
      }),
    );
  });

  it('with one more entry in front is cached for each first entry', () => {
    const table = encodeTexts(['a', 'b']);
    const [plain, nulls] = [withFirst('', table), withFirst('NULL', table)];

    expect(withFirst('', table)).to.equal(plain);
    expect(withFirst('NULL', table)).to.equal(nulls);
    expect(entriesOf(plain)).to.deep.equal(['', 'a', 'b']);
    expect(entriesOf(nulls)).to.deep.equal(['NULL', 'a', 'b']);
  });

  it('of words is cached for each list and way of writing', () => {
    const table = wordTable(['a', 1.5, true]);
    let written = 0;
    const write = (entry: unknown): string => {
      written++;
      return `<${String(entry)}>`;
    };

    const first = encodeWords(table, 'angles', write);

    expect(entriesOf(first)).to.deep.equal(['<a>', '<1.5>', '<true>']);
    expect(encodeWords(table, 'angles', write)).to.equal(first);
    expect(written).to.equal(3);
    expect(encodeWords(table, 'plain', String)).to.not.equal(first);
    expect(encodeWords(wordTable(['a']), 'angles', write)).to.not.equal(first);
  });
});

describe('the length of a text in UTF-8', () => {
  const rows = [
    ['', 0],
    ['a\u0000\u007f', 3],
    ['\u0080\u07ff', 4],
    ['\u0800\ud7ff\ue000\uffff', 12],
    ['\u{10000}\u{10ffff}', 8],
    ['aé表😀', 10],
  ] as const;
  for (const [text, length] of rows) {
    it(`is ${length} for ${JSON.stringify(text)}`, () => {
      expect(utf8Length(text)).to.equal(length);
      expect(utf8(text)).to.have.length(length);
    });
  }

  it('is the length that TextEncoder writes, for any text without lone surrogates', () => {
    always(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8Length(text)).to.equal(new TextEncoder().encode(text).length);
      }),
    );
  });
});
