import { scaledUp } from '../basics/whole-range.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { columnValues } from '../columns/column-values.js';
import { whole } from '../columns/pieces.js';
import { MOST_DEPTH, readingDepth } from '../columns/reading-depth.js';
import { NumberVector } from '../columns/vectors.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { number } from '../constraints/numbers.js';
import { type Decoded, expecting, type Param, uneven, withDefault } from '../constraints/param.js';
import { oneOf, text } from '../constraints/texts.js';
import { unitsColumn } from '../distributions/decimal-column.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import { Openings } from '../relations/openings.js';
import { type Numbers, OutsideRows } from '../relations/outside-rows.js';
import { type Groups, type RunningKind, runningColumn } from '../relations/running-column.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { relationsOf } from './reference.js';

/** The most rows of a group: a window begins with the rows of its first group that lie before it. */
const MOST_ROWS = 65_536;

const { MAX_SAFE_INTEGER } = Number;

const KINDS = [
  'sum',
  'count',
  'least',
  'greatest',
  'change',
] as const satisfies readonly RunningKind[];

const ENOUGH = 'enough';

/** A number, or as much as it takes. */
const start: Param<number | typeof ENOUGH> = {
  description:
    'the sum before the first row, or the number before it of a change; 0 by default. enough: as much as it takes that no sum falls below min, or 0',
  schema: { anyOf: [{ type: 'number' }, { type: 'string', enum: [ENOUGH] }] },
  ...expecting(
    'a number, or enough',
    (value): value is number | typeof ENOUGH => value === ENOUGH || Number.isFinite(value),
  ),
};

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
    oneOf(
      'what each row shows of the numbers up to its own, those of its parent alone; change: its own number less that of the row before',
      KINDS,
    ),
    'sum',
  ),
  start,
  min: number(
    'a sum that would fall below it is set to it, the start included; with enough, no sum does',
  ),
};

type Constraints = Decoded<typeof constraints>;

/** The numbers of the field that is gathered; undefined if its values are no numbers. */
function numbersOf(column: ColumnPlan) {
  const { vectors, present, steps } = columnValues(column);
  return vectors.kind === 'numbers' ? { ...vectors, present, steps } : undefined;
}

/** Bounds in units of the field's decimals. */
interface Bounds {
  /** The start. With `enough` it is the greatest that it can be. */
  readonly first: number;
  /** The least sum. */
  readonly least: number;
  readonly min: number;
  readonly max: number;
}

/** The bounds of the running values of at most `most` rows. */
function boundsOf({ kind, start = 0, min }: Constraints, column: ColumnPlan, most: number): Bounds {
  const [piece] = column.cell;
  if (piece?.kind !== 'number') throw new Error('the values are no numbers');
  const unit = scaledUp(1, piece.decimals);
  const [falls, rises] = [Math.min(0, piece.min), Math.max(0, piece.max)];
  if (start === ENOUGH) {
    const least = Math.ceil((min ?? 0) * unit);
    const first = least - most * falls + Math.max(-falls, rises) + unit;
    return { first, least, min: least, max: first + most * rises };
  }
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
        min: Math.max(least, first + most * falls),
        max: first + most * rises,
      };
    case 'change': {
      const [lowest, highest] = [Math.min(first, piece.min), Math.max(first, piece.max)];
      return { first, least, min: piece.min - highest, max: piece.max - lowest };
    }
    default:
      return { first: 0, least, min: piece.min, max: piece.max };
  }
}

/** The groups of the rows: those of each parent, or all rows of a table without `per`. */
function groupsOf(context: ColumnContext): Groups {
  const { hasPer, rows } = relationsOf(context);
  const children = hasPer ? relationsOf(context).children() : undefined;
  return { children, most: children?.most ?? rows };
}

/** How many rows before its first one a window may read. */
function reachOf({ kind, start, min }: Constraints, column: ColumnPlan, groups: Groups): number {
  if (kind === 'change') return 1;
  if (groups.children !== undefined || column.present !== undefined) return groups.most;
  if (kind === 'count') return 0;
  if (column.totals === undefined) return groups.most;
  if (kind !== 'sum') return Math.min(groups.most, column.totals.first);
  return start === ENOUGH || min !== undefined ? groups.most : 0;
}

/** The way out for a table with too many rows. */
function wayOf({ start, min, of }: Constraints, scale: number): string {
  if (start === ENOUGH || min !== undefined) {
    return 'ask for fewer, or take the changes of a series with min and max';
  }
  const whole = scale === 0 ? ' of precision 0' : '';
  return `ask for fewer, or make ${quote(of)} a summable float${whole}, without nulls`;
}

