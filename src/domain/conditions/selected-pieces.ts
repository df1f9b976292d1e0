import { entryOf } from '../basics/entry-of.js';
import { least } from '../basics/extremes.js';
import { nth } from '../basics/nth.js';
import type { Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { longestOf } from '../columns/longest-text.js';
import { IndexVector, NumberVector, TextVector } from '../columns/vectors.js';
import { type WordTable, wordTable } from '../kernel/word-table.js';
import { joinedNotation } from './joined-types.js';

/** A list of at least one item. */
export type NonEmpty<A> = readonly [A, ...A[]];

type PieceOf<Kind extends Piece['kind']> = Extract<Piece, { readonly kind: Kind }>;

/** A piece whose text is that of one of several pieces in each row, and the steps that select it. */
interface Selected {
  readonly piece: Piece;
  readonly steps: readonly FillStep[];
}

/** Selects in each row the piece of its state. Returns undefined if the pieces differ in notation. */
export function selectedPiece(states: IndexVector, pieces: NonEmpty<Piece>): Selected | undefined {
  const [first] = pieces;
  switch (first.kind) {
    case 'literal': {
      const isSame = pieces.every((piece) => piece.kind === 'literal' && piece.text === first.text);
      return isSame ? { piece: first, steps: [] } : undefined;
    }
    case 'words':
      return ofKind(pieces, 'words', (words) => selectedWords(states, words));
    case 'number':
      return ofKind(pieces, 'number', (numbers) => selectedNumber(states, numbers));
    case 'text':
      return ofKind(pieces, 'text', (texts) => selectedText(states, texts));
  }
}

function ofKind<Kind extends Piece['kind']>(
  pieces: NonEmpty<Piece>,
  kind: Kind,
  select: (pieces: NonEmpty<PieceOf<Kind>>) => Selected | undefined,
): Selected | undefined {
  const isSame = pieces.every((piece) => piece.kind === kind);
  return isSame ? select(pieces as NonEmpty<PieceOf<Kind>>) : undefined;
}

/** The tables of several pieces as one, and the index at which the words of each piece start. */
export function joinedTables(tables: readonly WordTable[]): {
  readonly table: WordTable;
  readonly firsts: readonly number[];
} {
  const starts = new Map<WordTable, number>();
  let count = 0;
  for (const table of tables) {
    if (starts.has(table)) continue;
    starts.set(table, count);
    count += table.entries.length;
  }
  const different = [...starts.keys()];
  const [only] = different;
  return {
    table:
      different.length === 1 && only !== undefined
        ? only
        : wordTable(different.flatMap(({ entries }) => entries)),
    firsts: tables.map((table) => entryOf(starts, table)),
  };
}

function selectedWords(states: IndexVector, pieces: readonly PieceOf<'words'>[]): Selected {
  const { table, firsts } = joinedTables(pieces.map((piece) => piece.table));
  const indices = new IndexVector();
  const fill = (_row: number, count: number): void => {
    const { data } = indices;
    const state = states.data;
    pieces.forEach((piece, s) => {
      const own = piece.indices.data;
      const first = nth(firsts, s);
      for (let i = 0; i < count; i++) if (state[i] === s) data[i] = first + (own[i] as number);
    });
  };
  return {
    piece: { kind: 'words', table, indices },
    steps: [{ vectors: [indices], fill }],
  };
}

function selectedNumber(
  states: IndexVector,
  pieces: NonEmpty<PieceOf<'number'>>,
): Selected | undefined {
  const notation = joinedNotation(pieces);
  if (notation === undefined) return undefined;
  const { values, step } = selectedNumbers(
    states,
    pieces.map((piece) => piece.values),
  );
  return { piece: { ...notation, values }, steps: [step] };
}

/** Selects in each row the number of its state. */
export function selectedNumbers(
  states: IndexVector,
  vectors: readonly NumberVector[],
): { readonly values: NumberVector; readonly step: FillStep } {
  const values = new NumberVector();
  const fill = (_row: number, count: number): void => {
    const { data } = values;
    const state = states.data;
    vectors.forEach((own, s) => {
      for (let i = 0; i < count; i++) if (state[i] === s) data[i] = own.data[i] as number;
    });
  };
  return { values, step: { vectors: [values], fill } };
}

function selectedText(states: IndexVector, pieces: readonly PieceOf<'text'>[]): Selected {
  const { bytes: maxLength, units: maxUnits } = longestOf(pieces.map((piece) => [piece]));
  const texts = new TextVector(maxLength);
  const fill = (_row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    const state = states.data;
    for (let i = 0; i < count; i++) starts[i] = i * maxLength;
    pieces.forEach((piece, s) => {
      const own = piece.texts;
      for (let i = 0; i < count; i++) {
        if (state[i] !== s) continue;
        const from = own.starts[i] as number;
        const length = own.lengths[i] as number;
        const to = i * maxLength;
        for (let k = 0; k < length; k++) data[to + k] = own.data[from + k] as number;
        lengths[i] = length;
      }
    });
  };
  return {
    piece: {
      kind: 'text',
      texts,
      alphabet: [...new Set(pieces.map((piece) => piece.alphabet).join(''))].join(''),
      minLength: least(pieces.map((piece) => piece.minLength)),
      maxLength,
      maxUnits,
    },
    steps: [{ vectors: [texts], fill }],
  };
}
