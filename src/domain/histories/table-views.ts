import { oncePer } from '../basics/once-per.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import type { Moments } from '../columns/moments.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import type { ColumnsOfView, Field, TableView } from '../generation/generate-request.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { gatheredColumn } from '../relations/gathered-column.js';
import { keptBirths } from './kept-births.js';
import type { Changing, LivingTable } from './living-tables.js';
import {
  JUMP_COST,
  type LastChanges,
  lastChanges,
  livesOf,
  type PlacedRows,
  type RowLives,
} from './row-lives.js';
import { versionColumns } from './version-columns.js';
import { denseNumbers, versionNumber, WIDE } from './version-rows.js';

/** Estimated time in nanoseconds of a moment of a life that is looked up. */
const MOMENT_COST = 20;

/** The last moment of the calendar. */
const LAST_MOMENT = 253_402_300_799_999;

/** Rows of a table in the places of a plan, of which views show what had happened before moments. */
export class TableViews {
  readonly #table: LivingTable;
  readonly #placed: PlacedRows;
  readonly #inPlace: boolean;
  readonly #vocabulary: Vocabulary;
  readonly #lives: RowLives;
  /** The columns that all moments of a row share. */
  readonly #staying = new Map<Field, ColumnPlan>();
  readonly #groups: readonly Group[];

  /** `inPlace` says whether row i is in place i. */
  constructor(table: LivingTable, placed: PlacedRows, inPlace: boolean, vocabulary: Vocabulary) {
    this.#table = table;
    this.#placed = placed;
    this.#inPlace = inPlace;
    this.#vocabulary = vocabulary;
    this.#lives = livesOf(placed, table.existence);
    this.#groups = table.changes.map((changing) => ({ changing, columns: undefined }));
  }

  /** Whether views at different moments show the same column of a field. */
  stays(field: Field): boolean {
    return !field.type.showsLife && this.#groupOf(field) === undefined;
  }

  /** The rows as they stood at moments. `later` is a view of the same rows at later ones. */
  at(moments: NumberVector, later?: MomentView): MomentView {
    const last = oncePer((changing: Changing) =>
      lastChanges(this.#lives, moments, changing.cycles, later?.last(changing)),
    );
    return { last, open: (column) => this.#opened(moments, last, column) };
  }

  #groupOf({ name }: Field): Group | undefined {
    return this.#groups.find(({ changing }) => changing.fields.has(name));
  }

  #opened(
    at: NumberVector,
    last: (changing: Changing) => LastChanges,
    column: (field: Field) => ColumnPlan | undefined,
  ): ColumnsOfView {
    const { births, ends, steps: ofLives } = this.#lives;
    const versions = oncePer((changing: Changing) => this.#versions(changing, last(changing)));
    // A generator has no `this` of the views.
    const groupOf = (field: Field) => this.#groupOf(field);
    const columnsOf = (changing: Changing) => this.#columnsOf(changing);
    const staysWith = (field: Field, plan: ColumnPlan) => this.#staysWith(field, plan);
    const staying = this.#staying;
    /** The end of the row in a place before its moment; infinite if there is none. */
    const endBefore = (i: number): number => {
      const end = ends === undefined ? Number.POSITIVE_INFINITY : (ends.data[i] as number);
      return end < (at.data[i] as number) ? end : Number.POSITIVE_INFINITY;
    };
    return {
      *column(field) {
        const group = groupOf(field);
        if (group !== undefined) {
          // A request that shows no field of it does not plan its columns.
          group.columns ??= yield* columnsOf(group.changing);
          const own = group.columns(field);
          return own && gatheredColumn(own.plan, versions(group.changing));
        }
        const known = staying.get(field);
        if (known !== undefined) return known;
        const plan = column(field);
        return plan && staysWith(field, plan);
      },
      changed: () => {
        const all = this.#groups.map(({ changing }) => last(changing));
        const steps = [...ofLives, ...all.flatMap((each) => each.steps)];
        return this.#lifeMoments(steps, (i) => {
          const ended = endBefore(i);
          if (ended < Number.POSITIVE_INFINITY) return ended;
          let moment = births.data[i] as number;
          for (const { moments } of all) moment = Math.max(moment, moments.data[i] as number);
          return moment;
        });
      },
      ended: () => this.#lifeMoments(ofLives, endBefore),
    };
  }

  /** The column of a field that does not change, in the rows of the plan. */
  #staysWith(field: Field, plan: ColumnPlan): ColumnPlan {
    if (this.#inPlace || field.type.showsLife) return plan;
    const shown = gatheredColumn(keptBirths(plan, field, this.#table), this.#placed);
    this.#staying.set(field, shown);
    return shown;
  }

  *#columnsOf({ fields }: Changing) {
    const { request } = this.#table;
    return yield* versionColumns(request, fields, this.#numbersOf(fields), this.#vocabulary);
  }

  #numbersOf(fields: ReadonlySet<string>) {
    const { request, existence } = this.#table;
    const isUnique = request.fields.some(({ name, unique }) => unique && fields.has(name));
    return isUnique ? denseNumbers(existence.rows) : WIDE;
  }

  /** The versions of rows after their last changes. */
  #versions({ fields }: Changing, { cycles, steps }: LastChanges): PlacedRows {
    const { rows } = this.#lives;
    const numbers = this.#numbersOf(fields);
    const versions = new NumberVector();
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        versions.data[i] = versionNumber(numbers, rows.data[i] as number, cycles.data[i] as number);
      }
    };
    return { rows: versions, steps: [...steps, { vectors: [versions], fill }] };
  }

  /** The column of a moment of each place, in milliseconds since 1970; infinite where there is none. */
  #lifeMoments(steps: readonly FillStep[], momentOf: (i: number) => number): Moments {
    const values = new NumberVector();
    const present = new IndexVector();
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const moment = momentOf(i);
        present.data[i] = Number.isFinite(moment) ? 1 : 0;
        values.data[i] = Number.isFinite(moment) ? moment : 0;
      }
    };
    const step = { vectors: [values, present], fill, cost: MOMENT_COST, jump: JUMP_COST };
    return {
      values,
      present,
      steps: [...new Set([...steps, step])],
      grain: { step: 1, unit: 1 },
      span: { from: this.#table.existence.birthOf(0), to: LAST_MOMENT },
    };
  }
}

/** Fields that change together, with their columns once they are planned. */
interface Group {
  readonly changing: Changing;
  columns: ((field: Field) => { readonly plan: ColumnPlan } | undefined) | undefined;
}

/** A view of rows at moments. Changes at this moment or later are not in it. */
export interface MomentView extends TableView {
  last(changing: Changing): LastChanges;
}
