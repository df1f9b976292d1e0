import { allPresent } from '../columns/all-present.js';
import type { ColumnPlan, FillStep, Piece } from '../columns/column-plan.js';
import { IndexVector, NumberVector, TextVector, type Vector } from '../columns/vectors.js';
import type { Kernel } from '../kernel/kernel.js';
import type { ReferencedRows } from './referenced-rows.js';

/** The most rows that are skipped between two rows that are filled together. */
const MOST_SKIPPED = 8;
const TWO_32 = 0x1_0000_0000;

/** Rows `from` to `to` of a window refer to these rows; row `first` is row 0 of the vectors that are copied. */
interface Run {
  readonly rows: Float64Array;
  readonly first: number;
  readonly from: number;
  readonly to: number;
}

type Copy = (run: Run) => void;

/** The vectors of one column, each with the one into which its rows are gathered. */
class Gathering {
  readonly #targets = new Map<Vector, Vector>();
  readonly #copies: Copy[] = [];

  get vectors(): readonly Vector[] {
    return [...this.#targets.values()];
  }

  copy(run: Run): void {
    for (const copy of this.#copies) copy(run);
  }

  numbers(source: NumberVector): NumberVector {
    return this.#target(source, new NumberVector(), (target) => ({ rows, first, from, to }) => {
      const { data } = source;
      const out = target.data;
      for (let i = from; i < to; i++) out[i] = data[(rows[i] as number) - first] as number;
    });
  }

  indices(source: IndexVector): IndexVector {
    return this.#target(source, new IndexVector(), (target) => ({ rows, first, from, to }) => {
      const { data } = source;
      const out = target.data;
      for (let i = from; i < to; i++) out[i] = data[(rows[i] as number) - first] as number;
    });
  }

  texts(source: TextVector): TextVector {
    const { maxLength } = source;
    const made = new TextVector(maxLength, 1);
    return this.#target(source, made, (target) => ({ rows, first, from, to }) => {
      for (let i = from; i < to; i++) {
        const row = (rows[i] as number) - first;
        const start = source.starts[row] as number;
        const length = source.lengths[row] as number;
        const at = i * maxLength;
        for (let k = 0; k < length; k++) target.data[at + k] = source.data[start + k] as number;
        target.starts[i] = at;
        target.lengths[i] = length;
      }
    });
  }

  #target<V extends Vector>(source: V, made: V, copyTo: (target: V) => Copy): V {
    const known = this.#targets.get(source);
    if (known !== undefined) return known as V;
    this.#targets.set(source, made);
    this.#copies.push(copyTo(made));
    return made;
  }

  piece(piece: Piece): Piece {
    switch (piece.kind) {
      case 'literal':
        return piece;
      case 'words':
        return { ...piece, indices: this.indices(piece.indices) };
      case 'number':
        return { ...piece, values: this.numbers(piece.values) };
      case 'text':
        return { ...piece, texts: this.texts(piece.texts) };
    }
  }
}

/**
 * The column of another table, in the rows that the rows of this one refer to. Rows that lie close together are filled
 * together, so children next to each other cost little more than their parents.
 */
export function gatheredColumn(column: ColumnPlan, referenced: ReferencedRows): ColumnPlan {
  const { rows, steps } = referenced;
  const gathering = new Gathering();
  const { type, cell, sqlCell, present, moments } = column;
  const filled = [...new Set([...column.steps, ...(moments?.steps ?? [])])];
  const mask = allPresent([referenced.present, present && gathering.indices(present)]);
  const gathered: Omit<ColumnPlan, 'steps'> = {
    type,
    cell: cell.map((piece) => gathering.piece(piece)),
    present: mask.present,
    ...(sqlCell && { sqlCell: sqlCell.map((piece) => gathering.piece(piece)) }),
  };
  const shown = moments && {
    values: gathering.numbers(moments.values),
    present: moments.present && gathering.indices(moments.present),
  };
  const fill = (_row: number, count: number, kernel: Kernel): void => {
    const { data } = rows;
    for (let from = 0, to = 0; from < count; from = to) {
      const first = data[from] as number;
      to = endOfRun(data, from, count);
      const most = (data[to - 1] as number) - first + 1;
      for (const step of filled) step.fill(first, most, kernel);
      gathering.copy({ rows: data, first, from, to });
    }
  };
  const gather: FillStep = {
    vectors: [...gathering.vectors, ...filled.flatMap((step) => step.vectors)],
    lists: filled.flatMap((step) => step.lists ?? []),
    fill,
  };
  const all = [...steps, ...preparationsOf(filled), gather, ...mask.steps];
  return {
    ...gathered,
    steps: all,
    ...(moments && shown && { moments: { ...moments, ...shown, steps: all } }),
  };
}

/**
 * The end of the run from place `i` on: the rows ascend without large gaps, and fit into vectors that have room for
 * as many rows as there are places. The rows of a run have the same high word.
 */
function endOfRun(rows: Float64Array, i: number, count: number): number {
  const first = rows[i] as number;
  const limit = Math.min(first + rows.length, (Math.floor(first / TWO_32) + 1) * TWO_32);
  let last = first;
  let end = i + 1;
  for (; end < count; end++) {
    const next = rows[end] as number;
    if (next < last || next >= limit || next - last > MOST_SKIPPED) break;
    last = next;
  }
  return end;
}

/** Steps that do nothing, so that the data of the other table's steps is prepared before the first row. */
function preparationsOf(steps: readonly FillStep[]): readonly FillStep[] {
  return steps.flatMap(({ preparation }) =>
    preparation === undefined ? [] : [{ vectors: [], fill: () => {}, preparation }],
  );
}
