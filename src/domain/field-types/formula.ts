import * as E from 'fp-ts/lib/Either.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, type Param, reading, uneven, withDefault } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import type { Fault } from '../errors/fault.js';
import { compileFormula } from '../formulas/compile-formula.js';
import { type Formula, parseFormula, STEPS_OF_NODE } from '../formulas/parse-formula.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';

/** The most characters of an expression. */
const LONGEST = 2000;
/** The characters of a name, a value or an operator, about. */
const LENGTH_OF_NODE = 4;

const written = text(
  'an expression of the Common Expression Language over other fields of the row, such as quantity * unit_price; row["unit price"] for a name that is no identifier',
  { minLength: 1, maxLength: LONGEST },
);

const expression: Param<Formula> = {
  description: written.description,
  schema: written.schema,
  ...reading(written.name, (value, budget) => {
    const given = written.decode(value);
    if (E.isLeft(given)) return E.left(written.name);
    const formula = parseFormula(given.right);
    // A text that is no formula takes as long to read as one that is.
    const nodes = E.isRight(formula) ? formula.right.nodes : given.right.length / LENGTH_OF_NODE;
    budget?.spend(STEPS_OF_NODE * nodes);
    return formula;
  }),
  rules: {
    formula:
      'expression is a formula of docs/formulas.md. Its types agree, its exact numbers have at most 15 digits, and its result is not null in every row. precision is for numbers alone.',
  },
};

const constraints = {
  expression: uneven(withDefault(expression, '1 + 1')),
  precision: integer(
    'number of decimals of a number; by default all of them, or 2 after a division',
    { min: 0, max: 15 },
  ),
};

type Constraints = Decoded<typeof constraints>;

function compiled(
  { expression: { root }, precision }: Constraints,
  context: ColumnContext,
): E.Either<Fault, ColumnPlan> {
  return compileFormula(root, precision, (field) => context.column(field));
}

export const formula = fieldType({
  name: 'formula',
  synonyms: ['expression', 'computed', 'calculated', 'derived'],
  category: 'text and choices',
  description:
    'Value that is computed from other fields of the row, such as quantity * unit_price. It is null if it is computed from null.',
  constraints,
  mayHoldMoments: true,
  references: ({ expression: { fields } }) =>
    Array.from(fields, ([field, at]) => ({
      field,
      path: '/expression',
      where: ` at character ${at} of the expression`,
    })),
  checkColumns: (given, context) => {
    const column = compiled(given, context);
    return E.isLeft(column) ? [column.left] : [];
  },
  capacity: () => 1,
  plan: (given, context) => {
    const column = compiled(given, context);
    if (E.isLeft(column)) throw new Error(column.left.message);
    return column.right;
  },
});
