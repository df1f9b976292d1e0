import type { ColumnPlan } from '../columns/column-plan.js';
import { columnValues } from '../columns/column-values.js';
import { whole } from '../columns/pieces.js';
import { preparingSteps } from '../columns/preparing-steps.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { type Decoded, uneven, withDefault } from '../constraints/param.js';
import { oneOf, text } from '../constraints/texts.js';
import { unitsColumn } from '../distributions/decimal-column.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import type { ReferencedRows } from '../relations/referenced-rows.js';
import type { ReferringRows } from '../relations/relations.js';
import { isChosen, type TotalKind } from '../relations/row-totals.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { relationsOf } from './reference.js';

const KINDS = ['count', 'sum', 'least', 'greatest'] as const satisfies readonly TotalKind[];

const name = { minLength: 1, maxLength: MAX_NAME_LENGTH };

const constraints = {
  table: uneven(withDefault(text('the table whose rows refer to this one', name), 'lines')),
  of: uneven(
    text('the field of the other table whose values count; without it, its rows are counted', name),
  ),
  by: uneven(
    text(
      'the reference of the other table by which its rows belong to this one; by default the only one that leads here',
      name,
    ),
  ),
  kind: oneOf(
    'what the values come to: sum by default, count without of. Rows to which no row refers have the count and the sum 0, and no least and greatest value',
    KINDS,
  ),
};

type Constraints = Decoded<typeof constraints>;

function kindOf({ kind, of }: Constraints): TotalKind {
  return kind ?? (of === undefined ? 'count' : 'sum');
}

function kindFaults(given: Constraints): readonly Fault[] {
  const kind = kindOf(given);
  if (kind === 'count' || given.of !== undefined) return [];
  const message = `expected of, the field of ${quote(given.table)} for the kind ${kind}`;
  return [{ path: '/kind', message }];
}

/** The kinds of values of which there is a total. */
function columnFaults(given: Constraints, context: ColumnContext): readonly Fault[] {
  const kind = kindOf(given);
  const { column, most } = relationsOf(context).referring();
  if (column === undefined || kind === 'count') return [];
  const { kind: held } = columnValues(column).vectors;
  if (held !== 'numbers' && (kind === 'sum' || held !== 'moments')) {
    const expected = kind === 'sum' ? 'numbers' : 'numbers, dates or moments';
    const message = `expected a field with ${expected}, but the values of ${quote(String(given.of))} are others`;
    return [{ path: '/of', message }];
  }
  const { min, max } = sumsOf(column, most);
  if (kind !== 'sum' || Math.max(-min, max) <= Number.MAX_SAFE_INTEGER) return [];
  const message = `a sum of ${most} rows could have more than 15 digits: expected smaller numbers, or fewer decimals`;
  return [{ path: '/of', message }];
}

/** The bounds of the sums of at most `most` numbers, in units of their decimals. */
function sumsOf({ cell: [piece] }: ColumnPlan, most: number) {
  if (piece?.kind !== 'number') return { min: 0, max: 0, decimals: 0 };
  const { min, max, decimals } = piece;
  return { min: most * Math.min(0, min), max: most * Math.max(0, max), decimals };
}

/** The counts or sums of the rows. */
function addedColumn(kind: 'count' | 'sum', referring: ReferringRows): ColumnPlan {
  const { column, most } = referring;
  const { result, preparations } = referring.totals(kind);
  const values = new NumberVector();
  const fill = (row: number, count: number): void => {
    const totals = result();
    for (let i = 0; i < count; i++) values.data[i] = totals.at(row + i);
  };
  const steps = [...preparingSteps(preparations), { vectors: [values], fill }];
  const { min, max, decimals } =
    kind === 'sum' && column !== undefined
      ? sumsOf(column, most)
      : { min: 0, max: most, decimals: 0 };
  if (decimals > 0) return unitsColumn({ values, steps }, { min, max }, decimals);
  return { type: { kind: 'integer', min, max }, steps, cell: [whole(values, min, max)] };
}

/** The value of the row with the least or the greatest one. */
function chosenColumn(kind: 'least' | 'greatest', referring: ReferringRows): ColumnPlan {
  const { result, preparations } = referring.totals(kind);
  const rows = new NumberVector();
  const present = new IndexVector();
  const fill = (row: number, count: number): void => {
    const totals = result();
    for (let i = 0; i < count; i++) {
      const chosen = totals.rowOf(row + i);
      rows.data[i] = Math.max(0, chosen);
      present.data[i] = chosen < 0 ? 0 : 1;
    }
  };
  const steps = [...preparingSteps(preparations), { vectors: [rows, present], fill }];
  const referenced: ReferencedRows = { rows, present, steps };
  return referring.shown(referenced);
}

export const total = fieldType({
  name: 'total',
  synonyms: ['rollup', 'aggregate', 'counter_cache', 'count_of', 'sum_of'],
  category: 'relations',
  description:
    'Count, sum, least or greatest value of the rows of another table that refer to each row, such as the lines of an order.',
  constraints,
  rules: {
    total:
      'A sum is of a field with numbers, and has at most 15 digits. The least and greatest values are those of numbers, dates or moments.',
  },
  references: () => [],
  gathers: ({ table, of, by }) => ({ table, of, by }),
  check: kindFaults,
  checkColumns: columnFaults,
  mayHoldMoments: true,
  capacity: () => 1,
  plan: (given, context) => {
    const kind = kindOf(given);
    const referring = relationsOf(context).referring();
    return isChosen(kind) ? chosenColumn(kind, referring) : addedColumn(kind, referring);
  },
});
