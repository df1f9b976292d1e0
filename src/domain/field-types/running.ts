import { scaledUp } from '../basics/whole-range.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { columnValues } from '../columns/column-values.js';
import { whole } from '../columns/pieces.js';
import { MOST_DEPTH, readingDepth } from '../columns/reading-depth.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { number } from '../constraints/numbers.js';
import { type Decoded, uneven, withDefault } from '../constraints/param.js';
import { oneOf, text } from '../constraints/texts.js';
import { unitsColumn } from '../distributions/decimal-column.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import { type RunningKind, runningColumn } from '../relations/running-column.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { relationsOf } from './reference.js';

/** The most rows of a parent: a window begins with the rows of its first parent that lie before it. */
const MOST_ROWS = 65_536;

const { MAX_SAFE_INTEGER } = Number;

const KINDS = ['sum', 'count', 'least', 'greatest'] as const satisfies readonly RunningKind[];

const constraints = {
  of: uneven(
    withDefault(
      text('the field of this table whose numbers are gathered', {
        minLength: 1,
        maxLength: MAX_NAME_LENGTH,
      }),
      'amount',
    ),
  ),
  kind: withDefault(
    oneOf('what each row shows of the numbers up to its own, those of its parent alone', KINDS),
    'sum',
  ),
  start: number('the sum before the first row; 0 by default'),
  min: number('a sum that would fall below it is set to it, the start included'),
};

type Constraints = Decoded<typeof constraints>;

/** The numbers of the field that is gathered; undefined if its values are no numbers. */
function numbersOf(column: ColumnPlan) {
  const { vectors, present, steps } = columnValues(column);
  return vectors.kind === 'numbers' ? { ...vectors, present, steps } : undefined;
}

/** The least and the greatest value, in units of the field's decimals. */
function boundsOf({ kind, start = 0, min }: Constraints, column: ColumnPlan, most: number) {
  const [piece] = column.cell;
  if (piece?.kind !== 'number') throw new Error('the values are no numbers');
  const unit = scaledUp(1, piece.decimals);
  const least = min === undefined ? Number.NEGATIVE_INFINITY : Math.round(min * unit);
  // Rows before the first number show the start.
  const first = Math.max(least, Math.round(start * unit));
  switch (kind) {
    case 'count':
      return { first: 0, least, min: 0, max: most };
    case 'sum':
      return {
        first,
        least,
        min: Math.max(least, first + most * Math.min(0, piece.min)),
        max: first + most * Math.max(0, piece.max),
      };
    default:
      return { first: 0, least, min: piece.min, max: piece.max };
  }
}

function columnFaults(given: Constraints, context: ColumnContext): readonly Fault[] {
  const { relations } = context;
  if (!relations?.hasPer) {
    return [
      { path: '', message: 'running values are those of a parent: they need a table with per' },
    ];
  }
  const column = context.column(given.of);
  if (numbersOf(column) === undefined) {
    const message = `expected a field with numbers, but the values of ${quote(given.of)} are others`;
    return [{ path: '/of', message }];
  }
  if (readingDepth(column.steps) >= MOST_DEPTH) {
    const message = `this is a running value of more than ${MOST_DEPTH - 1} others that follow each other: gather the numbers of another field`;
    return [{ path: '/of', message }];
  }
  const { most } = relations.children();
  if (most > MOST_ROWS) {
    const message = `a parent can have ${most} rows, expected at most ${MOST_ROWS}: ask for a smaller count`;
    return [{ path: '/of', message }];
  }
  const { min, max } = boundsOf(given, column, most);
  if (Math.abs(min) <= MAX_SAFE_INTEGER && max <= MAX_SAFE_INTEGER) return [];
  const message = `a sum of ${most} rows could have more than 15 digits: expected smaller numbers, or fewer decimals`;
  return [{ path: '/of', message }];
}

export const running = fieldType({
  name: 'running',
  synonyms: ['running_total', 'cumulative', 'balance', 'cumulative_sum', 'running_sum'],
  category: 'relations',
  description:
    'Sum, count, least or greatest number of the rows of a parent up to each row, such as the balance of an account.',
  constraints,
  rules: {
    running:
      'The table has per, and a parent has at most 65,536 rows. of names a field with numbers, and at most 4 running values follow each other. start and min are for sums. No sum has more than 15 digits.',
  },
  references: ({ of }) => [{ field: of, path: '/of' }],
  check: ({ kind, start, min }) =>
    kind === 'sum'
      ? []
      : (['start', 'min'] as const).flatMap((name) =>
          ({ start, min })[name] === undefined
            ? []
            : [{ path: `/${name}`, message: `${name} is for sums: leave it out` }],
        ),
  checkColumns: columnFaults,
  capacity: () => 1,
  plan: (given, context) => {
    const relations = relationsOf(context);
    const children = relations.children();
    const column = context.column(given.of);
    const numbers = numbersOf(column);
    const earlier = numbersOf(context.again().column(given.of));
    if (numbers === undefined || earlier === undefined)
      throw new Error('the values are no numbers');
    const { first, least, min, max } = boundsOf(given, column, children.most);
    const terms = { kind: given.kind, start: first, min: least };
    const { values, present, steps } = runningColumn(numbers, earlier, children, terms);
    const scale = given.kind === 'count' ? 0 : numbers.scale;
    const isWhole = scale === 0;
    const shown = isWhole
      ? { type: { kind: 'integer', min, max } as const, steps, cell: [whole(values, min, max)] }
      : unitsColumn({ values, steps }, { min, max }, scale);
    return { ...shown, present };
  },
});
