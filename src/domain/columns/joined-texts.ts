import { oncePer } from '../basics/once-per.js';
import { utf8 } from '../basics/utf8.js';
import { encodeWords } from '../kernel/encoded-table.js';
import type { Target } from '../kernel/kernel.js';
import { TypescriptKernel } from '../kernel/typescript-kernel.js';
import { scalarText } from '../kernel/word-table.js';
import { cellAlphabet } from './cell-alphabet.js';
import type { ColumnPlan, Piece } from './column-plan.js';
import type { FillStep } from './fill-step.js';
import { longestText, type TextLength } from './longest-text.js';
import { isWrittenAsText, numberTexts } from './number-texts.js';
import { IndexVector, TextVector } from './vectors.js';

/** The characters of numbers, which `cellAlphabet` leaves out. */
const NUMBER_CHARACTERS = '0123456789-.';

/** The estimated time to copy a byte, in nanoseconds. */
const BYTE_COST = 3;

/**
 * The loops that write. They need no memory of their own. The kernel of the thread would keep a copy of each table,
 * for which its plan has no room.
 */
const loops = new TypescriptKernel();

/** Writes the text of one piece in every row of a window. */
interface Writer {
  addLengths(lengths: Int32Array, count: number): void;
  write(target: Target, count: number): void;
}

/** The texts of several pieces, one after the other. */
export interface JoinedTexts {
  readonly texts: TextVector;
  readonly longest: TextLength;
  readonly steps: readonly FillStep[];
}

/** Joins the texts of these pieces in each row. `steps` fill the vectors of the pieces. */
export function joinedTexts(steps: readonly FillStep[], pieces: readonly Piece[]): JoinedTexts {
  const longest = longestText(pieces);
  const texts = new TextVector(longest.bytes, BYTE_COST);
  const offsets = new IndexVector();
  const numbers = pieces.map(asText);
  // A template may repeat a piece a hundred times.
  const writerOf = oncePer(newWriter);
  const writers = numbers.map(({ piece }) => writerOf(piece));
  const fill = (_row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    lengths.fill(0, 0, count);
    for (const writer of writers) writer.addLengths(lengths, count);
    let end = 0;
    for (let i = 0; i < count; i++) {
      starts[i] = end;
      offsets.data[i] = end;
      end += lengths[i] as number;
    }
    const target = { out: data, offsets: offsets.data, loose: 0 };
    for (const writer of writers) writer.write(target, count);
  };
  const writing = numbers.flatMap((one) => one.steps);
  return {
    texts,
    longest,
    steps: [...steps, ...writing, { vectors: [texts, offsets], fill }],
  };
}

/** A text column: the joined texts of these pieces. `steps` fill the vectors of the pieces. */
export function joinedColumn(steps: readonly FillStep[], pieces: readonly Piece[]): ColumnPlan {
  const { texts, longest, steps: joining } = joinedTexts(steps, pieces);
  const bounds = { minLength: 0, maxLength: longest.bytes, maxUnits: longest.units };
  const hasNumbers = pieces.some(({ kind }) => kind === 'number');
  // Each character once: a text of texts of texts would double its alphabet each time.
  const alphabet = [...new Set(cellAlphabet(pieces) + (hasNumbers ? NUMBER_CHARACTERS : ''))].join(
    '',
  );
  return {
    type: { kind: 'text' },
    steps: joining,
    cell: [{ kind: 'text', texts, alphabet, ...bounds }],
  };
}

/** A piece that the loops can write, and the steps that make it. */
function asText(piece: Piece): { readonly piece: Piece; readonly steps: readonly FillStep[] } {
  if (piece.kind !== 'number' || !isWrittenAsText(piece)) return { piece, steps: [] };
  const { texts, maxLength, steps } = numberTexts(piece);
  const text = {
    kind: 'text',
    texts,
    alphabet: NUMBER_CHARACTERS,
    minLength: 1,
    maxLength,
  } as const;
  return { piece: text, steps };
}

function newWriter(piece: Piece): Writer {
  switch (piece.kind) {
    case 'literal': {
      const bytes = utf8(piece.text);
      return {
        addLengths: (lengths, count) => {
          for (let i = 0; i < count; i++) lengths[i] = (lengths[i] as number) + bytes.length;
        },
        write: (target, count) => loops.writeLiteral(target, bytes, count),
      };
    }
    case 'words': {
      const words = { table: encodeWords(piece.table, 'text', scalarText), indices: piece.indices };
      return {
        addLengths: (lengths, count) => loops.addWordLengths(lengths, words, count),
        write: (target, count) => loops.writeWords(target, [words], count),
      };
    }
    case 'number': {
      const { values } = piece;
      return {
        addLengths: (lengths, count) =>
          loops.addNumberLengths(lengths, values.data, piece, undefined, count),
        write: (target, count) => loops.writeNumbers(target, values.data, piece, undefined, count),
      };
    }
    case 'text': {
      const { texts } = piece;
      return {
        addLengths: (lengths, count) => loops.addTextLengths(lengths, texts, count),
        write: (target, count) => loops.writeTexts(target, texts, count),
      };
    }
  }
}
