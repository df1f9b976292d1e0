import { lazy } from '../domain/basics/lazy.js';
import { constraintsOf } from '../domain/field-types/common-constraints.js';
import type { FieldType } from '../domain/field-types/field-type.js';
import { builtInFieldTypes } from '../domain/field-types/index.js';
import { builtInReaders } from './built-in-readers.js';
import { checkPieces, checkTypes } from './column-checks.js';
import { assert, type ImmediateLaw, shown } from './law.js';
import { type LawColumn, lawColumnsOf } from './law-column.js';
import type { LawOptions } from './law-engine.js';
import { cellsOf, faultsIn, type Json } from './law-tables.js';
import { checkReadsBack, expectedOf } from './read-back.js';

/**
 * The options of the laws of a field type.
 *
 * @example
 * const options: FieldTypeLawOptions = { constraints: [{ sides: 4 }, { sides: 20 }] };
 * options.constraints?.length; // => 2
 */
export interface FieldTypeLawOptions extends LawOptions {
  /** Sets of constraints with which the laws are checked, in addition to the default constraints. */
  readonly constraints?: readonly Json[];
}

const ROWS = 60;
/** The number of rows that every format and dialect reads. */
const READ_ROWS = 20;
const UNIQUE_ROWS = 300;
/** The rows of a window share the high word of their numbers. These rows lie on both sides of a border. */
const FAR_ROW = 2 ** 32 - 2;
const FAR_ROWS = 4;
const PREVIEW_ROWS = 10;
/** Seeds that are tried in turn, since two of them may give the same few rows if a column has few values. */
const SEEDS = [1, 2, 3, 4, 5];

const categories = new Set(builtInFieldTypes.map(({ category }) => category));

function same(one: readonly string[], other: readonly string[], what: string): void {
  const i = one.findIndex((cell, row) => cell !== other[row]);
  const at = i < 0 ? Math.min(one.length, other.length) : i;
  assert(
    i < 0 && one.length === other.length,
    `${what}: row ${at} is ${shown(one[at])} and ${shown(other[at])}`,
  );
}

/**
 * Returns the laws of a field type. Each is checked with the default constraints and with those of the options.
 *
 * @example
 * const dice = fieldType({
 *   name: 'dice',
 *   category: 'numbers and ids',
 *   description: 'The number of dots of a die.',
 *   constraints: { sides: withDefault(integer('the number of sides', { min: 1, max: 99 }), 6) },
 *   capacity: ({ sides }) => sides,
 *   plan: ({ sides }, context) => {
 *     const { values, steps } = drawnNumbers(context, { min: 1, step: 1, n: sides });
 *     return { ...textColumn(steps, whole(values, 1, sides)), type: { kind: 'integer', min: 1, max: sides } };
 *   },
 * });
 *
 * // In a test framework: test(`dice ${title}`, check)
 * for (const { check } of fieldTypeLaws(dice, { constraints: [{ sides: 20 }] })) check();
 */
