import { expect } from 'chai';
import { cellAlphabet } from '../../../src/domain/columns/cell-alphabet.js';
import { scalarType } from '../../../src/domain/columns/choice-column.js';
import type { DataType, Piece } from '../../../src/domain/columns/column-plan.js';
import { literal, textColumn, whole } from '../../../src/domain/columns/pieces.js';
import { IndexVector, NumberVector, TextVector } from '../../../src/domain/columns/vectors.js';
import { Arena } from '../../../src/domain/kernel/arena.js';
import { type Scalar, wordTable } from '../../../src/domain/kernel/word-table.js';

describe('the data type of given values', () => {
  const rows: readonly (readonly [readonly Scalar[], DataType])[] = [
    [['a', 'b'], { kind: 'text' }],
    [[true, false], { kind: 'boolean' }],
    [[true, 'yes'], { kind: 'text' }],
    [[1, true], { kind: 'mixed' }],
    [[1, 'one'], { kind: 'mixed' }],
    [[3], { kind: 'integer', min: 3, max: 3 }],
    [[10, 9, -11], { kind: 'integer', min: -11, max: 10 }],
    [[2 ** 53 - 1, 0], { kind: 'integer', min: 0, max: 2 ** 53 - 1 }],
    [[1, 2.5], { kind: 'decimal', digits: 2, scale: 1 }],
    [[-100.25, 0.125], { kind: 'decimal', digits: 6, scale: 3 }],
    [[0.001], { kind: 'decimal', digits: 4, scale: 3 }],
    [[1e21], { kind: 'decimal', digits: 22, scale: 0 }],
    [[1e-7, 10], { kind: 'decimal', digits: 9, scale: 7 }],
  ];
  for (const [values, type] of rows) {
    it(`is ${type.kind} for ${values.join(', ')}`, () => {
      expect(scalarType(values)).to.deep.equal(type);
    });
  }
});

describe('the alphabet of a cell', () => {
  const indices = new IndexVector();
  const rows: readonly (readonly [string, readonly Piece[], string])[] = [
    ['a literal', [{ kind: 'literal', text: 'a, "' }], ' ",a'],
    [
      'words',
      [{ kind: 'words', table: wordTable(['ab', 'a\n😀', 'é1ßü', '']), indices }],
      '\n1abßéü😀',
    ],
    ['numbers and flags', [{ kind: 'words', table: wordTable([1.5, true]), indices }], ''],
    [
      'a number',
      [
        {
          kind: 'number',
          values: new NumberVector(),
          decimals: 2,
          minDigits: 3,
          min: -100,
          max: 100,
        },
      ],
      '',
    ],
    [
      'text',
      [{ kind: 'text', texts: new TextVector(3), alphabet: 'xyz', minLength: 0, maxLength: 3 }],
      'xyz',
    ],
    [
      'several pieces',
      [
        { kind: 'words', table: wordTable(['b', 'c']), indices },
        { kind: 'literal', text: 'a' },
      ],
      'abc',
    ],
  ];
  for (const [name, cell, expected] of rows) {
    it(`holds the characters that can occur in ${name}`, () => {
      // Copies, because the alphabet of a table is cached.
      const copies = cell.map((piece) =>
        piece.kind === 'words' ? { ...piece, table: wordTable([...piece.table.entries]) } : piece,
      );
      const characters = [...new Set(cellAlphabet(copies))].sort().join('');

      expect(characters).to.equal(expected);
    });
  }
});

describe('a text column', () => {
  it('has the type text, and the given steps and pieces', () => {
    const values = new NumberVector();
    const step = { vectors: [values], fill: () => {} };
    const cell = [literal('no. '), whole(values, 0, 99)];

    expect(textColumn([step], ...cell)).to.deep.equal({
      type: { kind: 'text' },
      steps: [step],
      cell: [
        { kind: 'literal', text: 'no. ' },
        { kind: 'number', values, decimals: 0, minDigits: 1, min: 0, max: 99 },
      ],
    });
  });
});

describe('a table of words', () => {
  it('is the same object for the same list', () => {
    const list = ['a', 'b'];

    expect(wordTable(list)).to.equal(wordTable(list));
    expect(wordTable(['a', 'b'])).to.not.equal(wordTable(list));
  });
});

describe('vectors', () => {
  const costs = [
    ['an index', () => new IndexVector(), 10],
    ['a number', () => new NumberVector(), 10],
    ['a number that takes longer', () => new NumberVector(150), 150],
    ['an empty text', () => new TextVector(0), 20],
    ['a text of 5 bytes', () => new TextVector(5), 80],
    ['a text of 5 bytes that take longer', () => new TextVector(5, 35), 195],
  ] as const;
  for (const [name, make, expected] of costs) {
    it(`report a cost of ${expected} ns for a row of ${name}`, () => {
      expect(make().cost).to.equal(expected);
    });
  }

  for (const vectors of [
    [new IndexVector(), new NumberVector(), new TextVector(5)],
    [new TextVector(0), new TextVector(1), new IndexVector(), new TextVector(1000)],
  ]) {
    for (const rows of [1, 3, 1024]) {
      it(`of ${vectors.length} columns take exactly the room that they report for ${rows} rows`, () => {
        const room = vectors.reduce((sum, vector) => sum + vector.room(rows), 0);
        const arena = new Arena(new ArrayBuffer(room));

        for (const vector of vectors) vector.allocate(arena, rows);

        expect(() => arena.bytes(1)).to.throw(RangeError);
      });
    }
  }

  it('in one arena do not overlap', () => {
    const [first, second] = [new IndexVector(), new IndexVector()];
    const arena = new Arena(new ArrayBuffer(first.room(3) + second.room(3)));
    first.allocate(arena, 3);
    second.allocate(arena, 3);

    first.data.fill(1);
    second.data.fill(2);

    expect([...first.data, ...second.data]).to.deep.equal([1, 1, 1, 2, 2, 2]);
  });
});
