import { greatest } from '../basics/extremes.js';
import type { FieldTypes } from '../field-types/field-type.js';
import { INVENTED_NAMES } from '../inference/columns/named-groups.js';
import type { ColumnSummary, InferredField } from '../inference/index.js';
import { frequentValues } from '../inference/privacy/privacy.js';
import { ABSENT, type ColumnValues } from '../inference/reading/column-values.js';
import { parseMoment, parseTime } from '../inference/reading/parse-moment.js';
import { parseNumber } from '../inference/reading/parse-number.js';
import type { Cell } from '../tables/table-sample.js';
import { DAY_SECONDS } from '../time/calendar.js';
import { areInvented } from './invented-values.js';
import type { Values } from './measures.js';
import type { ComparedAs } from './quality-report.js';

/** A column of the sample beside the column that was made for it. */
export interface ComparedColumn {
  readonly name: string;
  readonly as: ComparedAs;
  /** The number of decimals of numbers. */
  readonly precision: number;
  /** The categories by number. */
  readonly categories: readonly string[];
  readonly sampled: Values;
  readonly made: Values;
  /** Whether the clone has none of its values, because fewer than k rows have one. Then all are null here. */
  readonly isLost: boolean;
  /** Reads further made cells in the same way. */
  readonly read: (made: readonly Cell[]) => Values;
}

const NUMBERS = ['array', 'integer', 'float', 'percentage', 'price', 'year', 'formula'];
const SURVEYS = ['age', 'csat_score', 'nps_score', 'rating'];
const TIMES = { date: 'date', datetime: 'moment', time: 'time' } as const;
/** The least share of the rows whose value k rows have in a column of categories. */
const LEAST_COVERAGE = 0.5;
/** The least mean number of rows of a value in a column of categories, if the clone has other ones than the sample. */
const LEAST_REPEATS = 2;
/** The least share of the values of a column that must be readable. */
const LEAST_READ = 0.5;

/** How the values of a column are compared, or the reason why they are not. */
export type Comparison =
  | { readonly as: ComparedAs; readonly reason: null; readonly isLost: boolean }
  | { readonly as: null; readonly reason: string };

/** Why a column whose values are all equal, without nulls, is not compared: every clone has it. */
export const SINGLE_VALUE = 'it has a single value';

/** Decides by the field, and for categories by the share of rows whose value is not rare. */
export function comparisonOf(
  field: InferredField,
  { kind }: ColumnSummary,
  values: ColumnValues,
  types: FieldTypes,
  k: number,
): Comparison {
  if (values.rows < k) {
    const isLost = values.rows + values.nulls >= k && isMeasure(kind, types);
    return isLost ? lost() : not(`fewer than ${k} rows have a value`);
  }
  // Beside nulls, a single value is a mark: which rows have it depends on other columns.
  return values.counts.size === 1 && values.nulls < k
    ? not(SINGLE_VALUE)
    : comparisonOfMany(field, kind, values, types, k);
}

function comparisonOfMany(
  field: InferredField,
  kind: string,
  values: ColumnValues,
  types: FieldTypes,
  k: number,
): Comparison {
  const { type, constraints } = field;
  if (areNames(field, kind, values)) return not('its values are invented');
  if (type === 'boolean' || type === 'constant' || Array.isArray(constraints.choices)) {
    return as('category');
  }
  const isMeasured = constraints.distribution !== undefined || constraints.after !== undefined;
  if (isMeasured && Object.hasOwn(TIMES, type)) return as(TIMES[type as keyof typeof TIMES]);
  if (SURVEYS.includes(type) || type === 'formula') return as('number');
  if (isMeasured && NUMBERS.includes(type)) return as('number');
  if (types.get(kind)?.identifies !== false) return not('its values are invented');
  const frequent = frequentValues(values.counts, k).reduce((sum, { rows }) => sum + rows, 0);
  return frequent >= LEAST_COVERAGE * values.rows
    ? as('category')
    : not(`most of its values occur in fewer than ${k} rows each`);
}

