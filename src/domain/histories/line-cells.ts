import { nth } from '../basics/nth.js';
import { momentColumn } from '../columns/calendar-columns.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import type { Moments } from '../columns/moments.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import { type CellSegments, cellSegments } from '../encoding/cell-segments.js';
import { jsonItem } from '../formats/json-notation.js';
import type { Span } from '../lives/span.js';
import type { EventRows } from './event-rows.js';
import type { LivingTable } from './living-tables.js';
import { nextEvent } from './row-events.js';

/** The parts of lines that tell of the event, apart from its row. */
export interface EventCells {
  readonly at: CellSegments;
  readonly atMs: CellSegments;
  readonly delivered: CellSegments;
  readonly deliveredMs: CellSegments;
  readonly position: CellSegments;
  readonly next: CellSegments;
  readonly isLast: CellSegments;
}

/** Plans the parts of lines that tell of events with this rank. `listed` is when the changes of the feed happen. */
export function eventCells(
  { rows, happened, delivered, step }: EventRows,
  living: LivingTable,
  rank: number,
  listed: Span,
): EventCells {
  const momentsOf = (values: NumberVector, more: Partial<Moments> = {}): Moments => ({
    values,
    steps: [step],
    grain: { step: 1, unit: 1 },
    span: { from: listed.from, to: listed.until },
    ...more,
  });
  const at = momentColumn(momentsOf(happened), 'iso');
  const count = (values: NumberVector): ColumnPlan => ({
    type: { kind: 'integer', min: listed.from, max: listed.until },
    steps: [step],
    cell: [whole(values, listed.from, listed.until)],
  });
  const rowOf = whole(rows, 0, living.existence.rows);
  const next = nextMoments(rows, happened, living, listed);
  const following = { steps: [step, next.step], present: next.present };
  const booleans = words([true, false], next.present);
  return {
    at: jsonValue(at),
    atMs: jsonValue(count(happened)),
    delivered: jsonValue(momentColumn(momentsOf(delivered), 'iso')),
    deliveredMs: jsonValue(count(delivered)),
    position: jsonValue(textColumn(at.steps, ...at.cell, literal(`/${rank}/`), rowOf)),
    next: jsonValue({
      ...momentColumn(momentsOf(next.values, following), 'iso'),
      present: next.present,
    }),
    isLast: jsonValue({ type: { kind: 'boolean' }, steps: following.steps, cell: [booleans] }),
  };
}

/** A column as a value of JSON, with the steps of the column. */
function jsonValue(plan: ColumnPlan): CellSegments {
  // A column without a name is the value itself.
  const column = { name: '', key: '', parents: [], path: '', nullable: false, unique: false, plan };
  const { segments, steps } = cellSegments(nth(jsonItem([column]).cells, 0), plan.present);
  return { segments, steps: [...plan.steps, ...steps] };
}

/** The moments of the next events of rows before the end of a feed. */
function nextMoments(
  rows: NumberVector,
  happened: NumberVector,
  living: LivingTable,
  { until }: Span,
): { readonly values: NumberVector; readonly present: IndexVector; readonly step: FillStep } {
  const values = new NumberVector();
  const present = new IndexVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const moment = happened.data[i] as number;
      const next = nextEvent(living, rows.data[i] as number, moment);
      present.data[i] = next < until ? 1 : 0;
      values.data[i] = next < until ? next : moment;
    }
  };
  return { values, present, step: { vectors: [values, present], fill } };
}
