import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import { ItemRows, ROW_BLOCK } from '../columns/item-rows.js';
import { longestText } from '../columns/longest-text.js';
import type { Failure } from '../errors/failure.js';
import type { PlannedColumn, PlannedParent } from '../formats/format.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Field, GenerateRequest } from './generate-request.js';
import { itemTexts } from './item-texts.js';
import { TableContext } from './table-context.js';

/** The columns of a table that are not hidden. */
export interface PlannedColumns {
  readonly columns: readonly PlannedColumn[];
  /** The length of the longest texts of the hidden columns together, in bytes. */
  readonly hiddenBytes: number;
}

/** Plans the columns of a request, one in each step. Fails if a column does not suit those that it refers to. */
export function* planColumns(
  request: GenerateRequest,
  vocabulary: Vocabulary,
): Stepwise<E.Either<Failure, PlannedColumns>> {
  const context = TableContext.of(request, vocabulary);
  const columns = yield* plannedFields(request.fields, context, ROW_BLOCK);
  if (context.faults.count > 0) return E.left(context.faults.failure(request));
  return E.right(columns);
}

/** Plans the columns of a table, or of the items of an array. `block` is the block of their rows. */
function* plannedFields(
  fields: readonly Field[],
  context: TableContext,
  block: number,
): Stepwise<PlannedColumns> {
  const columns: PlannedColumn[] = [];
  let hiddenBytes = 0;
  for (const field of fields) {
    if (field.items !== undefined) {
      const array = yield* plannedArray(field, field.items, context, block);
      columns.push(array.column);
      hiddenBytes += array.hiddenBytes;
      continue;
    }
    const plan = context.column(field);
    yield;
    if (plan === undefined) continue;
    if (field.hidden) hiddenBytes += longestText(plan.cell).bytes;
    else {
      const { name, key, path, unique } = field;
      const nullable = plan.present !== undefined;
      columns.push({ name, key, path, parents: parentsOf(field, context), nullable, unique, plan });
    }
  }
  return { columns, hiddenBytes };
}

/** The column of an array, whose items are the rows of a hidden table. */
function* plannedArray(
  field: Field,
  items: readonly Field[],
  context: TableContext,
  block: number,
): Stepwise<{ readonly column: PlannedColumn; readonly hiddenBytes: number }> {
  const rows = new ItemRows(context.lengthsOf(field), block);
  const inside = yield* plannedFields(items, context.itemsOf(field.name, items), rows.block);
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

function parentsOf({ parents }: Field, context: TableContext): readonly PlannedParent[] {
  return parents.map((parent, i) => {
    const presence = context.presenceOf(parents.slice(0, i + 1));
    return { key: parent.key, name: parent.name, ...presence };
  });
}
