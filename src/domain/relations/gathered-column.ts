import { allPresent } from '../columns/all-present.js';
import type { ColumnPlan, Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { singleSteps } from '../columns/one-step.js';
import { preparationsOf, preparingSteps } from '../columns/preparing-steps.js';
import { IndexVector, NumberVector, TextVector, type Vector } from '../columns/vectors.js';
import type { Kernel } from '../kernel/kernel.js';
import type { ReferencedRows } from './referenced-rows.js';
import { referencedRuns } from './referenced-runs.js';

/** Copies the cells of rows `from` to `to` of a window out of the other table's vectors, each from its place there. */
type Copy = (places: Int32Array, from: number, to: number) => void;

/** The vectors of one column, each with the one into which its rows are gathered. */
class Gathering {
  readonly #targets = new Map<Vector, Vector>();
  readonly #copies: Copy[] = [];

  get vectors(): readonly Vector[] {
    return [...this.#targets.values()];
  }

  copy(places: Int32Array, from: number, to: number): void {
    for (const copy of this.#copies) copy(places, from, to);
  }

  numbers(source: NumberVector): NumberVector {
    return this.#target(source, new NumberVector(), (target) => (places, from, to) => {
      const { data } = source;
      const out = target.data;
      for (let i = from; i < to; i++) out[i] = data[places[i] as number] as number;
    });
  }

  indices(source: IndexVector): IndexVector {
    return this.#target(source, new IndexVector(), (target) => (places, from, to) => {
      const { data } = source;
      const out = target.data;
      for (let i = from; i < to; i++) out[i] = data[places[i] as number] as number;
    });
  }

  texts(source: TextVector): TextVector {
    const { maxLength } = source;
    const made = new TextVector(maxLength, 1);
    return this.#target(source, made, (target) => (places, from, to) => {
      for (let i = from; i < to; i++) {
        const row = places[i] as number;
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
        return {
          ...piece,
          values: this.numbers(piece.values),
          ...(piece.shown && { shown: this.indices(piece.shown) }),
        };
      case 'text':
        return { ...piece, texts: this.texts(piece.texts) };
    }
  }
}

/** The times of a step that fills rows of another table by these steps: each row is a jump there, unless rows ascend. */
function timesOf(
  filled: readonly FillStep[],
  { ascends }: ReferencedRows,
): Required<Pick<FillStep, 'cost' | 'jump'>> {
  const cost = filled.reduce((sum, step) => sum + (step.cost ?? 0), 0);
  const jump = filled.reduce((sum, step) => sum + (step.jump ?? 0), 0);
  return ascends ? { cost, jump } : { cost: cost + jump, jump: 0 };
}

/**
 * The column of another table, in the rows that the rows of this one refer to. Rows that lie close together are filled
 * together, so children next to each other cost little more than their parents.
 */
export function gatheredColumn(column: ColumnPlan, referenced: ReferencedRows): ColumnPlan {
  const { runs, places, steps } = referencedRuns(referenced);
  const gathering = new Gathering();
  const { type, cell, sqlCell, present, moments } = column;
  const filled = singleSteps([...column.steps, ...(moments?.steps ?? [])]);
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
  const fill = (_row: number, _count: number, kernel: Kernel): void => {
    const { begins, firsts, mosts } = runs;
    for (let run = 0; run < runs.count; run++) {
      for (const step of filled) step.fill(firsts[run] as number, mosts[run] as number, kernel);
      gathering.copy(places.data, begins[run] as number, begins[run + 1] as number);
    }
  };
  const gather: FillStep = {
    vectors: gathering.vectors,
    inner: filled,
    fill,
    ...timesOf(filled, referenced),
  };
  const all = [...steps, ...preparingSteps(preparationsOf(filled)), gather, ...mask.steps];
  return {
    ...gathered,
    steps: all,
    ...(moments && shown && { moments: { ...moments, ...shown, steps: all } }),
  };
}
