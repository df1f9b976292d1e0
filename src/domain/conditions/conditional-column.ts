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
function soleDraws<Kind extends Draw['kind'], PieceKind extends Piece['kind']>(
  variants: NonEmpty<ColumnPlan>,
  kind: Kind,
  pieceKind: PieceKind,
) {
  type Sole = {
    readonly draw: Extract<Draw, { readonly kind: Kind }>;
    readonly piece: Extract<Piece, { readonly kind: PieceKind }>;
  };
  const found = variants.flatMap(({ steps, cell }) => {
    const draw = soleDraw(steps);
    const [piece] = cell;
    const isSole = draw?.kind === kind && piece?.kind === pieceKind && cell.length === 1;
    return isSole ? [{ draw, piece } as unknown as Sole] : [];
  });
  return found.length === variants.length ? (found as unknown as NonEmpty<Sole>) : undefined;
}

function drawnWords(
  source: DrawSource,
  states: DrawnIndices,
  variants: NonEmpty<ColumnPlan>,
): Drawn | undefined {
  const sole = soleDraws(variants, 'indices', 'words');
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
  const sole = soleDraws(variants, 'numbers', 'number');
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
