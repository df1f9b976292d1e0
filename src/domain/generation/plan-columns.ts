import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { ItemRows, ROW_BLOCK } from '../columns/item-rows.js';
import { longestText } from '../columns/longest-text.js';
import { singleSteps } from '../columns/one-step.js';
import type { Failure } from '../errors/failure.js';
import type { PlannedColumn, PlannedParent } from '../formats/format.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { itemTexts } from './encode/item-texts.js';
import type { Field, GenerateRequest } from './generate-request.js';
import { faultsBehindMissing } from './missing-column.js';
import { PreparedData } from './prepared-data.js';
import { TableContext } from './table-context.js';

/** The columns of a table that are not hidden. */
export interface PlannedColumns {
  readonly columns: readonly PlannedColumn[];
  /** The length of the longest texts of the hidden columns together, in bytes. */
  readonly hiddenBytes: number;
}

/** Columns of fields, and whether none of them is missing because it takes a faulty one. */
interface FoundColumns extends PlannedColumns {
  readonly isComplete: boolean;
}

/** Plans the columns of a request, one in each step. Fails if a column does not suit those that it refers to. */
export function* planColumns(
  request: GenerateRequest,
  vocabulary: Vocabulary,
  prepared = new PreparedData(),
): Stepwise<E.Either<Failure, PlannedColumns>> {
  const context = TableContext.of(request, vocabulary);
  const columns = yield* plannedFields(request.fields, { context, prepared }, ROW_BLOCK);
  if (context.faults.count > 0) return E.left(context.faults.failure(request));
  if (columns.isComplete) return E.right(columns);
  return E.left(yield* faultsBehindMissing(request, vocabulary));
}

interface Planning {
  readonly context: TableContext;
  readonly prepared: PreparedData;
}

/** The column of a field in the rows that the table shows. */
function* shownColumn(context: TableContext, field: Field): Stepwise<ColumnPlan | undefined> {
  return context.view === undefined ? context.column(field) : yield* context.view.column(field);
}

/** Plans the columns of a table, or of the items of an array. `block` is the block of their rows. */
function* plannedFields(
  fields: readonly Field[],
  planning: Planning,
  block: number,
): Stepwise<FoundColumns> {
  const { context, prepared } = planning;
  const columns: PlannedColumn[] = [];
  let hiddenBytes = 0;
  let isComplete = true;
  // Each step belongs to the first column that shows it, since most columns of a chain have those of the ones before.
  const shown = new Set<FillStep>();
  const counted = new Set<FillStep>();
  for (const field of fields) {
    if (prepared.isExceeded && columns.length > 0) break;
    // No other field uses a hidden array.
    if (field.items !== undefined && field.hidden) continue;
    if (field.items !== undefined) {
      const array = yield* plannedArray(field, field.items, planning, block);
      columns.push(array.column);
      hiddenBytes += array.hiddenBytes;
      continue;
    }
    const plan = yield* shownColumn(context, field);
    yield;
    if (plan === undefined) {
      isComplete = false;
      continue;
    }
    countPrepared(field, singleSteps(plan.steps, counted), planning);
    if (field.hidden) hiddenBytes += longestText(plan.cell).bytes;
    else {
      const { name, key, path, unique } = field;
      const nullable = plan.present !== undefined;
      const own = { ...plan, steps: singleSteps(plan.steps, shown) };
      const parents = parentsOf(field, context);
      columns.push({ name, key, path, parents, nullable, unique, plan: own });
    }
  }
  return { columns, hiddenBytes, isComplete };
}

/** The column of an array, whose items are the rows of a hidden table. */
function* plannedArray(
  field: Field,
  items: readonly Field[],
  { context, prepared }: Planning,
  block: number,
): Stepwise<{ readonly column: PlannedColumn; readonly hiddenBytes: number }> {
  const lengths = context.lengthsOf(field);
  countPrepared(field, lengths.steps, { context, prepared });
  const rows = new ItemRows(lengths, block);
  const hidden = { context: context.itemsOf(field.name, items), prepared };
  const inside = yield* plannedFields(items, hidden, rows.block);
  const presence = context.presence(field);
  const { present } = presence;
  const texts = itemTexts(rows, inside.columns);
  const { name, key, path } = field;
  const column = {
    name,
    key,
    path,
    parents: parentsOf(field, context),
    nullable: present !== undefined,
    unique: false,
    plan: { ...texts, present, steps: [...texts.steps, ...presence.steps] },
    list: { ...presence, rows, columns: inside.columns },
  };
  return { column, hiddenBytes: rows.most * inside.hiddenBytes };
}

function countPrepared(
  { path }: Field,
  steps: readonly FillStep[],
  { context, prepared }: Planning,
): void {
  const message = prepared.add(steps);
  if (message !== undefined) context.faults.add(() => ({ path, message }));
}

function parentsOf({ parents }: Field, context: TableContext): readonly PlannedParent[] {
  return parents.map((parent, i) => {
    const presence = context.presenceOf(parents.slice(0, i + 1));
    const { key, name, isOneColumn } = parent;
    return { key, name, isOneColumn, ...presence };
  });
}
