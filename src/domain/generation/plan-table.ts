import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import { utf8 } from '../basics/utf8.js';

import type { FillStep } from '../columns/column-plan.js';
import { longestText } from '../columns/longest-text.js';
import { IndexVector } from '../columns/vectors.js';
import { type CellParts, cellParts } from '../encoding/cell-parts.js';
import { foldLiterals } from '../encoding/fold-literals.js';
import type { CellNotation, RowMark } from '../encoding/notation.js';
import { LiteralPart, type Part, WordsPart } from '../encoding/parts.js';
import type { Failure } from '../errors/failure.js';
import type { PlannedColumn } from '../formats/format.js';
import { encodeTexts } from '../kernel/encoded-table.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { GenerateRequest } from './generate-request.js';
import { planCost } from './plan-cost.js';
import { TableContext } from './table-context.js';
import type { TablePlan } from './table-plan.js';

/** The limit on the longest possible row of a request, in bytes of its format. */
export const MAX_ROW_BYTES = 4 * 1024 * 1024;

/** The limit on the memory for the vectors of a single row: a formula may compute many long texts that no row shows. */
export const MAX_VECTOR_BYTES = 16 * 1024 * 1024;

/**
 * Plans the table of a valid request in steps of one column each: a long list of words takes milliseconds, and a table
 * may have a thousand columns. Fails if a column does not suit those that it refers to, or if the longest possible row
 * exceeds `MAX_ROW_BYTES` or its vectors `MAX_VECTOR_BYTES`.
 */
export function* planTableStepwise(
  request: GenerateRequest,
  vocabulary: Vocabulary,
): Stepwise<E.Either<Failure, TablePlan>> {
  const context = new TableContext(request, vocabulary);
  const columns: PlannedColumn[] = [];
  let hiddenBytes = 0;
  for (const field of request.fields) {
    const { name, unique, hidden } = field;
    const plan = context.column(field);
    yield;
    if (plan === undefined) continue;
    if (hidden) hiddenBytes += longestText(plan.cell).bytes;
    else columns.push({ name, nullable: plan.present !== undefined, unique, plan });
  }
  if (context.faults.count > 0) return E.left(context.faults.failure(request));
  const layout = request.format.layout(request, columns, request.options);
  const cells: CellParts[] = [];
  for (const [i, { plan }] of columns.entries()) {
    const { parts, steps } = cellParts(layout.cells[i] as CellNotation, plan.present);
    cells.push({ parts, steps: [...plan.steps, ...steps] });
    yield;
  }
  const cellsOnly = cells.flatMap(({ parts }) => parts);
  const { head, foot, open, close } = layout.frame(longest(cellsOnly));
  const opening = markPart(open);
  const closing = markPart(close);
  const parts = foldLiterals([...opening.parts, ...cellsOnly, ...closing.parts], request.rows);
  const longestRow = longest(parts);
  const widestRow = longestRow + hiddenBytes;
  if (widestRow > MAX_ROW_BYTES) {
    return E.left(tooLong(`the longest possible row has ${widestRow} bytes`, MAX_ROW_BYTES));
  }
  // Columns that show facets of the same entity share its steps, each of which runs once per window.
  const steps = [...new Set([opening, ...cells, closing].flatMap((cell) => cell.steps))];
  const vectorBytes = roomOfRow(steps);
  if (vectorBytes > MAX_VECTOR_BYTES) {
    return E.left(tooLong(`the values of a row take ${vectorBytes} bytes`, MAX_VECTOR_BYTES));
  }
  return E.right({
    request,
    steps,
    parts,
    head: utf8(head),
    foot: utf8(foot),
    longestRow,
    widestRow,
    cost: planCost(steps, parts),
  });
}

function markPart(mark: RowMark): CellParts {
  if (typeof mark === 'string') return { parts: [new LiteralPart(utf8(mark))], steps: [] };
  const indices = new IndexVector();
  const fill = (row: number, count: number): void => mark.choose(indices.data, row, count);
  return {
    parts: [new WordsPart(encodeTexts(mark.texts), indices)],
    steps: [{ vectors: [indices], fill }],
  };
}

function longest(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.maxLength, 0);
}

function roomOfRow(steps: readonly FillStep[]): number {
  const vectors = new Set(steps.flatMap((step) => step.vectors));
  return [...vectors].reduce((sum, vector) => sum + vector.room(1), 0);
}

function tooLong(problem: string, most: number): Failure {
  const message = `${problem}, but at most ${most} are allowed: ask for fewer or shorter columns`;
  return { code: 'invalid_request', faults: [{ path: '/fields', message }], omitted: 0 };
}
