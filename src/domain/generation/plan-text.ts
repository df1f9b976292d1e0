import * as E from 'fp-ts/lib/Either.js';
import { nth } from '../basics/nth.js';
import type { Stepwise } from '../basics/stepwise.js';
import { utf8 } from '../basics/utf8.js';
import type { FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import { type CellSegments, cellSegments } from '../encoding/cell-segments.js';
import { foldLiterals } from '../encoding/fold-literals.js';
import type { RowMark } from '../encoding/notation.js';
import { literalSegment, type Segment, WordsSegment } from '../encoding/segments.js';
import { type Failure, invalidRequest } from '../errors/failure.js';
import type { Layout, PlannedColumn, TextFormat } from '../formats/format.js';
import { encodeTexts } from '../kernel/encoded-table.js';
import { withObjectColumns, withObjectTexts } from './encode/object-texts.js';
import type { GenerateRequest } from './generate-request.js';
import type { PlannedColumns } from './plan-columns.js';
import { planCost } from './plan-cost.js';
import { withinRowLimits } from './row-limits.js';
import { keysOf } from './sets/keys-of.js';
import type { TextPlan } from './table-plan.js';

/** The cells of a row as segments, and what stands around them. */
export interface PlannedCells {
  /** A list for each column, in their order. */
  readonly cells: readonly CellSegments[];
  /** The steps of the columns and of their cells. */
  readonly steps: readonly FillStep[];
  readonly layout: Layout;
}

/** Plans the segments of each cell, one column in each step. Fails if the format cannot write a value. */
export function* planCells(
  request: GenerateRequest,
  format: TextFormat,
  planned: readonly PlannedColumn[],
): Stepwise<E.Either<Failure, PlannedCells>> {
  const columns = format.nests ? withObjectTexts(planned) : withObjectColumns(planned);
  const layout = format.layout({ ...request, keys: keysOf(request) }, columns, request.options);
  if (layout.faults !== undefined && layout.faults.length > 0) {
    return E.left(invalidRequest(...layout.faults));
  }
  const cells: CellSegments[] = [];
  // Columns that show facets of the same entity share its steps, each of which runs once per window.
  const steps = new Set<FillStep>();
  for (const [i, { plan }] of columns.entries()) {
    const cell = cellSegments(nth(layout.cells, i), plan.present, request.rows);
    cells.push(cell);
    for (const step of plan.steps) steps.add(step);
    for (const step of cell.steps) steps.add(step);
    yield;
  }
  return E.right({ cells, steps: [...steps], layout });
}

/** Plans the text of a table, one column in each step. */
export function* planText(
  request: GenerateRequest,
  format: TextFormat,
  { columns, hiddenBytes }: PlannedColumns,
): Stepwise<E.Either<Failure, TextPlan>> {
  const planned = yield* planCells(request, format, columns);
  if (E.isLeft(planned)) return planned;
  const { cells, steps: ofCells, layout } = planned.right;
  const inner = cells.flatMap(({ segments }) => segments);
  const { head, foot, open, close } = layout.frame(longest(inner));
  const opening = markSegment(open);
  const closing = markSegment(close);
  const segments = foldLiterals([...opening.segments, ...inner, ...closing.segments], request.rows);
  const longestRow = longest(segments);
  const widestRow = longestRow + hiddenBytes;
  const steps = [...new Set([...opening.steps, ...ofCells, ...closing.steps])];
  return E.map(
    (): TextPlan => ({
      kind: 'text',
      request,
      steps,
      segments,
      head: utf8(head),
      foot: utf8(foot),
      longestRow,
      widestRow,
      cost: planCost(steps, segments),
      sheets: layout.sheets,
    }),
  )(withinRowLimits(widestRow, steps));
}

function markSegment(mark: RowMark): CellSegments {
  if (typeof mark === 'string') return { segments: [literalSegment(mark)], steps: [] };
  const indices = new IndexVector();
  const fill = (row: number, count: number): void => mark.choose(indices.data, row, count);
  return {
    segments: [new WordsSegment(encodeTexts(mark.texts), indices)],
    steps: [{ vectors: [indices], fill }],
  };
}

/** The length of the longest row of these segments, in bytes. */
export function longest(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.maxLength, 0);
}
