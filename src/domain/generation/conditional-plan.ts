import * as E from 'fp-ts/lib/Either.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { type DrawnIndices, drawnFlags } from '../columns/drawn.js';
import type { Moments } from '../columns/moments.js';
import { conditionalColumn } from '../conditions/conditional-column.js';
import { indicesByState, soleDraw } from '../conditions/conditional-draws.js';
import { conditionalMoments } from '../conditions/conditional-moments.js';
import type { NonEmpty } from '../conditions/selected-pieces.js';
import { weightsByValue, weightsOfRow } from '../conditions/weights-of-row.js';
import type { Fault } from '../errors/fault.js';
import type { ColumnContext } from '../field-types/column-context.js';
import type { Scalar } from '../kernel/word-table.js';
import type { Key } from '../random/mix.js';
import type { Field, Given, GivenRow } from './generate-request.js';

type Result<A> = E.Either<readonly Fault[], A>;

/** Refuses the first variant that cannot stand in one column with the field's own, which is the variant at index 0. */
function otherNotation<A>(
  variants: NonEmpty<A>,
  joined: (variants: NonEmpty<A>) => unknown,
): Result<never> {
  const [own, ...others] = variants;
  const row = others.findIndex((other) => joined([own, other]) === undefined);
  const message =
    'expected values in the notation of the field: their kind and their decimals cannot vary';
  return E.left([{ path: `/rows/${row}`, message }]);
}

/** A field whose constraints depend on other fields. */
export type Conditional = Field & { readonly given: Given };

export function isConditional(field: Field): field is Conditional {
  return field.given !== undefined;
}

/** Plans the column of a field, given the state of each row. The path of a fault starts at `given`. */
export function planConditional(
  field: Conditional,
  states: DrawnIndices,
  context: ColumnContext,
): Result<ColumnPlan> {
  const { type, constraints, given } = field;
  const own = type.plan(constraints, context);
  // The moments of the context are already those of the row's state.
  if (type.timeline !== undefined) return E.right(own);
  const others: ColumnPlan[] = [];
  for (const [i, row] of given.rows.entries()) {
    const plan =
      row.shares === undefined
        ? E.right(type.plan(row.constraints, context))
        : reweighted(own, row, row.shares, given, i);
    if (E.isLeft(plan)) return plan;
    others.push(plan.right);
  }
  const joined = (variants: NonEmpty<ColumnPlan>): ColumnPlan | undefined =>
    conditionalColumn(context.key('value'), states, variants);
  const plan = joined([own, ...others]);
  return plan === undefined ? otherNotation([own, ...others], joined) : E.right(plan);
}

/** Plans the moments of a field, given the state of each row. */
export function planConditionalMoments(
  { type: { timeline }, constraints, given }: Conditional,
  states: DrawnIndices,
  context: ColumnContext,
): Result<Moments | undefined> {
  if (timeline === undefined) return E.right(undefined);
  const variants: NonEmpty<Moments> = [
    timeline.moments(constraints, context),
    ...given.rows.map((row) => timeline.moments(row.constraints, context)),
  ];
  const joined = (some: NonEmpty<Moments>): Moments | undefined =>
    conditionalMoments(context.key('value'), states, some);
  const moments = joined(variants);
  return moments === undefined ? otherNotation(variants, joined) : E.right(moments);
}

/** 1 in the rows that have a value, at the rate of their state; undefined if all have one. */
export function presence(
  { nullRate, given }: Field,
  states: DrawnIndices | undefined,
  key: Key,
): DrawnIndices | undefined {
  const rates = [nullRate, ...(given?.rows ?? []).map((row) => row.nullRate)];
  if (rates.every((rate) => rate === 0)) return undefined;
  if (states === undefined || rates.every((rate) => rate === nullRate)) {
    return drawnFlags(key, 1 - nullRate);
  }
  const entries = rates.map((rate) => [
    { index: 0, weight: rate },
    { index: 1, weight: 1 - rate },
  ]);
  return indicesByState(key, states, entries);
}

/** The column with the weights of a row of `given`. */
function reweighted(
  plan: ColumnPlan,
  { rest = 0 }: GivenRow,
  shares: NonNullable<GivenRow['shares']>,
  { restWeights }: Given,
  row: number,
): Result<ColumnPlan> {
  const [step] = plan.steps;
  const draw = soleDraw(plan.steps);
  const [piece] = plan.cell;
  const path = `/rows/${row}`;
  if (step === undefined || draw?.kind !== 'indices' || piece?.kind !== 'words') {
    const message = 'expected a list of weights: the values of the field are not a plain list';
    return E.left([{ path: `${path}/weights`, message }]);
  }
  const { entries } = piece.table;
  const ownWeights = entries.map((_, i) => draw.weights?.[i] ?? 1);
  const sharing =
    restWeights === undefined ? E.right(ownWeights) : fullWeights(entries, restWeights);
  if (E.isLeft(sharing)) return sharing;
  const weights = weightsOfRow(entries, { shares, rest, restWeights: sharing.right });
  if (E.isLeft(weights)) {
    return E.left(weights.left.map((fault) => ({ ...fault, path: path + fault.path })));
  }
  return E.right({ ...plan, steps: [{ ...step, draw: { ...draw, weights: weights.right } }] });
}

function fullWeights(
  values: readonly Scalar[],
  shares: Readonly<Record<string, number>>,
): Result<readonly number[]> {
  return E.map((weights: readonly (number | undefined)[]) => weights.map((weight) => weight ?? 0))(
    weightsByValue(values, shares, '/rest_weights'),
  );
}
