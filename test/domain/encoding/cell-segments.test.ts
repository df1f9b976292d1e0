import { expect } from 'chai';
import * as fc from 'fast-check';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import type { Piece } from '../../../src/domain/columns/column-plan.js';
import { IndexVector, NumberVector, TextVector } from '../../../src/domain/columns/vectors.js';
import { cellSegments } from '../../../src/domain/encoding/cell-segments.js';
import { escapeText } from '../../../src/domain/encoding/escape.js';
import { foldLiterals } from '../../../src/domain/encoding/fold-literals.js';
import type { CellNotation } from '../../../src/domain/encoding/notation.js';
import { guardText } from '../../../src/domain/encoding/spreadsheet-guard.js';
import { wordTable } from '../../../src/domain/kernel/word-table.js';
import { always } from '../random/always.js';
import {
  anyText,
  encodeRows,
  loadTexts,
  MOST_ROWS,
  type PartModel,
  referenceNumber,
  rowsOf,
} from './segment-models.js';

/** A piece, the vectors that feed it, and its plain text in each row. */
interface PieceModel extends Pick<PartModel, 'vectors' | 'load' | 'text'> {
  readonly piece: Piece;
}

const literal = anyText.map(
  (text): PieceModel => ({
    piece: { kind: 'literal', text },
    vectors: [],
    load: () => {},
    text: () => text,
  }),
);

const words = fc
  .tuple(fc.array(anyText, { minLength: 1, maxLength: 4 }), rowsOf(fc.nat({ max: 1000 })))
  .map(([entries, picks]): PieceModel => {
    const indices = new IndexVector();
    const at = (row: number): number => (picks[row] as number) % entries.length;
    return {
      piece: { kind: 'words', table: wordTable(entries), indices },
      vectors: [indices],
      load: (row, count) => {
        for (let i = 0; i < count; i++) indices.data[i] = at(row + i);
      },
      text: (row) => entries[at(row)] as string,
    };
  });

const number = rowsOf(fc.integer({ min: -1000, max: 1000 })).map((values): PieceModel => {
  const vector = new NumberVector();
  const bounds = { min: Math.min(...values), max: Math.max(...values) };
  return {
    piece: { kind: 'number', values: vector, decimals: 1, minDigits: 2, ...bounds },
    vectors: [vector],
    load: (row, count) => vector.data.set(values.slice(row, row + count)),
    text: (row) => referenceNumber(values[row] as number, 1, 2),
  };
});

const text = rowsOf(anyText).map((values): PieceModel => {
  const encoded = values.map((value) => utf8(value));
  const sizes = encoded.map((bytes) => bytes.length);
  const maxLength = Math.max(...sizes);
  const texts = new TextVector(maxLength);
  return {
    piece: {
      kind: 'text',
      texts,
      alphabet: values.join(''),
      minLength: Math.min(...sizes),
      maxLength,
    },
    vectors: [texts],
    load: (row, count) => loadTexts(texts, encoded.slice(row, row + count)),
    text: (row) => values[row] as string,
  };
});

interface Cell {
  readonly pieces: readonly PieceModel[];
  readonly mask: readonly number[] | undefined;
  readonly guarded: boolean;
}

const cells: fc.Arbitrary<Cell> = fc.record({
  pieces: fc.array(fc.oneof(literal, words, number, text), { minLength: 1, maxLength: 4 }),
  mask: fc.option(rowsOf(fc.constantFrom(0, 1)), { nil: undefined }),
  guarded: fc.boolean(),
});

const doubled = { id: 'test:doubled', replacements: new Map([['"', '""']]) };

function notationOf({ pieces, guarded }: Cell): CellNotation {
  return {
    pieces: pieces.map(({ piece }) => piece),
    id: `test:${guarded}`,
    before: '<',
    after: '>',
    null: 'NULL',
    scalar: (value) =>
      `"${escapeText(guarded ? guardText(String(value)) : String(value), doubled)}"`,
    open: '"',
    close: '"',
    escape: doubled,
    guarded,
  };
}

/** The cell of a row, by joining strings; only the first piece is guarded, and a number never is. */
function naiveCell({ pieces, mask, guarded }: Cell, row: number): string {
  if (mask?.[row] === 0) return '<NULL>';
  const inside = pieces.map(({ piece, text: textOf }, i) => {
    const plain = textOf(row);
    const harmless = guarded && i === 0 && piece.kind !== 'number' ? guardText(plain) : plain;
    return harmless.replaceAll('"', '""');
  });
  return `<"${inside.join('')}">`;
}