/** Whether the clone has invented names in place of those of the sample. Other categories in the place of some that repeat are lost. */
function areNames(field: InferredField, kind: string, values: ColumnValues): boolean {
  const isName = INVENTED_NAMES.includes(kind);
  const isOneEach = values.rows < LEAST_REPEATS * values.counts.size;
  if (isName && field.type === 'formula') return true;
  return (isName || isOneEach) && areInvented(field, values);
}

function isMeasure(kind: string, types: FieldTypes): boolean {
  return (
    [...NUMBERS, ...SURVEYS, ...Object.keys(TIMES)].includes(kind) ||
    types.get(kind)?.identifies === false
  );
}

function as(comparedAs: ComparedAs): Comparison {
  return { as: comparedAs, reason: null, isLost: false };
}

/** A column of which the clone has nothing. */
function lost(): Comparison {
  return { as: 'category', reason: null, isLost: true };
}

function not(reason: string): Comparison {
  return { as: null, reason };
}

type Read = (text: string) => number;

const READERS: Readonly<Record<Exclude<ComparedAs, 'category'>, readonly Read[]>> = {
  number: (['.', ','] as const).map(
    (mark) => (text) => parseNumber(text, mark)?.value ?? Number.NaN,
  ),
  date: (['mdy', 'dmy'] as const).map(
    (order) => (text) => parseMoment(text, order)?.day ?? Number.NaN,
  ),
  moment: (['mdy', 'dmy'] as const).map((order) => (text) => {
    const moment = parseMoment(text, order);
    return moment === undefined ? Number.NaN : moment.day * DAY_SECONDS + (moment.seconds ?? 0);
  }),
  time: [(text) => parseTime(text)?.seconds ?? Number.NaN],
};

/** The rows of a column of the sample, chosen by their numbers, and the made rows. */
export interface Cells {
  readonly chosen: ArrayLike<number>;
  readonly values: ColumnValues;
  readonly made: readonly Cell[];
}

/** Reads a column of both tables; undefined if its notation is unknown, as that of moments counted in seconds. */
export function comparedColumn(
  { name, constraints }: InferredField,
  { as: comparedAs, isLost }: Comparison & { readonly as: ComparedAs },
  all: Cells,
): ComparedColumn | undefined {
  const cells = isLost ? withoutValues(all) : all;
  const precision = typeof constraints.precision === 'number' ? constraints.precision : 0;
  const column = { name, as: comparedAs, precision, isLost };
  if (comparedAs === 'category') {
    const codes = new Map<string, number>();
    const read = (text: string): number => {
      const code = codes.get(text) ?? codes.size;
      codes.set(text, code);
      return code;
    };
    const both = readBoth(cells, read);
    return { ...column, categories: [...codes.keys()], ...both };
  }
  const read = bestReader(READERS[comparedAs], cells.values);
  return read && { ...column, categories: [], ...readBoth(cells, read) };
}

/** The cells as nulls: what fewer than k rows hold is not compared. */
function withoutValues({ chosen, values, made }: Cells): Cells {
  return { chosen, values: { ...values, counts: new Map() }, made: made.map(() => null) };
}

function readBoth({ chosen, values, made }: Cells, read: Read) {
  const known = new Map<string, number>();
  const numberOf = (cell: Cell): number => {
    if (cell === null || cell === ABSENT) return Number.NaN;
    const text = cell.trim();
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    known.set(text, value);
    return value;
  };
  const sampled = Float64Array.from(chosen, (row) => {
    const cell = values.cells[row] ?? null;
    return cell !== null && values.counts.has(cell.trim()) ? numberOf(cell) : Number.NaN;
  });
  const readMade = (cells: readonly Cell[]): Values => Float64Array.from(cells, numberOf);
  return { sampled, made: readMade(made), read: readMade };
}

/** The reader that reads the most rows of the sample; undefined if it reads fewer than half of them. */
function bestReader(readers: readonly Read[], { counts, rows }: ColumnValues): Read | undefined {
  const read = readers.map((reader) => {
    let sum = 0;
    for (const [text, count] of counts) if (!Number.isNaN(reader(text))) sum += count;
    return sum;
  });
  const most = greatest(read);
  return most < LEAST_READ * rows ? undefined : readers[read.indexOf(most)];
}