export function fieldTypeLaws(
  type: FieldType,
  { constraints = [], ...options }: FieldTypeLawOptions = {},
): readonly ImmediateLaw[] {
  const columns = lazy(() => lawColumnsOf(type, [{}, ...constraints], options));
  /** Returns a law that must hold for each set of constraints. Its errors name the set. */
  const each = (title: string, check: (column: LawColumn) => void): ImmediateLaw => ({
    title,
    check: () => {
      for (const column of columns()) {
        try {
          check(column);
        } catch (error) {
          const { message } = error as Error;
          throw new Error(`with ${shown(column.given)}: ${message}`, { cause: error });
        }
      }
    },
  });
  return [
    {
      title: 'has a name, a category and descriptions of the usual form',
      check: () => {
        assert(/^[a-z][a-z0-9_]*$/.test(type.name), `name ${type.name}`);
        assert(categories.has(type.category), `category ${type.category}`);
        assert(/^[A-Z].*\.$/s.test(type.description), `description ${shown(type.description)}`);
        for (const [name, { description }] of Object.entries(constraintsOf(type))) {
          assert(/^[a-z][a-z0-9_]*$/.test(name), `constraint ${name}`);
          assert(description !== '', `no description of ${name}`);
        }
      },
    },
    each('accepts its constraints and refuses unknown ones', (column) => {
      const unknown = { fields: [column.field('c', { no_such_constraint: 1 })] };
      const faults = faultsIn(column.engine, column.request(1, unknown));
      const paths = faults.map(({ path }) => path).join();
      assert(paths === '/fields/0/constraints/no_such_constraint', `faults at ${paths || 'none'}`);
      column.cells(1);
    }),
    each('generates the same values again', (column) => {
      const rows = column.rows(ROWS);
      same(column.cells(rows), column.whole(rows), 'made twice');
    }),
    each('generates other values for another seed', (column) => {
      const rows = column.rows(ROWS);
      const cells = column.whole(rows);
      // The values of a counter do not depend on the seed, and a column of one value has no other values.
      if (type.isCounter === true || type.numbersRows === true || new Set(cells).size < 2) return;
      const isOther = (seed: number) => column.cells(rows, { seed }).join() !== cells.join();
      assert(SEEDS.some(isOther), `the values are the same for ${SEEDS.length + 1} seeds`);
    }),
    each('generates the same values in windows of any size', (column) => {
      const rows = column.rows(ROWS);
      const whole = column.whole(rows);
      for (const size of [1, 7]) {
        const bounds = { rows: size, bytes: 2 ** 24 };
        same(column.cells(rows, {}, { bounds }), whole, `in windows of ${size} rows`);
      }
    }),
    each('generates the same values in a window that begins at any row', (column) => {
      const rows = column.rows(ROWS);
      const whole = column.whole(rows);
      for (const offset of [1, 31, ROWS - 1].filter((row) => row < rows)) {
        same(column.cells(rows - offset, { offset }), whole.slice(offset), `from row ${offset} on`);
      }
      if (column.isCounted) return;
      const far = column.cells(FAR_ROWS, { offset: FAR_ROW });
      const alone = far.flatMap((_, i) => column.cells(1, { offset: FAR_ROW + i }));
      same(alone, far, `from row ${FAR_ROW} on`);
    }),
    each('does not depend on other columns or their order', (column) => {
      const rows = column.rows(ROWS);
      const beside = { name: 'beside', type: 'integer' };
      const own = column.field();
      const tables = [
        [own, beside],
        [beside, own],
      ];
      for (const fields of tables) {
        same(column.cells(rows, { fields }), column.whole(rows), 'beside another column');
      }
    }),
    each('keeps the values of the rows that are not null', (column) => {
      if (column.given.null_rate !== undefined) return;
      const rows = column.rows(ROWS);
      const withNulls = (null_rate: number) =>
        column.cells(rows, { fields: [column.field('c', { null_rate })] });
      const values = column.whole(rows);
      const mayBeNull = type.finish !== undefined || column.plan(rows).present !== undefined;
      assert(mayBeNull || !values.includes('null'), 'a value is null although null_rate is 0');
      const masked = withNulls(0.4).map((cell, i) => (cell === 'null' ? `${values[i]}` : cell));
      same(masked, values, 'with null_rate 0.4');
      const others = withNulls(1).filter((cell) => cell !== 'null');
      assert(others.length === 0, `${others[0]} with null_rate 1`);
    }),
    each(
      'generates as many different values as its capacity if it is unique, and no more',
      (column) => {
        checkUnique(column);
      },
    ),
    each('generates values of the data type that its plan states', (column) => {
      const rows = column.rows(ROWS);
      const cells = column.whole(rows).filter((cell) => cell !== 'null');
      checkTypes(cells, column.plan(rows));
    }),
    each('stays within the lengths, characters and numbers that its pieces state', (column) => {
      const rows = column.rows(ROWS);
      checkPieces(column.plan(rows), rows);
    }),
    each('reads back from every format and SQL dialect', (column) => {
      const request = column.request(column.rows(READ_ROWS));
      const expected = expectedOf(column.engine, request);
      for (const [format, reader] of builtInReaders(column.engine)) {
        checkReadsBack(column.engine, format, reader, request, expected);
      }
    }),
    each('shows the head of the table in a preview', (column) => {
      const rows = column.rows(ROWS);
      const head = column.cells(Math.min(PREVIEW_ROWS, rows));
      same(head, column.whole(rows).slice(0, head.length), 'in a preview');
    }),
  ];
}

/** Columns with an uneven draw are skipped, because they cannot be unique. */
function checkUnique(column: LawColumn): void {
  if (column.given.null_rate !== undefined) return;
  const refused = column.uniqueFaults(1).filter(({ message }) => message.includes('with unique'));
  if (refused.length > 0) return;
  const { capacity } = column;
  assert(Number.isSafeInteger(capacity) && capacity >= 1, `the capacity is ${capacity}`);
  const rows = Math.min(UNIQUE_ROWS, capacity);
  const fields = [column.field('c', { unique: true })];
  const offsets = [...new Set([0, Math.max(rows, capacity - rows)])].filter(
    (offset) => offset + rows <= capacity,
  );
  const cells = offsets.flatMap((offset) => [
    ...(cellsOf(column.engine, column.request(rows, { offset, fields })).get('c') ?? []),
  ]);
  const seen = new Set<string>();
  for (const cell of cells) {
    assert(!seen.has(cell), `${cell} comes twice`);
    seen.add(cell);
  }
  if (capacity === Number.MAX_SAFE_INTEGER) return;
  assert(
    column.uniqueFaults(rows, capacity - rows + 1).length === 1,
    `row ${capacity + 1} is generated although the capacity is ${capacity}`,
  );
}
