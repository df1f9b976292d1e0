import { expect } from 'chai';
import { textsOf } from '../../../src/domain/arrow/value-buffers.js';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import { IndexVector, TextVector } from '../../../src/domain/columns/vectors.js';

/** A vector of the texts between the ends of these ranges of one buffer. */
function vectorOf(text: string, ranges: readonly (readonly [number, number])[]): TextVector {
  const vector = new TextVector(text.length);
  vector.data = utf8(text);
  vector.starts = Int32Array.from(ranges, ([start]) => start);
  vector.lengths = Int32Array.from(ranges, ([start, end]) => end - start);
  return vector;
}

/** The offsets and the text of the rows of a vector. */
function buffersOf(vector: TextVector, present?: readonly number[]) {
  const flags = new IndexVector();
  flags.data = Int32Array.from(present ?? []);
  const rows = vector.starts.length;
  const values = textsOf(vector, present && flags)(rows);
  values.add(0, rows);
  const [offsets = new Uint8Array(), bytes] = values.end(rows);
  const { buffer, byteOffset, length } = offsets;
  return {
    offsets: [...new Int32Array(buffer, byteOffset, length / 4)],
    text: new TextDecoder().decode(bytes),
  };
}

describe('the texts of a column of Arrow', () => {
  it('are copied one by one if there is a gap behind any of them', () => {
    for (const ranges of [
      [
        [0, 2],
        [3, 5],
        [5, 6],
      ],
      [
        [0, 2],
        [2, 3],
        [4, 6],
      ],
    ] as const) {
      const expected = ranges.map(([start, end]) => 'abcdef'.slice(start, end)).join('');

      expect(buffersOf(vectorOf('abcdef', ranges)).text).to.equal(expected);
    }
  });

  it('have no bytes in rows that are null', () => {
    const vector = vectorOf('abcdef', [
      [0, 2],
      [2, 4],
      [4, 6],
    ]);

    expect(buffersOf(vector, [1, 0, 1])).to.deep.equal({ offsets: [0, 2, 2, 4], text: 'abef' });
  });
});
