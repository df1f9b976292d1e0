import * as E from 'fp-ts/lib/Either.js';
import { required } from '../basics/required.js';
import type { Stepwise } from '../basics/stepwise.js';
import { utf8 } from '../basics/utf8.js';
import type { FillStep } from '../columns/fill-step.js';
import type { CellSegments } from '../encoding/cell-segments.js';
import { foldLiterals } from '../encoding/fold-literals.js';
import { literalSegment, type Segment } from '../encoding/segments.js';
import type { Failure } from '../errors/failure.js';
import type { TableView } from '../generation/generate-request.js';
import { planColumns } from '../generation/plan-columns.js';
import { longest } from '../generation/plan-text.js';
import type { TextPlan } from '../generation/table-plan.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Span } from '../lives/span.js';
import type { ChangeForm } from './change-forms.js';
import { EventRows } from './event-rows.js';
import { eventCells } from './line-cells.js';
import { keyOf, type LineRow, rowOf, type Side } from './line-rows.js';
import type { LivingTable } from './living-tables.js';
import { OffsetMark } from './offset-mark.js';
import type { RowOperation } from './row-events.js';
import { TableViews } from './table-views.js';

/** What writes the lines of one operation of a table. */
export interface LinesPlan {
  readonly operation: RowOperation;
  readonly events: EventRows;
  readonly plan: TextPlan;
  /** Where the rows before and after a change, and the line, begin and end among the bytes of a row of the plan. */
  readonly marks: LineMarks;
}

export interface LineMarks {
  /** Missing if the lines of updates that change no value are written, too. */
  readonly rows?: readonly [Edges, Edges];
  readonly line: OffsetMark;
}

/** The places where something begins and ends. */
interface Edges {
  readonly begin: OffsetMark;
  readonly end: OffsetMark;
}

/** What lines are planned for. */
interface LineTerms {
  readonly form: ChangeForm;
  /** Whether changes have a delivery of their own. */
  readonly isDelivered: boolean;
  /** Whether the key of the row comes before the line, with a tab between them. */
  readonly isKeyed: boolean;
  readonly listed: Span;
  rankOf(operation: RowOperation): number;
}

/** Plans what writes the lines of a table, in steps of one column each. Fails as `planTableStepwise` does. */
export function* planLines(
  living: LivingTable,
  terms: LineTerms,
  vocabulary: Vocabulary,
): Stepwise<E.Either<Failure, readonly LinesPlan[]>> {
  const events = new EventRows();
  const { rows } = events;
  const views = new TableViews(living, { rows, steps: [events.step] }, false, vocabulary);
  const sideOf = function* (view: TableView): Stepwise<E.Either<Failure, Side>> {
    const request = { ...living.request, rows: USUAL_ROWS, view };
    const planned = yield* planColumns(request, vocabulary);
    return E.isLeft(planned) ? planned : E.right({ request, columns: planned.right.columns });
  };
  const later = views.at(events.after);
  const after = yield* sideOf(later);
  if (E.isLeft(after)) return after;
  const before = yield* sideOf(views.at(events.happened, later));
  if (E.isLeft(before)) return before;
  const planned: LinesPlan[] = [];
  for (const operation of operationsOf(living, terms.form)) {
    const sides = { before: before.right, after: after.right };
    const lines = yield* planOperation({ operation, sides, events, views, living, terms });
    if (E.isLeft(lines)) return lines;
    planned.push(lines.right);
  }
  return E.right(planned);
}

/** As many rows are made at a time; plans need a number. */
const USUAL_ROWS = 4096;

/** A batch has few rows, so their windows need not be shorter where a row takes long. */
const NO_COST = { preparation: 0, prepared: 0, row: 1 };

/** Feeds are long, so texts around the words of short lists are written with them. */
const FOLDED_ROWS = 16_384;

