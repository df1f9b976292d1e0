import type { Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { isWrittenAsText, numberTexts } from '../columns/number-texts.js';
import { IndexVector } from '../columns/vectors.js';
import { encodeTexts, encodeWords, withFirst } from '../kernel/encoded-table.js';
import type { Scalar } from '../kernel/word-table.js';
import { escapeText } from './escape.js';
import { escapedTexts } from './escaped-texts.js';
import type { CellNotation } from './notation.js';
import { literalPart, NumberPart, type Part, TextPart, WordsPart } from './parts.js';
import { shownWords, type WordNotation } from './shown-words.js';
import { guardText } from './spreadsheet-guard.js';

/** The parts of a cell, and the steps to run for them after those of the column. */
export interface CellParts {
  readonly parts: readonly Part[];
  readonly steps: readonly FillStep[];
}

/**
 * Turns a cell into parts. `present` is 1 in the rows that are not null, and undefined if no row is null. A nullable
 * cell of several pieces opens with a table of two entries, the null form and the opening quote; its later parts write
 * nothing in the rows that are null. `rows` is the number of rows of the table.
 */
export function cellParts(
  notation: CellNotation,
  present: IndexVector | undefined,
  rows = Number.POSITIVE_INFINITY,
): CellParts {
  const { pieces, steps: own = [] } = notation;
  const [only] = pieces;
  if (pieces.length === 1 && only?.kind === 'words') {
    return wholeCell(only, notation, present, rows);
  }
  const inner = pieces.map((piece, i) =>
    pieceParts(piece, notation, notation.guarded && i === 0, present, rows),
  );
  const edge = (atNull: string, text: string): Part =>
    present === undefined ? literalPart(text) : new WordsPart(encodeTexts([atNull, text]), present);
  return {
    parts: [
      ...beforeParts(notation.before),
      edge(notation.null, notation.open),
      ...inner.flatMap(({ parts }) => parts),
      edge('', notation.close),
      literalPart(notation.after),
    ],
    steps: [...own, ...inner.flatMap(({ steps }) => steps)],
  };
}

function beforeParts(before: CellNotation['before']): readonly Part[] {
  const pieces = typeof before === 'string' ? [before] : before;
  return pieces.map((piece) =>
    typeof piece === 'string' ? literalPart(piece) : new NumberPart(piece.values, piece),
  );
}

type WordsPiece = Extract<Piece, { kind: 'words' }>;

/** A cell that is a single word: each entry of the encoded table is a complete cell with its quotes. */
function wholeCell(
  piece: WordsPiece,
  notation: CellNotation,
  present: IndexVector | undefined,
  rows: number,
): CellParts {
  const { id, scalar: write, mostBytes, steps: own = [] } = notation;
  const words = { id, write, mostBytes, null: notation.null };
  const { parts, steps } = wordParts(piece, words, present, rows);
  return {
    parts: [...beforeParts(notation.before), ...parts, literalPart(notation.after)],
    steps: [...own, ...steps],
  };
}

function wordParts(
  piece: WordsPiece,
  notation: WordNotation,
  present: IndexVector | undefined,
  rows: number,
): CellParts {
  const shown = shownWords(piece, notation, present, rows);
  if (shown !== undefined) return { parts: [shown.part], steps: [shown.step] };
  const table = encodeWords(piece.table, notation.id, notation.write);
  if (present === undefined) return { parts: [new WordsPart(table, piece.indices)], steps: [] };
  const { indices, step } = nullIsZero(piece.indices, present);
  return { parts: [new WordsPart(withFirst(notation.null, table), indices)], steps: [step] };
}

function pieceParts(
  piece: Piece,
  { escape: rules, decimalMark, mostBytes }: CellNotation,
  guarded: boolean,
  present: IndexVector | undefined,
  rows: number,
): CellParts {
  const written = (text: string): string => escapeText(guarded ? guardText(text) : text, rules);
  switch (piece.kind) {
    case 'literal': {
      const part =
        present === undefined
          ? literalPart(written(piece.text))
          : new WordsPart(encodeTexts(['', written(piece.text)]), present);
      return { parts: [part], steps: [] };
    }
    case 'words': {
      const id = `piece:${rules.id}${guarded ? ':guarded' : ''}`;
      const isPlain = rules.replacements.size === 0 && !guarded;
      const write = isPlain ? String : (word: Scalar) => written(String(word));
      return wordParts(piece, { id, write, mostBytes, null: '' }, present, rows);
    }
    case 'number': {
      if (!isWrittenAsText(piece, decimalMark)) {
        return { parts: [new NumberPart(piece.values, piece, present)], steps: [] };
      }
      const { texts, maxLength, steps } = numberTexts(piece, decimalMark, present);
      return { parts: [new TextPart(texts, { minLength: 0, maxLength })], steps };
    }
    case 'text': {
      const { texts, maxLength, steps } = escapedTexts(piece, rules, guarded);
      const bounds = { minLength: piece.minLength, maxLength };
      if (present === undefined) return { parts: [new TextPart(texts, bounds)], steps };
      const lengths = new IndexVector();
      const fill = (_row: number, count: number): void => {
        for (let i = 0; i < count; i++) {
          lengths.data[i] = (texts.lengths[i] as number) * (present.data[i] as number);
        }
      };
      const mask = { vectors: [lengths], fill };
      return { parts: [new TextPart(texts, bounds, lengths)], steps: [...steps, mask] };
    }
  }
}

/** Indices incremented by one in rows that are present, 0 in rows that are null. */
function nullIsZero(
  source: IndexVector,
  present: IndexVector,
): { readonly indices: IndexVector; readonly step: FillStep } {
  const indices = new IndexVector();
  const fill = (_row: number, count: number): void => {
    const { data } = indices;
    for (let i = 0; i < count; i++) {
      data[i] = ((source.data[i] as number) + 1) * (present.data[i] as number);
    }
  };
  return { indices, step: { vectors: [indices], fill } };
}
