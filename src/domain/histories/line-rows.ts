import * as E from 'fp-ts/lib/Either.js';
import { required } from '../basics/required.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { CellSegments } from '../encoding/cell-segments.js';
import type { Frame, RowMark } from '../encoding/notation.js';
import { literalSegment, type Segment } from '../encoding/segments.js';
import type { Failure } from '../errors/failure.js';
import { isBinary, type PlannedColumn, type TextFormat } from '../formats/format.js';
import { ndjson } from '../formats/ndjson.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import { longest, planCells } from '../generation/plan-text.js';
import { withinRowLimits } from '../generation/row-limits.js';
import type { ChangeForm } from './change-forms.js';
import type { LivingTable } from './living-tables.js';
import type { RowOperation } from './row-events.js';
import type { TableViews } from './table-views.js';

/** The rows of a table before or after changes, as columns. */
export interface Side {
  readonly request: GenerateRequest;
  readonly columns: readonly PlannedColumn[];
}

/** A row before or after a change, as segments. */
export interface LineRow extends CellSegments {
  readonly cells: readonly CellSegments[];
  readonly frame: Frame;
}

/** What a row is planned for. */
export interface RowTerms {
  readonly operation: RowOperation;
  readonly views: TableViews;
  readonly living: LivingTable;
}

/** The row of one side as a form shows it. Cells of columns that stay are those of the `other` side, if there is one. */
export function rowOf(
  side: Side,
  terms: RowTerms & { readonly form: ChangeForm },
  other?: LineRow,
): Stepwise<E.Either<Failure, LineRow>> {
  const { living, form, operation } = terms;
  return rowIn(shapeOf(living.request, form, operation), side, terms, other);
}

/** The table and its columns of the key as JSON, with a tab behind it. JSON itself has no tabs, so the first one ends the key. */
export function* keyOf(
  side: Side,
  terms: RowTerms,
): Stepwise<E.Either<Failure, readonly (string | LineRow)[]>> {
  const { tableName, inSet } = terms.living.request;
  const table = `{"table":${JSON.stringify(tableName)}`;
  const key = new Set(inSet?.key);
  if (key.size === 0) return E.right([`${table}}\t`]);
  const columns: RowShape['columns'] = (all) => all.filter(({ name }) => key.has(name));
  const planned = yield* rowIn({ format: row, columns }, side, terms);
  return E.map((found: LineRow) => [`${table},"key":`, found, '}\t'])(planned);
}

function* rowIn(
  shape: RowShape,
  { request, columns }: Side,
  { views }: RowTerms,
  other?: LineRow,
): Stepwise<E.Either<Failure, LineRow>> {
  const shown = shape.columns(columns);
  const planned = yield* planCells(request, shape.format, shown);
  if (E.isLeft(planned)) return planned;
  const fields = new Map(request.fields.map((field) => [field.name, field]));
  const cells = planned.right.cells.map((own, i) => {
    const field = required(fields.get(shown[i]?.name ?? ''), 'a column has a field');
    return (views.stays(field) && other?.cells[i]) || own;
  });
  const ofCells = cells.flatMap(({ segments }) => segments);
  const frame = planned.right.layout.frame(longest(ofCells));
  const [open, close] = [edge(frame.open), edge(frame.close)];
  const steps = [
    // Columns that are not shown may fill what others need.
    ...columns.flatMap(({ plan }) => plan.steps),
    ...cells.flatMap((cell) => cell.steps),
  ];
  const segments = [open, ...ofCells, close];
  return E.map(() => ({ cells, frame, segments, steps }))(
    withinRowLimits(longest(segments), steps),
  );
}

/** A row as JSON, without a line end. */
const row: TextFormat = {
  ...ndjson,
  layout: (window, columns) => {
    const { cells, frame } = ndjson.layout(window, columns, {});
    return { cells, frame: (longest) => ({ ...frame(longest), close: '}' }) };
  },
};

/** How the rows of an operation are written. */
interface RowShape {
  readonly format: TextFormat;
  /** The columns of the row, of all columns of the table. */
  columns(all: readonly PlannedColumn[]): readonly PlannedColumn[];
}

/** How the rows of a table are written in a form: those of a statement tell their operation, those of JSON are alike. */
function shapeOf(
  { format, options, inSet }: GenerateRequest,
  { isStatement }: ChangeForm,
  operation: RowOperation,
): RowShape {
  if (isStatement === undefined) return { format: row, columns: (all) => all };
  const statements = isBinary(format) ? undefined : format.statements?.(options, format);
  const { created, updated, deleted } = required(statements, `${format.name} has no statements`);
  const key = new Set(inSet?.key);
  const isKey = ({ name }: PlannedColumn): boolean => key.has(name);
  if (operation === 'd') return { format: deleted, columns: (all) => all.filter(isKey) };
  if (operation === 'c' || updated === created) return { format: created, columns: (all) => all };
  const keysLast = (all: readonly PlannedColumn[]): readonly PlannedColumn[] => [
    ...all.filter((column) => !isKey(column)),
    ...all.filter(isKey),
  ];
  return { format: updated, columns: keysLast };
}

function edge(mark: RowMark): Segment {
  if (typeof mark !== 'string') throw new Error('rows of changes are alike');
  return literalSegment(mark);
}
