import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import { utf8 } from '../basics/utf8.js';

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

/**
 * Plans the table of a valid request in steps of one column each: a long list of words takes milliseconds, and a table
 * may have a thousand columns. Fails if a column does not suit those that it refers to, or if the longest possible row
 * exceeds `MAX_ROW_BYTES`.
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
  if (widestRow > MAX_ROW_BYTES) return E.left(rowTooLong(widestRow));
  // Columns that show facets of the same entity share its steps, each of which runs once per window.
  const steps = [...new Set([opening, ...cells, closing].flatMap((cell) => cell.steps))];
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

function rowTooLong(bytes: number): Failure {
  return {
    code: 'invalid_request',
    faults: [
      {
        path: '/fields',
        message: `the longest possible row has ${bytes} bytes, but at most ${MAX_ROW_BYTES} are allowed: ask for fewer or shorter columns`,
      },
    ],
    omitted: 0,
  };
}
