import { nth } from '../basics/nth.js';
import type { ColumnPlan, Piece } from '../columns/column-plan.js';
import type { Draw } from '../columns/draw.js';
import type { DrawnIndices } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import type { WeightedEntries } from '../random/by-state.js';
import {
  type DrawSource,
  entriesOf,
  indicesByState,
  numbersByState,
  soleDraw,
} from './conditional-draws.js';
import { joinedNotation, joinedType } from './joined-types.js';
import { joinedTables, type NonEmpty, selectedPiece } from './selected-pieces.js';

/**
 * Returns the column that is that of variant `states` in each row, or undefined if the variants are written differently,
 * or cannot take the places of a copula: only numbers of one draw can. The cost per row does not depend on the number of
 * variants if each consists of one draw.
 */
export function conditionalColumn(
  source: DrawSource,
  states: DrawnIndices,
  variants: NonEmpty<ColumnPlan>,
): ColumnPlan | undefined {
  const type = joinedType(mapped(variants, (variant) => variant.type));
  if (type === undefined) return undefined;
  const numbers = drawnNumbers(source, states, variants);
  if (numbers !== undefined) return { type, ...numbers };
  if (source.isCorrelated) return undefined;
  const words = drawnWords(source, states, variants);
  if (words !== undefined) return { type, ...words };
  const cell = selectedCell(
    states,
    mapped(variants, (variant) => variant.cell),
  );
  const sqlCell = variants.some((variant) => variant.sqlCell !== undefined)
    ? selectedCell(
        states,
        mapped(variants, (variant) => variant.sqlCell ?? variant.cell),
      )
    : { pieces: undefined, steps: [] };
  if (cell === undefined || sqlCell === undefined) return undefined;
  const inputs = new Set([...states.steps, ...variants.flatMap(({ steps }) => steps)]);
  return {
    type,
    steps: [...inputs, ...cell.steps, ...sqlCell.steps],
    cell: cell.pieces,
    ...(sqlCell.pieces === undefined ? {} : { sqlCell: sqlCell.pieces }),
  };
}

type Drawn = Pick<ColumnPlan, 'steps' | 'cell'>;

/** The draw and the piece of each variant, if all variants consist of one draw of this kind. */
function soleDraws<OwnDraw extends Draw, OwnPiece extends Piece>(
  variants: NonEmpty<ColumnPlan>,
  isOfDraw: (draw: Draw) => draw is OwnDraw,
  isOfPiece: (piece: Piece) => piece is OwnPiece,
): NonEmpty<{ readonly draw: OwnDraw; readonly piece: OwnPiece }> | undefined {
  const found = variants.flatMap(({ steps, cell }) => {
    const draw = soleDraw(steps);
    const [piece, ...more] = cell;
    if (draw === undefined || piece === undefined || more.length > 0) return [];
    return isOfDraw(draw) && isOfPiece(piece) ? [{ draw, piece }] : [];
  });
  const [first, ...others] = found;
  return first === undefined || found.length < variants.length ? undefined : [first, ...others];
}

type Of<A, Kind> = Extract<A, { readonly kind: Kind }>;

const isOfIndices = (draw: Draw): draw is Of<Draw, 'indices'> => draw.kind === 'indices';
const isOfNumbers = (draw: Draw): draw is Of<Draw, 'numbers'> => draw.kind === 'numbers';
const isOfWords = (piece: Piece): piece is Of<Piece, 'words'> => piece.kind === 'words';
const isOfNumber = (piece: Piece): piece is Of<Piece, 'number'> => piece.kind === 'number';

function drawnWords(
  source: DrawSource,
  states: DrawnIndices,
  variants: NonEmpty<ColumnPlan>,
): Drawn | undefined {
  const sole = soleDraws(variants, isOfIndices, isOfWords);
  if (sole === undefined) return undefined;
  const { table, firsts } = joinedTables(sole.map(({ piece }) => piece.table));
  // Rows that vary nothing but nulls have the draw of the field, and share its entries.
  const entriesByDraw = new Map<Draw, WeightedEntries>();
  const entries = sole.map(({ draw, piece }, state) => {
    const known = entriesByDraw.get(draw);
    if (known !== undefined) return known;
    const made = entriesOf(draw, piece.table, firsts[state]);
    entriesByDraw.set(draw, made);
    return made;
  });
  const { indices, steps } = indicesByState(source, states, entries);
  return { steps, cell: [{ kind: 'words', table, indices }] };
}

function drawnNumbers(
  source: DrawSource,
  states: DrawnIndices,
  variants: NonEmpty<ColumnPlan>,
): Drawn | undefined {
  const sole = soleDraws(variants, isOfNumbers, isOfNumber);
  const notation = sole && joinedNotation(mapped(sole, ({ piece }) => piece));
  if (sole === undefined || notation === undefined) return undefined;
  const { values, steps } = numbersByState(
    source,
    states,
    sole.map(({ draw }) => draw),
  );
  return { steps, cell: [{ ...notation, values }] };
}

/** The cell whose pieces are those of variant `states`, if the cells are written alike. */
function selectedCell(states: DrawnIndices, cells: NonEmpty<readonly Piece[]>) {
  const [first] = cells;
  if (cells.some(({ length }) => length !== first.length)) return undefined;
  const pieces: Piece[] = [];
  const steps: FillStep[] = [];
  for (let at = 0; at < first.length; at++) {
    const selected = selectedPiece(
      states.indices,
      mapped(cells, (cell) => nth(cell, at)),
    );
    if (selected === undefined) return undefined;
    pieces.push(selected.piece);
    for (const step of selected.steps) steps.push(step);
  }
  return { pieces, steps };
}

function mapped<A, B>([first, ...others]: NonEmpty<A>, make: (item: A) => B): NonEmpty<B> {
  return [make(first), ...others.map(make)];
}
