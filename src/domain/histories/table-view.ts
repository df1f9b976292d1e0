import type { Stepwise } from '../basics/stepwise.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import type { Moments } from '../columns/moments.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import type { ColumnsOfView, Field, TableView } from '../generation/generate-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { gatheredColumn } from '../relations/gathered-column.js';
import type { ReferencedRows } from '../relations/referenced-rows.js';
import type { Changing, LivingTable } from './living-tables.js';
import { versionColumns } from './version-columns.js';
import { denseNumbers, versionNumber, WIDE } from './version-rows.js';

/** The rows of a table that a view shows, each as it stood at a moment. */
export interface ShownRows {
  /** Whether the view shows row i in place i. */
  readonly inPlace: boolean;
  /** Writes the rows and the moments of the places from `first` on. */
  fill(rows: Float64Array, moments: Float64Array, first: number, count: number): void;
}

/** Estimated times in nanoseconds of a row whose version is looked up. */
const VERSION_COST = 400;
const LIFE_COST = 400;
const JUMP_COST = 20_000;

/** A view of a table: some of its rows, each as it stood at a moment. What was changed at this moment or later is not there. */
export function tableView(table: LivingTable, shown: ShownRows, vocabulary: Vocabulary): TableView {
  return { open: (column) => opened(table, shown, vocabulary, column) };
}

function opened(
  { request, existence, changes }: LivingTable,
  shown: ShownRows,
  vocabulary: Vocabulary,
  column: (field: Field) => ColumnPlan | undefined,
): ColumnsOfView {
  const rows = new NumberVector();
  const at = new NumberVector();
  const ends = existence.ends?.as === 'flag' ? existence : undefined;
  const placed: FillStep = {
    vectors: [rows, at],
    fill: (row, count) => shown.fill(rows.data, at.data, row, count),
  };
  const all: ReferencedRows = { rows, steps: [placed] };
  /** The moment up to which changes count: nothing changes after the end of a row. */
  const until = (row: number, moment: number): number =>
    ends === undefined ? moment : Math.min(moment, ends.endOf(row));
  function* groupOf(changing: Changing): Stepwise<(field: Field) => ColumnPlan | undefined> {
    const isUnique = request.fields.some(({ name, unique }) => unique && changing.fields.has(name));
    const numbers = isUnique ? denseNumbers(existence.rows) : WIDE;
    const columns = yield* versionColumns(request, changing.fields, numbers, vocabulary);
    const versions = new NumberVector();
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const row = rows.data[i] as number;
        const before = until(row, at.data[i] as number);
        const cycle = changing.cycles.lastCycle(row, existence.birthOf(row), before);
        versions.data[i] = versionNumber(numbers, row, cycle);
      }
    };
    const step = { vectors: [versions], fill, cost: VERSION_COST, jump: JUMP_COST };
    const referenced: ReferencedRows = { rows: versions, steps: [placed, step] };
    return (field) => {
      const own = columns(field);
      return own && gatheredColumn(own.plan, referenced);
    };
  }
  const groups = changes.map((changing) => {
    let columns: ((field: Field) => ColumnPlan | undefined) | undefined;
    return {
      changing,
      *column(field: Field): Stepwise<ColumnPlan | undefined> {
        // A request that shows no field of it does not plan its columns.
        columns ??= yield* groupOf(changing);
        return columns(field);
      },
    };
  });
  const lifeMoments = (momentOf: (row: number, moment: number) => number): Moments => {
    const values = new NumberVector();
    const present = new IndexVector();
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const moment = momentOf(rows.data[i] as number, at.data[i] as number);
        present.data[i] = Number.isFinite(moment) ? 1 : 0;
        values.data[i] = Number.isFinite(moment) ? moment : 0;
      }
    };
    const step = { vectors: [values, present], fill, cost: LIFE_COST, jump: JUMP_COST };
    return {
      values,
      present,
      steps: [placed, step],
      grain: { step: 1, unit: 1 },
      span: { from: existence.birthOf(0), to: LAST_MOMENT },
    };
  };
  const endBefore = (row: number, moment: number): number => {
    const end = ends?.endOf(row) ?? Number.POSITIVE_INFINITY;
    return end < moment ? end : Number.POSITIVE_INFINITY;
  };
  return {
    *column(field) {
      const group = groups.find(({ changing }) => changing.fields.has(field.name));
      if (group !== undefined) return yield* group.column(field);
      const plan = column(field);
      if (plan === undefined || shown.inPlace || field.type.showsLife) return plan;
      return gatheredColumn(plan, all);
    },
    changed: () =>
      lifeMoments((row, moment) => {
        const ended = endBefore(row, moment);
        if (Number.isFinite(ended)) return ended;
        const birth = existence.birthOf(row);
        let last = birth;
        for (const { cycles } of changes) {
          const cycle = cycles.lastCycle(row, birth, moment);
          if (cycle >= 0) last = Math.max(last, cycles.momentOf(row, cycle));
        }
        return last;
      }),
    ended: () => lifeMoments(endBefore),
  };
}

/** The last moment of the calendar. */
const LAST_MOMENT = 253_402_300_799_999;
