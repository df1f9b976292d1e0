import * as E from 'fp-ts/lib/Either.js';
import { required } from '../basics/required.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import { isBinary, type TextFormat } from '../formats/format.js';
import { ndjson } from '../formats/ndjson.js';
import type { Field, GenerateRequest } from '../generation/generate-request.js';
import { planTableStepwise } from '../generation/plan-table.js';
import type { TextPlan } from '../generation/table-plan.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { ChangeFormName } from './change-forms.js';
import type { LivingTable } from './living-tables.js';
import type { RowOperation } from './row-events.js';
import { type ShownRows, tableView } from './table-view.js';

/** Rows as they stood at moments, of which a feed asks for some at a time. */
class AskedVersions implements ShownRows {
  readonly inPlace = false;
  readonly #rows: number[] = [];
  readonly #moments: number[] = [];

  get count(): number {
    return this.#rows.length;
  }

  /** Asks for a row with what has happened before a moment. Returns its number among all that are asked for. */
  add(row: number, moment: number): number {
    this.#moments.push(moment);
    return this.#rows.push(row) - 1;
  }

  clear(): void {
    this.#rows.length = 0;
    this.#moments.length = 0;
  }

  fill(rows: Float64Array, moments: Float64Array, first: number, count: number): void {
    for (let i = 0; i < count; i++) {
      rows[i] = this.#rows[first + i] as number;
      moments[i] = this.#moments[first + i] as number;
    }
  }
}

/** The rows that a feed asks for, and what writes them. */
export interface AskedRows {
  readonly asked: AskedVersions;
  readonly plan: TextPlan;
}

/** What writes the rows of each operation of a table, in steps of one column each. Fails as `planTableStepwise` does. */
export function* askedRows(
  living: LivingTable,
  form: ChangeFormName,
  vocabulary: Vocabulary,
): Stepwise<E.Either<Failure, Readonly<Record<RowOperation, AskedRows>>>> {
  const shapes = rowShapes(living.request, form);
  const planned = new Map<RowShape, AskedRows>();
  for (const shape of new Set(Object.values(shapes))) {
    const rows = yield* planRows(living, shape, vocabulary);
    if (E.isLeft(rows)) return rows;
    planned.set(shape, rows.right);
  }
  const of = (operation: RowOperation) => required(planned.get(shapes[operation]), 'not planned');
  return E.right({ c: of('c'), u: of('u'), d: of('d') });
}

/** A row as JSON, without a line end. */
const row: TextFormat = {
  ...ndjson,
  layout: (window, columns) => {
    const { cells, frame } = ndjson.layout(window, columns, {});
    return { cells, frame: (longest) => ({ ...frame(longest), close: '}' }) };
  },
};

/** How rows are written. */
interface RowShape {
  readonly format: TextFormat;
  readonly fields: readonly Field[];
}

/** How the rows of a table are written in a form: those of a statement tell their operation, those of JSON are alike. */
function rowShapes(
  { fields, format, options, inSet }: GenerateRequest,
  form: ChangeFormName,
): Readonly<Record<RowOperation, RowShape>> {
  if (form !== 'sql') {
    const json = { format: row, fields };
    return { c: json, u: json, d: json };
  }
  const statements = isBinary(format) ? undefined : format.statements?.(options, format);
  const { created, updated, deleted } = required(statements, `${format.name} has no statements`);
  const key = new Set(inSet?.key);
  const isKey = ({ name }: Field): boolean => key.has(name);
  const others = fields.filter((field) => !isKey(field));
  const c = { format: created, fields };
  return {
    c,
    u: updated === created ? c : { format: updated, fields: [...others, ...fields.filter(isKey)] },
    d: {
      format: deleted,
      fields: fields.map((field) => (isKey(field) ? field : { ...field, hidden: true })),
    },
  };
}

/** As many rows are made at a time; plans need a number. */
const USUAL_ROWS = 4096;

function* planRows(
  living: LivingTable,
  shape: RowShape,
  vocabulary: Vocabulary,
): Stepwise<E.Either<Failure, AskedRows>> {
  const asked = new AskedVersions();
  const view = tableView(living, asked, vocabulary);
  const shown = { ...living.request, ...shape, rows: USUAL_ROWS, view };
  const plan = yield* planTableStepwise(shown, vocabulary);
  if (E.isLeft(plan)) return plan;
  if (plan.right.kind !== 'text') throw new Error('changes are text');
  return E.right({ asked, plan: plan.right });
}