/** The operations of the table that have lines. */
function operationsOf(
  { existence, changes }: LivingTable,
  { operations }: ChangeForm,
): readonly RowOperation[] {
  const happens: Readonly<Record<RowOperation, boolean>> = {
    c: true,
    u: changes.length > 0 || existence.ends?.as === 'flag',
    d: existence.ends?.as === 'delete',
  };
  return operations.filter((operation) => happens[operation]);
}

interface OperationTerms {
  readonly operation: RowOperation;
  readonly sides: Readonly<Record<'before' | 'after', Side>>;
  readonly events: EventRows;
  readonly views: TableViews;
  readonly living: LivingTable;
  readonly terms: LineTerms;
}

function* planOperation(given: OperationTerms): Stepwise<E.Either<Failure, LinesPlan>> {
  const { operation, sides, events, living, terms } = given;
  const compares = operation === 'u' && !terms.form.hasEqual;
  const shown = { ...given, form: terms.form };
  const after = operation === 'd' ? undefined : yield* rowOf(sides.after, shown);
  if (after !== undefined && E.isLeft(after)) return after;
  const known = after?.right;
  const before =
    operation === 'd' || compares ? yield* rowOf(sides.before, shown, known) : undefined;
  if (before !== undefined && E.isLeft(before)) return before;
  const keyed = operation === 'd' ? sides.before : sides.after;
  const key = terms.isKeyed ? yield* keyOf(keyed, given) : E.right([]);
  if (E.isLeft(key)) return key;
  const rows = { before: before?.right, after: known, key: key.right };
  const { segments, steps, marks } = lineOf(rows, compares, given);
  const longestRow = longest(segments);
  const { frame } = required(rows.after ?? rows.before, 'a change has a row');
  return E.right({
    operation,
    events,
    marks,
    plan: {
      kind: 'text',
      request: living.request,
      steps,
      segments,
      head: utf8(frame.head),
      foot: utf8(frame.foot),
      longestRow,
      widestRow: longestRow,
      cost: NO_COST,
    },
  });
}

/** The line of a change of these rows, as segments. */
function lineOf(
  { before, after, key }: LineRows,
  compares: boolean,
  { operation, events, living, terms }: OperationTerms,
) {
  const rank = terms.rankOf(operation);
  const { delivered, deliveredMs, ...always } = eventCells(events, living, rank, terms.listed);
  const line = terms.form.line<LineRow | CellSegments>({
    operation,
    table: JSON.stringify(living.request.tableName),
    ...(before && { before }),
    ...(after && { after }),
    ...always,
    ...(terms.isDelivered && { delivered, deliveredMs }),
  });
  const parts = [...key, ...line];
  const begin = new OffsetMark();
  const steps = new Set<FillStep>([events.step]);
  const marked = { before: new Marked(before), after: new Marked(after) };
  const segmentsOf = (part: string | LineRow | CellSegments): readonly Segment[] => {
    if (typeof part === 'string') return [literalSegment(part)];
    for (const step of part.steps) steps.add(step);
    if (part === before) return marked.before.segments;
    return part === after ? marked.after.segments : part.segments;
  };
  // A row that the line does not show is written before it, since only rows that differ have a line.
  const isHidden = before !== undefined && !parts.includes(before);
  const hidden = isHidden ? segmentsOf(before) : [];
  const segments = foldLiterals([...hidden, begin, ...parts.flatMap(segmentsOf)], FOLDED_ROWS);
  const marks: LineMarks = {
    line: begin,
    ...(compares && { rows: [marked.before, marked.after] }),
  };
  return { segments, steps: [...steps], marks };
}

/** The rows that a line shows, each missing if there is none, and what comes before it. */
interface LineRows {
  readonly before: LineRow | undefined;
  readonly after: LineRow | undefined;
  readonly key: readonly (string | LineRow)[];
}

/** A row between two marks. */
class Marked {
  readonly begin = new OffsetMark();
  readonly end = new OffsetMark();
  readonly segments: readonly Segment[];

  constructor(row: LineRow | undefined) {
    this.segments = [this.begin, ...(row?.segments ?? []), this.end];
  }
}
