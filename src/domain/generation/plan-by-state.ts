import * as E from 'fp-ts/lib/Either.js';
import { oncePer } from '../basics/once-per.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { type DrawnIndices, drawnFlags } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import type { Moments } from '../columns/moments.js';
import { conditionalColumn } from '../conditions/conditional-column.js';
import { type DrawSource, indicesByState, soleDraw } from '../conditions/conditional-draws.js';
import { conditionalMoments } from '../conditions/conditional-moments.js';
import { oneState } from '../conditions/row-states.js';
import type { NonEmpty } from '../conditions/selected-pieces.js';
import { weightsByValue, weightsOfRow } from '../conditions/weights-of-row.js';
import type { FoundFault } from '../errors/late-fault.js';
import type { ColumnContext } from '../field-types/column-context.js';
import type { Scalar } from '../kernel/word-table.js';
import type { Field, Given, GivenRow } from './generate-request.js';

type Result<A> = E.Either<readonly FoundFault[], A>;

/** What selects and draws the values of a column that depends on others. */
export interface Dependence {
  /** The state of each row: 0, or 1 + the index of a row of `given`. */
  readonly states: DrawnIndices;
  readonly source: DrawSource;
}

/** The most weights of a column: one for each value in each row of `given` that varies them. They take 16 bytes each. */
const MOST_WEIGHTS = 2 ** 20;

/** Refuses a column of words with too many weights before any of them is computed. */
function tooManyWeights({ cell, steps }: ColumnPlan, rows: number): FoundFault | undefined {
  const [piece] = cell;
  if (soleDraw(steps)?.kind !== 'indices' || piece?.kind !== 'words') return undefined;
  const values = piece.table.entries.length;
  if (values * rows <= MOST_WEIGHTS) return undefined;
  const message = `${rows} rows for ${values} values have ${rows * values} weights, but at most ${MOST_WEIGHTS} are allowed: give fewer rows or values`;
  return { path: '/rows', message };
}

/** Plans the moments of a field whose type has a timeline. The path of a fault starts at `given`. */
export function momentsByState(
  { type: { timeline }, constraints, given }: Field,
  { source, states }: Dependence,
  context: ColumnContext,
): Result<Moments | undefined> {
  if (timeline === undefined) return E.right(undefined);
  const rows = given?.rows ?? [];
  const own = timeline.moments(constraints, context);
  if (given === undefined && isAsItIs(own.steps, source)) return E.right(undefined);
  const momentsOf = oncePer((ofRow: GivenRow['constraints']) => timeline.moments(ofRow, context));
  return joined([own, ...rows.map((row) => momentsOf(row.constraints))], (variants) =>
    conditionalMoments(source, states, variants),
  );
}

/** Plans the column of a field; the context has its moments already. The path of a fault starts at `given`. */
export function columnByState(
  field: Field,
  { source, states }: Dependence,
  context: ColumnContext,
): Result<ColumnPlan> {
  const { type, constraints, given, unique } = field;
  const own = type.plan(constraints, context);
  // The moments of the context are those of the row's state.
  if (type.timeline !== undefined) return E.right(own);
  // Unique and computed columns, and dates of other types, differ in their nulls alone.
  const isFixed = unique || own.moments !== undefined || type.references !== undefined;
  if (isFixed && !source.isCorrelated) return E.right(own);
  if (given === undefined && isAsItIs(own.steps, source)) return E.right(own);
  const others = given === undefined ? E.right([]) : columnsOfRows(field, given, own, context);
  if (E.isLeft(others)) return others;
  return joined([own, ...others.right], (variants) => conditionalColumn(source, states, variants));
}

/** The column of each row of `given`; `own` is that of the field. */
function columnsOfRows(
  { type, constraints }: Field,
  { rows, restWeights }: Given,
  own: ColumnPlan,
  context: ColumnContext,
): Result<readonly ColumnPlan[]> {
  const varied = rows.filter((row) => row.constraints !== constraints || row.shares !== undefined);
  const tooMany = tooManyWeights(own, varied.length);
  if (tooMany !== undefined) return E.left([tooMany]);
  // Rows that set the same have the same constraints.
  const planOf = oncePer((ofRow: GivenRow['constraints']) => type.plan(ofRow, context));
  const columns: ColumnPlan[] = [];
  for (const [i, row] of rows.entries()) {
    const plan =
      row.shares === undefined
        ? E.right(row.constraints === constraints ? own : planOf(row.constraints))
        : reweighted(own, row, row.shares, restWeights, i);
    if (E.isLeft(plan)) return plan;
    columns.push(plan.right);
  }
  return E.right(columns);
}

/** Whether a column without states draws in its own way, because it is more than one draw that could take places. */
function isAsItIs(steps: readonly FillStep[], { isCorrelated }: DrawSource): boolean {
  return !isCorrelated && soleDraw(steps) === undefined;
}

/** Joins variants, or refuses the first row whose variant cannot stand in one column with that of the field. */
function joined<A>(
  variants: NonEmpty<A>,
  join: (variants: NonEmpty<A>) => A | undefined,
): Result<A> {
  const all = join(variants);
  if (all !== undefined) return E.right(all);
  const [own, ...others] = variants;
  const row = others.findIndex((other) => join([own, other]) === undefined);
  const message =
    'expected values in the notation of the field: their kind and their decimals cannot vary';
  return E.left([{ path: `/rows/${row}`, message }]);
}

/** 1 in the rows that have a value, at the rate of their state; undefined if all have one. */
export function presence(
  { nullRate, given }: Field,
  states: DrawnIndices | undefined,
  source: DrawSource,
): DrawnIndices | undefined {
  const rates = [nullRate, ...(given?.rows ?? []).map((row) => row.nullRate)];
  if (rates.every((rate) => rate === 0)) return undefined;
  if (states === undefined || rates.every((rate) => rate === nullRate)) {
    return flagsOf(source, 1 - nullRate);
  }
  const entries = rates.map((rate) => [
    { index: 0, weight: rate },
    { index: 1, weight: 1 - rate },
  ]);
  return indicesByState(source, states, entries);
}

/** Draws a flag for each row: 1 at this rate, else 0. */
export function flagsOf(source: DrawSource, rate: number): DrawnIndices {
  if (source.places === undefined) return drawnFlags(source.key, rate);
  const entries = [
    { index: 0, weight: 1 - rate },
    { index: 1, weight: rate },
  ];
  return indicesByState(source, oneState(), [entries]);
}

/** The column with the weights of a row of `given`. */
function reweighted(
  plan: ColumnPlan,
  { rest = 0 }: GivenRow,
  shares: NonNullable<GivenRow['shares']>,
  restWeights: Given['restWeights'],
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

/** The faults of the states of a field, at paths that start at its constraints. */
export function belowGiven(faults: readonly FoundFault[]): readonly FoundFault[] {
  return faults.map((fault) => ({ ...fault, path: `/given${fault.path}` }));
}