function columnFaults(given: Constraints, context: ColumnContext): readonly Fault[] {
  const column = context.column(given.of);
  const numbers = numbersOf(column);
  if (numbers === undefined) {
    const message = `expected a field with numbers, but the values of ${quote(given.of)} are others`;
    return [{ path: '/of', message }];
  }
  if (readingDepth(column.steps) >= MOST_DEPTH) {
    const message = `this is a running value of more than ${MOST_DEPTH - 1} others that follow each other: gather the numbers of another field`;
    return [{ path: '/of', message }];
  }
  const groups = groupsOf(context);
  const { children, most } = groups;
  const reach = reachOf(given, column, groups);
  if (reach > MOST_ROWS) {
    const [what, way] =
      children === undefined
        ? [`the table has ${most} rows`, wayOf(given, numbers.scale)]
        : [`a parent can have ${most} rows`, 'ask for a smaller count'];
    return [{ path: '/of', message: `${what}, expected at most ${MOST_ROWS}: ${way}` }];
  }
  const { min, max } = boundsOf(given, column, most);
  const isOfTotals = given.kind === 'sum' && reach === 0;
  const isExact = !isOfTotals || most <= (column.totals?.rows ?? 0);
  if (isExact && Math.abs(min) <= MAX_SAFE_INTEGER && max <= MAX_SAFE_INTEGER) return [];
  const message = `a sum of ${most} rows could have more than 15 digits: expected smaller numbers, or fewer decimals`;
  return [{ path: '/of', message }];
}

/** The members that only some kinds have. */
function kindFaults({ kind, start, min }: Constraints): readonly Fault[] {
  const isSum = kind === 'sum';
  if (kind === 'change' && start === ENOUGH) {
    return [{ path: '/start', message: 'a change begins with a number: enough is for sums' }];
  }
  return [
    ...(isSum || kind === 'change' || start === undefined
      ? []
      : [{ path: '/start', message: 'start is for sums and changes: leave it out' }]),
    ...(isSum || min === undefined
      ? []
      : [{ path: '/min', message: 'min is for sums: leave it out' }]),
  ];
}

function planned(given: Constraints, context: ColumnContext): ColumnPlan {
  const groups = groupsOf(context);
  const column = context.column(given.of);
  const numbers = numbersOf(column);
  const again = numbersOf(context.again().column(given.of));
  if (numbers === undefined || again === undefined) throw new Error('the values are no numbers');
  const { first, least, min, max } = boundsOf(given, column, groups.most);
  const reach = reachOf(given, column, groups);
  const outside = new OutsideRows(again);
  const openings = (): Openings =>
    new Openings(
      {
        ...{ min: least, unit: scaledUp(1, numbers.scale), key: context.key('start') },
        extentOf: groups.children?.extentOf ?? (() => ({ first: 0, count: groups.most })),
      },
      outside,
    );
  const isEnough = given.start === ENOUGH;
  const terms = { kind: given.kind, start: isEnough ? openings() : first, min: least };
  const { values, present, steps } =
    reach === 0
      ? knownColumn(numbers, given.kind === 'sum' ? column.totals?.sums : undefined, first)
      : runningColumn(numbers, outside, { ...groups, reach }, terms);
  const scale = given.kind === 'count' ? 0 : numbers.scale;
  const shown =
    scale === 0
      ? { type: { kind: 'integer', min, max } as const, steps, cell: [whole(values, min, max)] }
      : unitsColumn({ values, steps }, { min, max }, scale);
  return { ...shown, present };
}

/** The running values of a table at any row: those of the sums, or the numbers of the rows. */
function knownColumn(
  { steps }: Numbers,
  sums: NumberVector | undefined,
  start: number,
): Pick<Numbers, 'values' | 'present' | 'steps'> {
  const values = new NumberVector();
  const fill = (row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      values.data[i] = sums === undefined ? row + i + 1 : start + (sums.data[i] as number);
    }
  };
  return { values, present: undefined, steps: [...steps, { vectors: [values], fill }] };
}

export const running = fieldType({
  name: 'running',
  synonyms: ['running_total', 'cumulative', 'balance', 'cumulative_sum', 'running_sum'],
  category: 'relations',
  description:
    'Sum, count, least or greatest number of the rows of a parent up to each row, such as the balance of an account; or the change since the row before. With groups, those of a group; without them and per, all rows.',
  constraints,
  rules: {
    running:
      'A parent, or a table without per, has at most 65,536 rows, except for changes, counts of numbers that are never null, and summable numbers. of names a field with numbers, and at most 4 running values follow each other. min is for sums, and start for sums and changes. No sum has more than 15 digits.',
  },
  references: ({ of }) => [{ field: of, path: '/of' }],
  check: kindFaults,
  checkColumns: columnFaults,
  capacity: () => 1,
  plan: planned,
});