function encodeCells(all: readonly Cell[], rows: number, window: number): Uint8Array {
  const made = all.map((cell) => {
    const present = cell.mask === undefined ? undefined : new IndexVector();
    const { segments, steps } = cellSegments(notationOf(cell), present);
    const models = cell.pieces.map(({ vectors, load }) => ({ vectors, load }));
    const mask = {
      vectors: present === undefined ? [] : [present],
      load: (row: number, count: number): void => {
        present?.data.set((cell.mask ?? []).slice(row, row + count));
      },
    };
    const later = steps.map(({ vectors, fill }) => ({ vectors, load: fill }));
    return { segments, models: [...models, mask, ...later] };
  });
  const segments = made.flatMap((cell) => cell.segments);
  const models = made.flatMap((cell) => cell.models);
  return encodeRows(foldLiterals(segments, 4 * rows), models, rows, window);
}

describe('encoded cells', () => {
  const tables = fc.array(cells, { minLength: 1, maxLength: 3 });

  it('of any pieces, null or not, equal the joined strings in any window', () => {
    always(
      fc.property(tables, fc.integer({ min: 1, max: MOST_ROWS }), (all, rows) => {
        const lines = Array.from({ length: rows }, (_, row) =>
          all.map((cell) => naiveCell(cell, row)).join(''),
        );

        const expected = utf8(lines.join(''));
        for (const window of [1, 7, rows]) {
          expect(encodeCells(all, rows, window)).to.deep.equal(expected);
        }
      }),
    );
  });

  it('that share a table of words are guarded independently of each other', () => {
    const table = wordTable(Object.freeze(['=1']));
    const texts = [true, false, true].map((guarded) => {
      const indices = new IndexVector();
      const pieces = [
        { kind: 'words', table, indices },
        { kind: 'literal', text: '!' },
      ] as const;
      const cell = { pieces: [], mask: undefined, guarded };
      const { segments } = cellSegments({ ...notationOf(cell), pieces }, undefined);
      const load = (): void => indices.data.set([0]);
      return new TextDecoder().decode(encodeRows(segments, [{ vectors: [indices], load }], 1, 1));
    });

    expect(texts).to.deep.equal([`<"'=1!">`, '<"=1!">', `<"'=1!">`]);
  });

  for (const [guarded, written] of [
    [true, `<"'=1!">`],
    [false, '<"=1!">'],
  ] as const) {
    it(`that need no escape are ${guarded ? 'guarded if the notation guards' : 'written unchanged if the notation does not guard'}`, () => {
      const indices = new IndexVector();
      const pieces = [
        { kind: 'words', table: wordTable(['=1']), indices },
        { kind: 'literal', text: '!' },
      ] as const;
      const plain = { id: 'test:plain', replacements: new Map() };
      const cell = { pieces: [], mask: undefined, guarded };
      const { segments } = cellSegments({ ...notationOf(cell), pieces, escape: plain }, undefined);
      const load = (): void => indices.data.set([0]);

      const bytes = encodeRows(segments, [{ vectors: [indices], load }], 1, 1);

      expect(new TextDecoder().decode(bytes)).to.equal(written);
    });
  }

  it('of a single word are written by the scalar notation, even for booleans and numbers', () => {
    const indices = new IndexVector();
    const present = new IndexVector();
    const piece = { kind: 'words', table: wordTable([true, 2.5, 'a"']), indices } as const;
    const notation = {
      ...notationOf({ pieces: [], mask: undefined, guarded: false }),
      id: 'test:scalars',
      pieces: [piece],
      scalar: (value: unknown) => JSON.stringify(value),
    };
    const { segments, steps } = cellSegments(notation, present);
    const load = (): void => {
      indices.data.set([0, 1, 2, 0]);
      present.data.set([1, 1, 1, 0]);
    };
    const later = steps.map(({ vectors, fill }) => ({ vectors, load: fill }));

    const bytes = encodeRows(segments, [{ vectors: [indices, present], load }, ...later], 4, 4);

    expect(new TextDecoder().decode(bytes)).to.equal('<true><2.5><"a\\""><NULL>');
  });
});
