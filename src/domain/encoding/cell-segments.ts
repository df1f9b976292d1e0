import type { Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { isWrittenAsText, numberTexts } from '../columns/number-texts.js';
import { IndexVector } from '../columns/vectors.js';
import { encodeTexts, encodeWords, withFirst } from '../kernel/encoded-table.js';
import type { Scalar } from '../kernel/word-table.js';
import { escapeText } from './escape.js';
import { escapedTexts } from './escaped-texts.js';
import type { CellNotation } from './notation.js';
import {
  literalSegment,
  NumberSegment,
  type Segment,
  TextSegment,
  WordsSegment,
} from './segments.js';
import { shownWords, type WordNotation } from './shown-words.js';
import { guardText } from './spreadsheet-guard.js';

/** The segments of a cell, and the steps to run for them after those of the column. */
export interface CellSegments {
  readonly segments: readonly Segment[];
  readonly steps: readonly FillStep[];
}

/**
 * Turns a cell into segments. `present` is 1 in the rows that are not null, and undefined if no row is null. A nullable
 * cell of several pieces opens with a table of two entries, the null form and the opening quote; its later segments write
 * nothing in the rows that are null. `rows` is the number of rows of the table.
 */
export function cellSegments(
  notation: CellNotation,
  present: IndexVector | undefined,
  rows = Number.POSITIVE_INFINITY,
): CellSegments {
  const { pieces, steps: own = [] } = notation;
  const [only] = pieces;
  if (pieces.length === 1 && only?.kind === 'words') {
    return wholeCell(only, notation, present, rows);
  }
  const inner = pieces.map((piece, i) =>
    pieceSegments(piece, notation, notation.guarded && i === 0, present, rows),
  );
  const edge = (atNull: string, text: string): Segment =>
    present === undefined
      ? literalSegment(text)
      : new WordsSegment(encodeTexts([atNull, text]), present);
  return {
    segments: [
      ...beforeSegments(notation.before),
      edge(notation.null, notation.open),
      ...inner.flatMap(({ segments }) => segments),
      edge('', notation.close),
      literalSegment(notation.after),
    ],
    steps: [...own, ...inner.flatMap(({ steps }) => steps)],
  };
}

function beforeSegments(before: CellNotation['before']): readonly Segment[] {
  const pieces = typeof before === 'string' ? [before] : before;
  return pieces.map((piece) =>
    typeof piece === 'string' ? literalSegment(piece) : new NumberSegment(piece.values, piece),
  );
}

type WordsPiece = Extract<Piece, { kind: 'words' }>;

/** A cell that is a single word: each entry of the encoded table is a complete cell with its quotes. */
function wholeCell(
  piece: WordsPiece,
  notation: CellNotation,
  present: IndexVector | undefined,
  rows: number,
): CellSegments {
  const { id, scalar: write, mostBytes, steps: own = [] } = notation;
  const words = { id, write, mostBytes, null: notation.null };
  const { segments, steps } = wordSegments(piece, words, present, rows);
  return {
    segments: [...beforeSegments(notation.before), ...segments, literalSegment(notation.after)],
    steps: [...own, ...steps],
  };
}

function wordSegments(
  piece: WordsPiece,
  notation: WordNotation,
  present: IndexVector | undefined,
  rows: number,
): CellSegments {
  const shown = shownWords(piece, notation, present, rows);
  if (shown !== undefined) return { segments: [shown.segment], steps: [shown.step] };
  const table = encodeWords(piece.table, notation.id, notation.write);
  if (present === undefined)
    return { segments: [new WordsSegment(table, piece.indices)], steps: [] };
  const { indices, step } = nullIsZero(piece.indices, present);
  return { segments: [new WordsSegment(withFirst(notation.null, table), indices)], steps: [step] };
}

function pieceSegments(
  piece: Piece,
  { escape: rules, decimalMark, mostBytes }: CellNotation,
  guarded: boolean,
  present: IndexVector | undefined,
  rows: number,
): CellSegments {
  const written = (text: string): string => escapeText(guarded ? guardText(text) : text, rules);
  switch (piece.kind) {
    case 'literal': {
      const segment =
        present === undefined
          ? literalSegment(written(piece.text))
          : new WordsSegment(encodeTexts(['', written(piece.text)]), present);
      return { segments: [segment], steps: [] };
    }
    case 'words': {
      const id = `piece:${rules.id}${guarded ? ':guarded' : ''}`;
      const isPlain = rules.replacements.size === 0 && !guarded;
      const write = isPlain ? String : (word: Scalar) => written(String(word));
      return wordSegments(piece, { id, write, mostBytes, null: '' }, present, rows);
    }
    case 'number': {
      if (!isWrittenAsText(piece, decimalMark)) {
        return { segments: [new NumberSegment(piece.values, piece, present)], steps: [] };
      }
      const { texts, maxLength, steps } = numberTexts(piece, decimalMark, present);
      return { segments: [new TextSegment(texts, { minLength: 0, maxLength })], steps };
    }
    case 'text': {
      const { texts, maxLength, steps } = escapedTexts(piece, rules, guarded);
      const bounds = { minLength: piece.minLength, maxLength };
      if (present === undefined) return { segments: [new TextSegment(texts, bounds)], steps };
      const lengths = new IndexVector();
      const fill = (_row: number, count: number): void => {
        for (let i = 0; i < count; i++) {
          lengths.data[i] = (texts.lengths[i] as number) * (present.data[i] as number);
        }
      };
      const mask = { vectors: [lengths], fill };
      return { segments: [new TextSegment(texts, bounds, lengths)], steps: [...steps, mask] };
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
